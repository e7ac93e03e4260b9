import { useCallback, useMemo } from 'react'
import { type FieldLengths, measureRows } from '#domain/draft/measure-rows.ts'
import {
  ABOUT_FIELD,
  toCells,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useCourierLabel } from '#i18n/words/courier-names.ts'
import { fittingWidth } from '#ui/grid/columns/fitting-width.ts'
import type { GridColumn } from '#ui/grid/grid.tsx'
import { CourierInput } from './couriers/courier-input.tsx'

type Cells<Row> = Omit<GridColumn<Row, string>, 'key' | 'header' | 'width'>

type EntryColumns<Row> = {
  /** Fields with a column. */
  readonly fields?: readonly TrackingField[]
  /** Place and width of a field's column, as from `useFittingPlace`. */
  readonly placeOf: (field: TrackingField) => Pick<GridColumn<Row, string>, 'width' | 'narrow'>
  /** Column of the row's number in the sheet. */
  readonly row: Cells<Row> & { readonly width: string }
  /** What the cells of a field show and can do; a `width` replaces the fitting one. */
  readonly cells: (field: TrackingField) => Cells<Row> & { readonly width?: string }
}

/** Returns a function that builds the columns of any table of entries: the row's number, then the values. */
export function useEntryColumns() {
  const t = useTranslations('common')
  return useCallback(
    <Row>({
      fields = TRACKING_FIELDS,
      placeOf,
      row,
      cells,
    }: EntryColumns<Row>): readonly GridColumn<Row, 'row' | TrackingField>[] => [
      { key: 'row', header: t('row'), align: 'end', ...row },
      ...fields.map((field) => ({
        key: field,
        header: t(ABOUT_FIELD[field].header),
        monospace: field !== 'courier',
        ...(field === 'courier' && { Editor: CourierInput }),
        ...placeOf(field),
        ...cells(field),
      })),
    ],
    [t],
  )
}

type Fitting = {
  readonly lengths: FieldLengths
  readonly grid: 'draft' | 'failures' | 'upload'
  /** Maximum share of the grid for one column, and for the one of the numbers. */
  readonly most: string
  readonly mostForNumbers?: string
  /** Text of the first field in a line for new entries, which must fit. */
  readonly placeholder?: string
}

/** Returns a function that places the column of a field, with a width that fits its longest value. */
export function useFittingPlace({
  lengths: measured,
  grid,
  most,
  mostForNumbers = most,
  placeholder = '',
}: Fitting) {
  const t = useTranslations('common')
  // As a string: values of the same length must not change the columns.
  const lengths = JSON.stringify(measured)
  return useCallback(
    (field: TrackingField) => {
      const letters = (JSON.parse(lengths) as FieldLengths)[field]
      const header = t(ABOUT_FIELD[field].header)
      const isLonger = field === 'orderId' && placeholder.length > header.length
      const place = ABOUT_FIELD[field].grids[grid]
      const content = { header: isLonger ? placeholder : header, letters }
      const share = field === 'trackingId' ? mostForNumbers : most
      return { ...place, width: fittingWidth(place.width, content, share) }
    },
    [lengths, t, grid, most, mostForNumbers, placeholder],
  )
}

/** Number of entries that are measured; the others are assumed to be about as long. */
const MEASURED = 300

/** Measures the first entries of an upload, or of these positions. */
export function useEntryLengths(
  entries: EntryList,
  positions: readonly Position[] | null,
): FieldLengths {
  const courierLabel = useCourierLabel()
  return useMemo(() => {
    const count = Math.min(MEASURED, positions?.length ?? entries.length)
    const rows = Array.from({ length: count }, (_, index) => {
      const { courier = '', ...entry } = entries.at(positions?.[index] ?? index) ?? {}
      return { cells: toCells({ ...entry, courier: courier && courierLabel(courier) }) }
    })
    return measureRows(rows, () => null)
  }, [entries, positions, courierLabel])
}
