import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from './candidate-names.ts'
import { Candidate } from './candidate.tsx'
import { CourierCombobox } from './courier-combobox.tsx'
import type { CandidateChoiceProps } from './candidate-radios.tsx'
import { useSearchText } from './use-search-text.ts'

/** Many couriers: people search by name in any language, by country or by code. */
export function CandidateSearch(props: CandidateChoiceProps) {
  const t = useTranslations('couriers')
  const language = useLocale()
  const searchOf = useSearchText()
  const { candidates, chosen, onGoOn } = props
  return (
    <CourierCombobox
      label={props.label}
      quietLabel
      placeholder={t('search')}
      options={candidates}
      textOf={(candidate) => nameOfCandidate(candidate, language)}
      searchOf={searchOf}
      render={(candidate) => <Candidate candidate={candidate} notes={props.notes} />}
      chosen={candidates.find((candidate) => candidate.key === chosen) ?? null}
      onChoose={props.onChoose}
      disabled={props.disabled}
      {...(onGoOn ? { onEnter: onGoOn } : {})}
    />
  )
}
