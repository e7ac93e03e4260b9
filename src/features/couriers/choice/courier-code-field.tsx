import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import type { KnownCourier } from '#domain/couriers/list/courier-list.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { couriersQuery } from '#page/queries.ts'
import { useServices } from '#page/services.ts'
import { Candidate, type CandidateNotes } from './candidate.tsx'
import { CourierCombobox } from './courier-combobox.tsx'
import styles from '#features/couriers/couriers.module.css'
import { useSearchText, useSharedNames } from './courier-words.ts'

type CourierCodeFieldProps = {
  readonly label: string
  /** The label is read out but not seen. */
  readonly quietLabel?: boolean
  /** As it stands in the field. */
  readonly text: string
  readonly onText: (text: string) => void
  /** A courier was taken from the list. */
  readonly onChoose: (code: string, courierName: string, isPress: boolean) => void
  readonly onEnter?: () => void
  readonly disabled?: boolean
}

/** Until they are there, and without them: a code can be typed all the same. */
const NONE: readonly KnownCourier[] = []
const NO_NOTES = { suggestion: null, tried: new Set<string>(), used: [] }
/** Names, facts, and where they come from. */
const OPTION_HEIGHT = 68

/**
 * A courier code to type, whatever it is, with a list to take it from: couriers that this service has named come
 * first, then those of a public list, marked as such.
 */
export function CourierCodeField(props: CourierCodeFieldProps) {
  const { label, text, onText, onChoose, onEnter, quietLabel = false, disabled = false } = props
  const t = useTranslations('couriers')
  const language = useLocale()
  const searchOf = useSearchText()
  const [isUsed, setIsUsed] = useState(false)
  const { data: known = NONE } = useQuery({
    ...couriersQuery(useServices()),
    enabled: isUsed || text !== '',
  })
  const sharedNames = useSharedNames(known)
  const about = { known, notes: { ...NO_NOTES, sharedNames } }
  const chosen = known.find(({ key }) => key === cleanCell(text)) ?? null
  return (
    <div className={styles.codeField} onFocus={() => setIsUsed(true)}>
      <CourierCombobox
        label={label}
        quietLabel={quietLabel}
        placeholder={t('searchCode')}
        options={known}
        textOf={({ key }) => key}
        searchOf={searchOf}
        render={(candidate) => <KnownCandidate candidate={candidate} {...about} />}
        chosen={chosen}
        free={{ text, onText }}
        onChoose={(candidate, isPress) =>
          onChoose(candidate.key, nameOfCandidate(candidate, language), isPress)
        }
        nothing={known.length === 0 ? '' : t('nothingKnown')}
        optionHeight={OPTION_HEIGHT}
        disabled={disabled}
        {...(onEnter ? { onEnter } : {})}
      />
      {chosen && (
        <div className={styles.chosen}>
          <KnownCandidate candidate={chosen} {...about} />
        </div>
      )}
    </div>
  )
}

type KnownCandidateProps = {
  readonly candidate: CourierCandidate
  readonly known: readonly KnownCourier[]
  readonly notes: CandidateNotes
}

function KnownCandidate({ candidate, known, notes }: KnownCandidateProps) {
  const t = useTranslations('couriers.from')
  const from = known.find(({ key }) => key === candidate.key)?.from ?? 'public-list'
  return (
    <span className={styles.known}>
      <Candidate candidate={candidate} notes={notes} />
      <span className={styles.from}>{t(from)}</span>
    </span>
  )
}
