import type { SheetVerdict } from '#domain/sheet/reading.ts'
import type { ColumnMatch } from '#domain/columns/column-match.ts'

/** Tells whether a sheet of a workbook holds entries, from what was found in its columns; or what it lacks. */
export function judgeSheet({ certain, columns, mapping }: ColumnMatch): SheetVerdict {
  const { orderId, merchantOrderId, trackingId } = mapping
  if (columns.every(({ kind }) => kind === 'empty')) return 'no-rows'
  const hasTracking = trackingId !== undefined && (certain || isTracking(columns[trackingId]))
  const hasOrder = orderId !== undefined || merchantOrderId !== undefined
  if (hasTracking) return hasOrder ? 'entries' : 'no-orders'
  return hasOrder && columns[orderId ?? merchantOrderId ?? 0]?.kind === 'order'
    ? 'no-numbers'
    : 'neither'
}

const isTracking = (column: ColumnMatch['columns'][number] | undefined): boolean =>
  column?.kind === 'tracking'
