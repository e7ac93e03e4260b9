import type { ColumnMapping } from '#domain/columns/column-match.ts'

/** The field that still needs a column; null: the choice can be used. A lone column is enough to begin with. */
export function missingField(
  mapping: ColumnMapping,
  isLone: boolean,
): 'orderId' | 'trackingId' | null {
  if (isLone && Object.keys(mapping).length > 0) return null
  if (mapping.orderId === undefined && mapping.merchantOrderId === undefined) return 'orderId'
  return mapping.trackingId === undefined ? 'trackingId' : null
}
