import { isNoId } from '#domain/entry/cleaning/placeholder.ts'
import { cleanField } from '#domain/entry/gate.ts'
import { ID_FIELDS, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { sheetOf } from '#domain/draft/column-forms.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { RowContent } from '#domain/draft/draft-view.ts'
import { issuesOf } from '#domain/draft/findings.ts'
import { kindOf } from '#domain/draft/row-kinds.ts'
import { itemsOf, linesOf } from '#domain/draft/lines.ts'
import { isFilledByRule, type Row } from '#domain/draft/row/row.ts'
import { readNamed } from '#domain/draft/issues/clean-by-formats.ts'
import { findEarlier } from '#domain/draft/issues/earlier-index.ts'
import { kindsAt } from '#domain/draft/issues/early-checks.ts'
import type { EarlierFacts, Issue, IssueKind } from '#domain/draft/row/issue.ts'
import { judgeRepeat } from '#domain/draft/issues/judge-repeat.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import { findLate } from '#domain/draft/issues/late/late-checks.ts'
import { describeCell } from '#domain/draft/issues/late/describe-cell.ts'
import { findOthers, createGroups, type SharedGroups } from './other-rows.ts'
import type { World } from '#domain/draft/issues/world.ts'

/**
 * Describes a row for the grid, with its issues as text keys. Only rows on the screen are described. Rows that are
 * described together pass the same `shared`, so that their common groups are read once.
 */
export function describeRow(
  draft: Draft,
  world: World,
  row: Row,
  shared: SharedGroups = createGroups(),
): RowContent {
  const { id, sheetRow, source, cells, originals } = row
  const lines = [row, ...linesOf(draft, row)]
  return {
    id,
    row: sheetRow,
    sourceId: source,
    cells,
    originals,
    issues: issuesOf(draft, id).flatMap((kind) => describeIssue(draft, world, row, kind, shared)),
    offers: offersOf(row, world.knowledge),
    courierNames: cells.courier === '' ? null : namesOf(world.knowledge, cells.courier),
    isFilledByRule: isFilledByRule(row),
    waits: kindOf(draft, id) === 'no-number',
    lines: lines.length,
    items: itemsOf(lines),
  }
}

/** Only the names: the sheet shows no other facts of a courier. */
function namesOf({ namesOfCode }: Knowledge, code: string): RowContent['courierNames'] {
  const names = namesOfCode(code)
  return names && { name: names.name, nameZhCn: names.nameZhCn, nameZhHk: names.nameZhHk }
}

/** Suggestions: IDs without surrounding characters, and the number and courier of a cell that has both. */
function offersOf({ cells, originals }: Row, knowledge: Knowledge): RowContent['offers'] {
  const offers: { [field in TrackingField]?: string } = {}
  for (const field of ID_FIELDS) {
    const plain = suggestPlainId(cells[field])
    if (plain !== null) offers[field] = plain
  }
  const named = readNamed(originals.trackingId ?? cells.trackingId, knowledge)
  if (named === null) return offers
  const isCleaned = originals.trackingId !== undefined
  if (!isCleaned && named.number !== cells.trackingId) offers.trackingId = named.number
  if (cells.courier === '') offers.courier = named.courier
  return offers
}

/** The ID as cleaned like a number. It is only offered, since the extra characters may belong to an ID. */
function suggestPlainId(cell: string): string | null {
  if (isNoId(cell)) return null
  const plain = cleanField(cell, 'trackingId')
  return plain === cell || plain === '' ? null : plain
}

/** Describes one kind of issue of a row, once for each cell that has it. */
export function describeIssue(
  draft: Draft,
  world: World,
  row: Row,
  kind: IssueKind,
  shared: SharedGroups = createGroups(),
): readonly Issue[] {
  const { cells } = row
  const sheet = sheetOf(draft, row)
  switch (kind) {
    case 'order-is-number':
      return [{ kind, field: 'orderId' }]
    case 'already-accepted':
    case 'other-number-accepted':
    case 'maybe-accepted':
    case 'waits-elsewhere':
      return [{ kind, field: 'trackingId', ...repeatOf(row, world) }]
    case 'same-row-twice':
      return [
        {
          kind,
          field: 'orderId',
          ...findOthers(draft, shared, row, { field: 'orderId', wantsSame: true }),
        },
      ]
    case 'order-with-several-numbers': {
      const others = findOthers(draft, shared, row, { field: 'orderId', wantsSame: false })
      return [{ kind, field: 'orderId', ...others }]
    }
    case 'number-on-several-orders': {
      const others = findOthers(draft, shared, row, { field: 'trackingId', wantsSame: false })
      return [{ kind, field: 'trackingId', ...others }]
    }
    default: {
      const late = findLate(kind, row, world.knowledge, sheet)
      const early = TRACKING_FIELDS.filter(
        (field) =>
          kindsAt(row, field, sheet).includes(kind) && late.every((one) => one.field !== field),
      )
      return [
        ...late,
        ...early.map((field) => describeCell(kind, field, cells[field], world.knowledge)),
      ]
    }
  }
}

function repeatOf({ cells }: Row, { earlier }: World): EarlierFacts {
  const { warning } = judgeRepeat(findEarlier(earlier, cells.orderId), cells)
  // The uploads may have changed since the row was compared with them.
  if (warning === null) return { at: null, upload: null, number: null }
  const { at, upload, sentAs } = warning.fact
  return { at, upload: upload.id, number: sentAs === cells.trackingId ? null : sentAs }
}
