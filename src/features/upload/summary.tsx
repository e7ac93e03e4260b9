import { useState } from 'react'
import { type OutcomeKind, OUTCOME_KINDS } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Icon } from '#ui/icon.tsx'
import { StackedBar } from '#ui/feedback/stacked-bar.tsx'
import styles from './summary.module.css'
import { OUTCOME_LOOKS } from '#page/outcome-mark.tsx'
import tones from '#page/tones.module.css'

type SummaryProps = {
  readonly counts: UploadState['counts']
  /** The outcome whose entries are listed below; null: all. */
  readonly shown: OutcomeKind | null
  readonly onShow: (kind: OutcomeKind | null) => void
}

/** Every entry in exactly one outcome, as numbers and as a picture; a number lists its entries. */
export function Summary({ counts, shown, onShow }: SummaryProps) {
  const t = useTranslations('upload')
  const outcomeName = useTranslations('common.outcome')
  const format = useFormatter()
  const [focused, setFocused] = useState<OutcomeKind | null>(null)
  // A number that falls to 0 stays while it is chosen or holds the keyboard.
  const kinds = OUTCOME_KINDS.filter(
    (kind) => counts[kind] > 0 || kind === shown || kind === focused,
  )
  const toggle = (kind: OutcomeKind) => onShow(kind === shown ? null : kind)
  return (
    <section className={styles.summary} aria-label={t('summary')}>
      <header className={styles.head}>
        <h2>{t('summary')}</h2>
        <p className={styles.hint}>{t('summaryHint')}</p>
      </header>
      <StackedBar
        parts={kinds.map((kind) => ({
          key: kind,
          count: counts[kind],
          tone: OUTCOME_LOOKS[kind].tone,
          name: `${outcomeName(kind)} ${format.number(counts[kind])}`,
        }))}
        chosen={shown}
        onChoose={toggle}
      />
      <ul className={styles.numbers}>
        {kinds.map((kind) => (
          // It only notes which of the buttons has the focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li key={kind} onFocus={() => setFocused(kind)} onBlur={() => setFocused(null)}>
            <OutcomeNumber
              kind={kind}
              count={counts[kind]}
              pressed={kind === shown}
              onPress={() => toggle(kind)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type OutcomeNumberProps = {
  readonly kind: OutcomeKind
  readonly count: number
  readonly pressed: boolean
  readonly onPress: () => void
}

function OutcomeNumber({ kind, count, pressed, onPress }: OutcomeNumberProps) {
  const t = useTranslations('common.outcome')
  const format = useFormatter()
  const { icon, tone } = OUTCOME_LOOKS[kind]
  return (
    <button
      type="button"
      className={[styles.number, styles[tone], tones[tone]].join(' ')}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon name={icon} size={14} />
      <span>
        {t(kind)} <strong>{format.number(count)}</strong>
      </span>
    </button>
  )
}
