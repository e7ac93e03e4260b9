import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { useLocale } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { type CandidateChoiceProps, CandidateRadios } from './candidate-radios.tsx'
import { CandidateSearch } from './candidate-search.tsx'
import { CodeChoice } from './code-choice.tsx'

/** So many couriers are all shown; past that people search. */
export const MOST_IN_SIGHT = 10

type CourierChoiceProps = Omit<CandidateChoiceProps, 'onChoose'> & {
  readonly onChoose: (courier: string, courierName: string) => void
}

/** The way to choose that fits the number of candidates. */
export function CourierChoice({ onChoose, ...about }: CourierChoiceProps) {
  const language = useLocale()
  const { candidates } = about
  if (candidates.length === 0) return <CodeChoice {...about} onChoose={onChoose} />
  const Choice = candidates.length > MOST_IN_SIGHT ? CandidateSearch : CandidateRadios
  const choose = (candidate: CourierCandidate) =>
    onChoose(candidate.key, nameOfCandidate(candidate, language))
  return <Choice {...about} onChoose={choose} />
}
