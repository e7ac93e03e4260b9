import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { Candidate, CourierSite } from './candidate.tsx'
import { CourierCombobox } from './courier-combobox.tsx'
import styles from '#features/couriers/couriers.module.css'
import type { CandidateChoiceProps } from './candidate-radios.tsx'
import { useSearchText } from './use-search-text.ts'

/** Many couriers: people search by name in any language, by country or by code. */
export function CandidateSearch(props: CandidateChoiceProps) {
  const t = useTranslations('couriers')
  const language = useLocale()
  const searchOf = useSearchText()
  const { candidates, onGoOn } = props
  const chosen = candidates.find((candidate) => candidate.key === props.chosen) ?? null
  return (
    <>
      <CourierCombobox
        label={props.label}
        quietLabel
        placeholder={t('search')}
        options={candidates}
        textOf={(candidate) => nameOfCandidate(candidate, language)}
        searchOf={searchOf}
        render={(candidate) => <Candidate candidate={candidate} notes={props.notes} />}
        chosen={chosen}
        onChoose={props.onChoose}
        disabled={props.disabled}
        {...(onGoOn ? { onEnter: onGoOn } : {})}
      />
      {chosen && (
        <div className={styles.chosen}>
          <Candidate candidate={chosen} notes={props.notes} />
          <CourierSite address={chosen.url} />
        </div>
      )}
    </>
  )
}
