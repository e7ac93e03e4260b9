import type { CourierSuggestion } from '#domain/couriers/suggest-courier.ts'
import type { CourierCandidate } from '#domain/tracking/upload-result.ts'
import { useLocale } from '#i18n/use-translations.ts'
import { nameOfCandidate } from './candidate-names.ts'
import { CandidateRadios } from './candidate-radios.tsx'
import { CandidateSearch } from './candidate-search.tsx'
import { CodeChoice } from './code-choice.tsx'

/** So many couriers are all shown; past that people search. */
export const MOST_IN_SIGHT = 10

type CourierChoiceProps = {
  readonly label: string
  readonly candidates: readonly CourierCandidate[]
  readonly suggestion: CourierSuggestion | null
  readonly chosen: string | null
  readonly disabled: boolean
  readonly onChoose: (courier: string, courierName: string) => void
  /** Takes the last choice back. */
  readonly onUndo: () => void
}

/** The way to choose that fits the number of candidates. */
export function CourierChoice({ candidates, suggestion, onChoose, ...rest }: CourierChoiceProps) {
  const language = useLocale()
  if (candidates.length === 0)
    return <CodeChoice {...rest} onChoose={(code) => onChoose(code, code)} />
  const Choice = candidates.length > MOST_IN_SIGHT ? CandidateSearch : CandidateRadios
  return (
    <Choice
      {...rest}
      candidates={candidates}
      suggestion={suggestion}
      onChoose={(candidate) => onChoose(candidate.key, nameOfCandidate(candidate, language))}
    />
  )
}
