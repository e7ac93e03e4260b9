import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { Selection } from './use-selection.ts'
import styles from '#features/failures/work.module.css'

type SelectBoxProps = { readonly selection: Selection; readonly positions: readonly Position[] }

/** Selects all of these entries, or none of them; neither on nor off while only some are selected. */
export function SelectBox({ selection, positions }: SelectBoxProps) {
  const count = positions.filter(selection.isSelected).length
  return (
    <input
      type="checkbox"
      className={styles.select}
      checked={count === positions.length}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < positions.length
      }}
      onChange={(event) => selection.select(positions, event.target.checked)}
    />
  )
}

/** Selects whatever is in sight, or nothing of it. */
export function SelectAll({ selection, positions }: SelectBoxProps) {
  const t = useTranslations('failures')
  const count = selection.selected.length
  return (
    <label className={styles.selectAll}>
      <SelectBox selection={selection} positions={positions} />
      {t('tickAll')}
      {count > 0 && <span className={styles.hint}>{t('tickedCount', { count })}</span>}
    </label>
  )
}
