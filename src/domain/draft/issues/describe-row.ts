import { readChange } from '#domain/entry/cleaning/spreadsheet-change.ts'
import { splitSeveral, suggestFix } from '#domain/entry/cleaning/several-numbers.ts'
import { isDate } from '#domain/entry/read-shapes.ts'
import { numberInLink } from '#domain/entry/read-link.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { flagsAt } from './check-cells.ts'
import { isFilledByRule } from '#domain/draft/table/filled-cells.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import { cellOf, cellsOf, type EntryTable, originalOf } from '#domain/draft/table/entry-table.ts'
import { readNamed } from './clean-by-formats.ts'
import { cleanField } from '#domain/entry/gate.ts'
import { findEarlier } from './earlier-index.ts'
import type { Issue, IssueKind, OtherRow } from './issue.ts'
import { rowKey } from './judge-duplicates.ts'
import { judgeRepeat } from './judge-repeat.ts'
import { IDS, isChanged, isFromRounded, type Knowledge } from './late-checks.ts'
import { FLAG, ISSUE_KINDS, SKIPPED } from '#domain/draft/table/row-flags.ts'
import { findOthers, type OtherRows, readNoValues, type SharedValues } from './shared-values.ts'

/**
 * A row as the grid shows it, with its issues as keys of texts: made for what is on the screen, never for all rows.
 * Rows that are described together read what they have in common once.
 */
export function describeRow(
  draft: Draft,
  knowledge: Knowledge,
  slot: number,
  shared: SharedValues = readNoValues(),
): DraftRow {
  const { table } = draft
  const flags = table.flags[slot] ?? 0
  const cells = cellsOf(table, slot)
  return {
    id: draft.firstId + slot,
    row: table.sheetRows[slot] ?? 0,
    sourceId: table.sourceIds[slot] ?? 0,
    cells,
    originals: originalsOf(table, slot),
    issues: ISSUE_KINDS.filter((kind) => flags & FLAG[kind]).flatMap((kind) =>
      describeIssue(draft, knowledge, slot, kind, shared),
    ),
    offers: offersOf(table, slot, knowledge),
    courierNames: cells.courier === '' ? null : namesOf(knowledge, cells.courier),
    isFilledByRule: isFilledByRule(draft, slot),
    skipped: ((table.states[slot] ?? 0) & SKIPPED) !== 0,
  }
}

/** The names alone: what else is known of a courier is not shown in the sheet. */
function namesOf({ namesOfCode }: Knowledge, code: string): DraftRow['courierNames'] {
  const names = namesOfCode(code)
  return names && { name: names.name, nameZhCn: names.nameZhCn, nameZhHk: names.nameZhHk }
}

function originalsOf(table: EntryTable, slot: number): DraftRow['originals'] {
  const originals: { [field in TrackingField]?: string } = {}
  for (const field of TRACKING_FIELDS) {
    const original = originalOf(table, slot, field)
    if (original !== null) originals[field] = original
  }
  return originals
}

/** An order ID without what surrounds it, and the number and courier of a cell that names both. */
function offersOf(table: EntryTable, slot: number, knowledge: Knowledge): DraftRow['offers'] {
  const offers: { [field in TrackingField]?: string } = {}
  for (const field of IDS) {
    const plain = suggestPlainId(cellOf(table, slot, field))
    if (plain !== null) offers[field] = plain
  }
  const cell = cellOf(table, slot, 'trackingId')
  const isCleaned = originalOf(table, slot, 'trackingId') !== null
  const named = readNamed(originalOf(table, slot, 'trackingId') ?? cell, knowledge)
  if (named === null) return offers
  if (!isCleaned && named.number !== cell) offers.trackingId = named.number
  if (cellOf(table, slot, 'courier') === '') offers.courier = named.courier
  return offers
}

/** What cleaning would take away from an order ID if it were a number: offered, never done. */
function suggestPlainId(cell: string): string | null {
  const plain = cleanField(cell, 'trackingId')
  return plain === cell || plain === '' ? null : plain
}

/** What is wrong with a row, of one kind: once for each of its cells that has it. */
export function describeIssue(
  draft: Draft,
  knowledge: Knowledge,
  slot: number,
  kind: IssueKind,
  shared: SharedValues = readNoValues(),
): readonly Issue[] {
  const { table } = draft
  const { trackingId: number, courier } = cellsOf(table, slot)
  switch (kind) {
    case 'order-is-number':
    case 'swapped':
      return [issue(kind, 'orderId')]
    case 'courier-is-a-name':
      return [{ ...issue(kind, 'courier'), probably: knowledge.probableCourier(courier) }]
    case 'courier-mismatch':
      return [issue(kind, 'courier')]
    case 'changed-by-spreadsheet':
      return describeChanges(draft, slot)
    case 'made-by-spreadsheet':
      return fieldsWith(draft, slot, kind).map((field) => {
        return { ...issue(kind, field), change: readChange(cellOf(table, slot, field)) }
      })
    case 'web-address':
      return fieldsWith(draft, slot, kind).map((field) => {
        const linked = field === 'trackingId' ? numberInLink(cellOf(table, slot, field)) : null
        return { ...issue(kind, field), linked }
      })
    case 'length':
      return fieldsWith(draft, slot, kind).map((field) => {
        return { ...issue(kind, field), length: cellOf(table, slot, field).length }
      })
    case 'check-digit':
      return [{ ...issue(kind, 'trackingId'), instead: knowledge.suggestDigits(number, courier) }]
    case 'several-numbers':
    case 'words': {
      const parts = splitSeveral(number)
      const offer = suggestFix(number, knowledge.fits)
      return [{ ...issue(kind, 'trackingId'), parts, offer }]
    }
    case 'already-accepted':
    case 'other-number-accepted':
    case 'maybe-accepted':
    case 'waits-elsewhere':
      return [describeRepeat(draft, knowledge, slot, kind)]
    case 'same-row-twice':
    case 'order-with-several-numbers':
      return [describeOrderDuplicates(draft, slot, kind, shared)]
    case 'number-on-several-orders':
      return [describeNumberDuplicates(draft, slot, shared)]
    default:
      return fieldsWith(draft, slot, kind).map((field) => issue(kind, field))
  }
}

/** What a spreadsheet program has made of the IDs and the number of a row; a date has an issue of its own. */
function describeChanges(draft: Draft, slot: number): readonly Issue[] {
  return IDS_AND_NUMBER.flatMap((field) => {
    const cell = cellOf(draft.table, slot, field)
    const inRounded = isFromRounded(draft, slot, field)
    if ((field === 'trackingId' && isDate(cell)) || !isChanged(cell, inRounded)) return []
    const change = readChange(cell, inRounded)
    return { ...issue('changed-by-spreadsheet', field), change, instead: withoutDecimal(cell) }
  })
}

function issue(kind: IssueKind, field: TrackingField): Issue {
  return {
    kind,
    field,
    otherRows: [],
    otherCount: 0,
    at: null,
    upload: null,
    number: null,
    parts: [],
    offer: null,
    instead: null,
    linked: null,
    length: null,
    probably: null,
    change: null,
  }
}

function describeRepeat(
  { table }: Draft,
  { earlier }: Knowledge,
  slot: number,
  kind: IssueKind,
): Issue {
  const cells = cellsOf(table, slot)
  const { warning } = judgeRepeat(findEarlier(earlier, cells.orderId), cells)
  const told = issue(kind, 'trackingId')
  // Between a look at the uploads and the check that follows, a row may have more or less to say.
  if (warning === null) return told
  const { at, upload, sentAs } = warning.fact
  return { ...told, at, upload: upload.id, number: sentAs === cells.trackingId ? null : sentAs }
}

const IDS_AND_NUMBER = [...IDS, 'trackingId'] as const

/** The fields whose cells have an issue by themselves. */
function fieldsWith(
  { table, sources }: Draft,
  slot: number,
  kind: IssueKind,
): readonly TrackingField[] {
  return TRACKING_FIELDS.filter((field) => flagsAt(table, slot, field, sources) & FLAG[kind])
}

/** `1001.0`: the id without what a program put behind it. */
function withoutDecimal(cell: string): string | null {
  return /^(\d+)[.,]0+$/.exec(cell)?.[1] ?? null
}

function describeOrderDuplicates(
  draft: Draft,
  slot: number,
  kind: 'same-row-twice' | 'order-with-several-numbers',
  shared: SharedValues,
): Issue {
  const wantsSame = kind === 'same-row-twice'
  const sent = wantsSame ? draft.sentRows.get(rowKey(draft.table, slot)) : undefined
  const told = issue(kind, 'orderId')
  if (sent !== undefined)
    return { ...told, otherRows: [{ row: sent.row, source: null }], otherCount: 1, at: sent.at }
  const others = findOthers(draft, shared, slot, { field: 'orderId', wantsSame })
  return { ...told, ...otherRowsOf(draft, slot, others) }
}

function describeNumberDuplicates(draft: Draft, slot: number, shared: SharedValues): Issue {
  const others = findOthers(draft, shared, slot, { field: 'trackingId', wantsSame: false })
  return { ...issue('number-on-several-orders', 'trackingId'), ...otherRowsOf(draft, slot, others) }
}

function otherRowsOf(
  { table, order, sources }: Draft,
  own: number,
  { count, positions }: OtherRows,
): Pick<Issue, 'otherRows' | 'otherCount'> {
  const otherRows = positions.map((position): OtherRow => {
    const slot = order.slots[position] ?? 0
    const sourceId = table.sourceIds[slot] ?? 0
    const isElsewhere = sourceId !== table.sourceIds[own]
    const source = isElsewhere ? sources[sourceId]?.source : null
    return { row: table.sheetRows[slot] ?? 0, source: source ?? null }
  })
  return { otherRows, otherCount: count }
}
