import { useMemo, useState } from 'react'
import type { Position } from '#domain/upload/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import styles from './work.module.css'

export type Selection = {
  /** Selected positions, in their order. */
  readonly selected: readonly Position[]
  readonly isSelected: (position: Position) => boolean
  readonly select: (positions: readonly Position[], on: boolean) => void
  /** Forgets the user's selection for these positions; automatic selection applies again. */
  readonly forget: (positions: readonly Position[]) => void
}

const NONE = () => false

/** Selects entries of a list, by the user's choice or else automatically. */
export function useSelection(
  positions: readonly Position[],
  byItself: (position: Position) => boolean = NONE,
): Selection {
  const [decided, setDecided] = useState<ReadonlyMap<Position, boolean>>(new Map())
  return useMemo(() => {
    const isSelected = (position: Position) => decided.get(position) ?? byItself(position)
    return {
      selected: positions.filter(isSelected),
      isSelected,
      select: (changed, on) =>
        setDecided((before) => {
          const after = new Map(before)
          for (const position of changed) after.set(position, on)
          return after
        }),
      forget: (gone) =>
        setDecided((before) => {
          const left = new Map(before)
          for (const position of gone) left.delete(position)
          return left
        }),
    }
  }, [positions, byItself, decided])
}

type SelectBoxProps = {
  readonly selection: Selection
  readonly positions: readonly Position[]
  /** Accessible name, if there is no text beside the box. */
  readonly label?: string
}

/** Check box that selects all of these entries or none. Indeterminate while only some are selected. */
export function SelectBox({ selection, positions, label }: SelectBoxProps) {
  const count = positions.filter(selection.isSelected).length
  return (
    <input
      type="checkbox"
      aria-label={label}
      className={styles.select}
      checked={count > 0 && count === positions.length}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < positions.length
      }}
      onChange={(event) => selection.select(positions, event.target.checked)}
    />
  )
}

/** Check box with a label that selects the whole list or nothing. */
export function SelectAll({ selection, positions }: SelectBoxProps) {
  const t = useTranslations('failures')
  return (
    <label className={styles.selectAll}>
      <SelectBox selection={selection} positions={positions} />
      {t('selectAll')}
    </label>
  )
}

/** The same for the header of a column of check boxes. */
export function SelectAllBox(props: SelectBoxProps) {
  const t = useTranslations('failures')
  return <SelectBox {...props} label={t('selectAll')} />
}
