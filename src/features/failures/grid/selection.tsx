import { useMemo, useState } from 'react'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import styles from '#features/failures/work.module.css'

export type Selection = {
  /** The selected ones of the positions, in their order. */
  readonly selected: readonly Position[]
  readonly isSelected: (position: Position) => boolean
  readonly select: (positions: readonly Position[], on: boolean) => void
  /** Forgets the person's selection; only automatic selections stay. */
  readonly forget: (positions: readonly Position[]) => void
}

const NONE = () => false

/** Which entries of a list are selected: by the person, else by themselves. */
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
  /** Where no words are beside it. */
  readonly label?: string
}

/** Selects all of these entries, or none of them; neither on nor off while only some are selected. */
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

/** Selects whatever is in the list, or nothing of it. */
export function SelectAll({ selection, positions }: SelectBoxProps) {
  const t = useTranslations('failures')
  return (
    <label className={styles.selectAll}>
      <SelectBox selection={selection} positions={positions} />
      {t('selectAll')}
    </label>
  )
}

/** The same for the box above a column of boxes. */
export function SelectAllBox(props: SelectBoxProps) {
  const t = useTranslations('failures')
  return <SelectBox {...props} label={t('selectAll')} />
}
