import { checkField } from '#domain/entry/gate.ts'
import { rulesOf } from '#domain/entry/rules.ts'
import { eachField, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { AS_IT_IS, cellOf, type EntryTable, markOf } from '#domain/draft/table/entry-table.ts'
import { FLAG, LIKELY } from '#domain/draft/table/row-flags.ts'
import type { SourceFacts } from '#domain/draft/source-facts.ts'

/** The issues of one cell, whatever the rest of the sheet holds. */
export function flagsOfCell(cell: string, field: TrackingField): number {
  return flagsOf(checkField(cell, field))
}

/** The issues of a cell that is sent in spite of its likely problem: a certain one still holds it back. */
export function flagsBehindLikely(cell: string, field: TrackingField): number {
  return flagsOf(checkField(cell, field, (kind) => (FLAG[kind] & LIKELY) === 0))
}

function flagsOf({ problem, warning }: ReturnType<typeof checkField>): number {
  return (problem === null ? 0 : FLAG[problem]) | (warning === null ? 0 : FLAG[warning])
}

/** What an empty cell means, by number of the field. */
export const MISSING = TRACKING_FIELDS.map((field) => {
  const { missing } = rulesOf(field)
  return missing === null ? 0 : FLAG[missing]
})

/** The issues of one cell of a sheet, without those that the person called right. */
export function flagsAt(
  table: EntryTable,
  slot: number,
  field: TrackingField,
  sources: readonly SourceFacts[] = [],
): number {
  const cell = cellOf(table, slot, field)
  if (cell === '') return MISSING[TRACKING_FIELDS.indexOf(field)] ?? 0
  const flags = flagsOfCell(cell, field)
  const likely = flags & LIKELY
  if (likely === 0) return flags
  const { confirmed = [] } = sources[table.sourceIds[slot] ?? -1] ?? {}
  const isUsual = confirmed.some((one) => one.field === field && likely === FLAG[one.kind])
  if (isUsual) return flagsBehindLikely(cell, field)
  const isSentAsItIs = (markOf(table, slot, field) & AS_IT_IS) !== 0
  return isSentAsItIs ? flagsBehindLikely(cell, field) | FLAG['sent-as-it-is'] : flags
}

/** The issues of one row, without those that other rows, formats or earlier uploads give it. */
export function flagsOfRow(
  table: EntryTable,
  slot: number,
  sources: readonly SourceFacts[] = [],
): number {
  let flags = isOrderItsNumber(table, slot) ? FLAG['order-is-number'] : 0
  for (const field of TRACKING_FIELDS) flags |= flagsAt(table, slot, field, sources)
  return flags
}

/** By field: what the cells of all other fields can give a row. */
const OF_OTHER_FIELDS = eachField((field) =>
  TRACKING_FIELDS.filter((other) => other !== field)
    .flatMap((other) => [...rulesOf(other).problems, ...rulesOf(other).warnings])
    .reduce((flags, { kind }) => flags | FLAG[kind], FLAG['sent-as-it-is']),
)

/** The issues of a row after one cell changed, as `flagsOfRow` finds them; other cells without issues aren't read again. */
export function flagsAfterEdit(
  table: EntryTable,
  slot: number,
  field: TrackingField,
  sources: readonly SourceFacts[],
): number {
  const ofOthers = (table.flags[slot] ?? 0) & OF_OTHER_FIELDS[field]
  if (ofOthers !== 0) return flagsOfRow(table, slot, sources)
  const same = isOrderItsNumber(table, slot) ? FLAG['order-is-number'] : 0
  return same | flagsAt(table, slot, field, sources)
}

/** Whether the order ID of a row equals its tracking number. */
export function isOrderItsNumber(table: EntryTable, slot: number): boolean {
  const orderId = cellOf(table, slot, 'orderId')
  return orderId !== '' && orderId === cellOf(table, slot, 'trackingId')
}
