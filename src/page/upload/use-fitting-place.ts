import { useCallback, useMemo } from 'react'
import { measureRows } from '#domain/draft/arrange/measure-rows.ts'
import { ABOUT_FIELD, toCells, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useCourierLabel } from '#i18n/words/courier-names.ts'
import { fittingWidth } from '#ui/grid/columns/fitting-width.ts'

/** The first entries show how long the values of the others are. */
const MEASURED = 300

type Measured = {
  readonly entries: EntryList
  /** null: all of them. */
  readonly positions: readonly Position[] | null
  readonly grid: 'failures' | 'upload'
  /** The share of the grid that one column may take. */
  readonly most: string
}

/** Says where the column of a field is, as wide as what the entries have in it. */
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
  // By their text: a value of the same length leaves the columns where they are.
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
