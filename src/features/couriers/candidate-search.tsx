import { lazy, Suspense } from 'react'
import type { CourierCandidate } from '#domain/tracking/upload-result.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import type { ComboboxProps } from '#ui/combobox.tsx'
import { nameOfCandidate } from './candidate-names.ts'
import type { CandidateChoiceProps } from './candidate-radios.tsx'
import { Candidate } from './candidate.tsx'

/** Comes when a list is long enough to need it. */
const CourierCombobox = lazy(async () => {
  const { Combobox } = await import('#ui/combobox.tsx')
  return { default: (props: ComboboxProps<CourierCandidate>) => <Combobox {...props} /> }
})

const keyOf = (candidate: CourierCandidate) => candidate.key
const searchOf = (candidate: CourierCandidate) =>
  [
    candidate.name,
    candidate.nameZhCn,
    candidate.nameZhHk,
    candidate.key,
    candidate.countryIso,
  ].join(' ')

/** Many couriers: people search by name in any language, by country or by code. */
export function CandidateSearch(props: CandidateChoiceProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const language = useLocale()
  const { candidates, chosen } = props
  return (
    <Suspense fallback={<p>{common('loading')}</p>}>
      <CourierCombobox
        label={props.label}
        quietLabel
        placeholder={t('search')}
        options={candidates}
        keyOf={keyOf}
        textOf={(candidate) => nameOfCandidate(candidate, language)}
        searchOf={searchOf}
        render={(candidate) => <Candidate candidate={candidate} suggestion={props.suggestion} />}
        chosen={candidates.find((candidate) => candidate.key === chosen) ?? null}
        onChoose={props.onChoose}
        nothing={t('nothing')}
        found={(count) => t('found', { count })}
        disabled={props.disabled}
      />
    </Suspense>
  )
}
