import { useCallback, useMemo } from 'react'
import { measureRows } from '#domain/draft/measure-rows.ts'
import { ABOUT_FIELD, toCells, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useCourierLabel } from '#i18n/words/courier-names.ts'
import { fittingWidth } from '#ui/grid/columns/fitting-width.ts'

/** Number of entries that are measured; the others are assumed to be about as long. */
const MEASURED = 300

type Measured = {
  readonly entries: EntryList
  /** null: all positions. */
  readonly positions: readonly Position[] | null
  readonly grid: 'failures' | 'upload'
  /** Maximum share of the grid for one column. */
  readonly most: string
}

/** Returns a function that places the column of a field, with a width that fits the entries' values. */
export function useFittingPlace({ entries, positions, grid, most }: Measured) {
  const t = useTranslations('common')
  const courierLabel = useCourierLabel()
  const lengths = useMemo(() => {
    const count = Math.min(MEASURED, positions?.length ?? entries.length)
    const rows = Array.from({ length: count }, (_, index) => {
      const { courier = '', ...entry } = entries.at(positions?.[index] ?? index) ?? {}
      return { cells: toCells({ ...entry, courier: courier && courierLabel(courier) }) }
    })
    return JSON.stringify(measureRows(rows, () => null))
  }, [entries, positions, courierLabel])
  // As a string: values of the same length must not change the columns.
  return useCallback(
    (field: TrackingField) => {
      const lettersOf = JSON.parse(lengths) as Record<TrackingField, number>
      const content = { header: t(ABOUT_FIELD[field].header), letters: lettersOf[field] }
      const place = ABOUT_FIELD[field].grids[grid]
      return { ...place, width: fittingWidth(place.width, content, most) }
    },
    [lengths, t, grid, most],
  )
}
