import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { TickBox } from './select-box.tsx'
import type { Ticks } from './use-selection.ts'
import styles from '#features/failures/work.module.css'

type TickAllProps = { readonly ticks: Ticks; readonly positions: readonly Position[] }

/** Ticks whatever is in sight, or nothing of it. */
export function TickAll({ ticks, positions }: TickAllProps) {
  const t = useTranslations('failures')
  const count = ticks.ticked.length
  return (
    <label className={styles.tickAll}>
      <TickBox ticks={ticks} positions={positions} />
      {t('tickAll')}
      {count > 0 && <span className={styles.hint}>{t('tickedCount', { count })}</span>}
    </label>
  )
}
