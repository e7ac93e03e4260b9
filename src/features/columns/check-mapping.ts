import type { ColumnMapping } from '#domain/columns/column-match.ts'

/** Why a choice of columns cannot be used. */
export type MappingProblem = 'needsTracking' | 'needsOrder' | 'twice'

/** Tells what is wrong with a choice of columns; null when it can be used. A lone column is enough to begin with. */
export function checkMapping(mapping: ColumnMapping, isLone: boolean): MappingProblem | null {
  const chosen = Object.values(mapping)
  if (new Set(chosen).size < chosen.length) return 'twice'
  if (isLone && chosen.length > 0) return null
  if (mapping.trackingId === undefined) return 'needsTracking'
  if (mapping.orderId === undefined && mapping.merchantOrderId === undefined) return 'needsOrder'
  return null
}
