import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindsOfRows, LINES, pasteSheet } from '#testing/sheets/kinds-draft.ts'
import {
  carryOut,
  check,
  countsOf,
  described,
  edit,
  reloaded,
  rowAt,
} from '#testing/sheets/pasted-draft.ts'
import { planKindFix } from '#domain/draft/fixes/fix-kind.ts'
import { undo } from '#domain/draft/changes/history.ts'
import { planLeaveOut, planPutBack } from '#domain/draft/fixes/plan-fixes.ts'
import { createDraft, type Draft } from './draft.ts'
import { holdsBack } from '#domain/draft/issues/early-checks.ts'
import { EMPTY_WORLD } from '#domain/draft/issues/world.ts'
import { issuesOf } from './findings.ts'
import { kindOf, findOtherKinds, whyLeftOut } from './row-kinds.ts'
import type { RowFacts } from '#domain/draft/row/row-facts.ts'
import { sheetRows } from './rows.ts'
import { takeSendable } from './sendable.ts'

type Lines = Parameters<typeof pasteSheet>[1]

function linesOf(...lines: Lines): Draft {
  const draft = createDraft()
  pasteSheet(draft, lines, LINES)
  return draft
}

function ordersOf(...rows: Lines): Draft {
  const draft = createDraft()
  pasteSheet(draft, rows)
  return draft
}

const PACKED: RowFacts = { bundle: 1 }
const CANCELLED: RowFacts = { status: { text: 'Cancelled', column: 'Status' } }
const UNSHIPPED: RowFacts = { status: { text: 'Unshipped', column: 'Status' } }

test.each<[string, Draft, readonly string[]]>([
  [
    'the lines of an order with one number are one entry',
    linesOf(['A', 'T001'], ['A', 'T001'], ['A', 'T001']),
    ['entry', 'line', 'line'],
  ],
  [
    'a line without a number beside one that has it is a further line',
    linesOf(['A', ''], ['A', 'T001']),
    ['line', 'entry'],
  ],
  [
    'two parcels of an order are two entries',
    linesOf(['A', 'T001'], ['A', ''], ['A', 'T002']),
    ['entry', 'line', 'entry'],
  ],
  [
    'an order without a number waits once, however many lines it has',
    linesOf(['A', ''], ['A', ''], ['A', '-']),
    ['no-number', 'line', 'line'],
  ],
  [
    'a row with neither order nor number is a further line',
    linesOf(['A', 'T001'], ['', ''], ['', '']),
    ['entry', 'line', 'line'],
  ],
  [
    'a row with a merchant’s number alone still names an order',
    linesOf(['A', 'T001'], ['', '', undefined, 'M-2']),
    ['entry', 'entry'],
  ],
  [
    'in a sheet of orders a row without a number waits, also beside one that has it',
    ordersOf(['A', 'T001'], ['A', '']),
    ['entry', 'no-number'],
  ],
  [
    'in a sheet of orders every number is an entry',
    ordersOf(['A', 'T001'], ['A', 'T002']),
    ['entry', 'entry'],
  ],
  [
    'a cancelled line is left out, and the other one is sent',
    linesOf(['A', 'T001', CANCELLED], ['A', 'T002', UNSHIPPED]),
    ['left-out', 'entry'],
  ],
  [
    'a cancelled line brings no number to the other one',
    linesOf(['A', 'T001', CANCELLED], ['A', '', UNSHIPPED]),
    ['left-out', 'no-number'],
  ],
  [
    'a line without a status has that of the order’s first line',
    linesOf(['A', 'T001', CANCELLED], ['A', 'T002'], ['A', '']),
    ['left-out', 'left-out', 'line'],
  ],
  [
    'a later line’s status is its own alone',
    linesOf(['A', 'T001', UNSHIPPED], ['A', 'T002', CANCELLED], ['A', '']),
    ['entry', 'left-out', 'line'],
  ],
  [
    'a line belongs to its package where the sheet names packages',
    linesOf(
      ['A', 'T001', { parcel: '1' }],
      ['A', '', { parcel: '1' }],
      ['A', '', { parcel: '2' }],
      ['A', '', { parcel: '2' }],
    ),
    ['entry', 'line', 'no-number', 'line'],
  ],
  [
    'items of a bundle without a number are lines of the row that has it',
    linesOf(['A', 'T001', PACKED], ['B', '', PACKED], ['C', '', PACKED], ['D', '']),
    ['entry', 'line', 'line', 'no-number'],
  ],
  [
    'a bundle whose items have the numbers is a line of the first of them',
    linesOf(['A', '', PACKED], ['B', 'T001', PACKED], ['C', 'T001', PACKED]),
    ['line', 'entry', 'entry'],
  ],
  [
    'a bundle without a number waits once',
    linesOf(['A', '', PACKED], ['B', '', PACKED], ['C', '', { bundle: 2 }]),
    ['no-number', 'line', 'no-number'],
  ],
  [
    'a cancelled item of a bundle is left out and brings no number to the others',
    linesOf(['A', '', PACKED], ['B', 'T001', { ...CANCELLED, ...PACKED }], ['C', '', PACKED]),
    ['no-number', 'left-out', 'line'],
  ],
  [
    'a number below the table is left out',
    ordersOf(['A', 'T001'], ['Total', '57', { isBelow: true }]),
    ['entry', 'left-out'],
  ],
  ['a number without an order is an entry with a problem', ordersOf(['', 'T001']), ['entry']],
])('%s', (_, draft, kinds) => {
  expect(kindsOfRows(draft)).toEqual(kinds)
  expect(kindsOfRows(reloaded(draft))).toEqual(kinds)
})

const reasonsOf = (draft: Draft) => sheetRows(draft.rows).map(({ id }) => whyLeftOut(draft, id))

test('each row that is left out has a reason, and is an entry when put back', () => {
  const draft = ordersOf(
    ['A', 'T001'],
    ['A', 'T001'],
    ['B', 'T002', CANCELLED],
    ['Total', '57', { isBelow: true }],
  )
  const returns = pasteSheet(draft, [['C', 'T003']], { isReturns: true })
  expect(rowAt(draft, 4).source).toBe(returns)
  carryOut(draft, planLeaveOut([rowAt(draft, 0)]))
  expect(reasonsOf(draft)).toEqual(['by-person', null, 'cancelled', 'below-table', 'return'])
  carryOut(draft, planPutBack(draft, 'by-person'))
  expect(reasonsOf(draft)).toEqual([null, 'copy', 'cancelled', 'below-table', 'return'])
  carryOut(draft, planPutBack(draft, null))
  expect(reasonsOf(draft)).toEqual([null, null, null, null, null])
  undo(draft)
  expect(reasonsOf(draft)).toEqual([null, 'copy', 'cancelled', 'below-table', 'return'])
})

test('an order that is left out keeps its further lines, and another parcel of it is still sent', () => {
  const draft = linesOf(
    ['A', 'T001'],
    ['A', 'T001'],
    ['A', ''],
    ['A', 'T002'],
    ['B', ''],
    ['B', ''],
  )
  carryOut(draft, planLeaveOut([rowAt(draft, 0), rowAt(draft, 4)]))
  expect(kindsOfRows(draft)).toEqual(['left-out', 'line', 'line', 'entry', 'left-out', 'line'])
})

test('lines of a cancelled order come back with its first line', () => {
  const draft = linesOf(['A', 'T001', CANCELLED], ['A', 'T002'], ['A', ''])
  carryOut(draft, planPutBack(draft, [rowAt(draft, 0).id]))
  expect(kindsOfRows(draft)).toEqual(['entry', 'entry', 'line'])
})

test('each package shows its own lines', () => {
  const [one, other] = [{ parcel: '1' }, { parcel: '2' }]
  const draft = linesOf(['A', 'T001', one], ['A', '', one], ['A', 'T002', other])
  expect(described(draft).map(({ lines }) => lines)).toEqual([2, 1])
})

test('an entry leaves with its further lines, and typing a number makes the other rows lines', () => {
  const draft = linesOf(['A', ''], ['A', ''], ['', ''], ['B', ''])
  edit(draft, 0, 'trackingId', 'T001')
  expect(kindsOfRows(draft)).toEqual(['entry', 'line', 'line', 'no-number'])
  const { entries, rest } = takeSendable(draft)
  expect(entries).toEqual([{ orderId: 'A', trackingId: 'T001' }])
  expect(sheetRows(rest.rows).map(({ cells }) => cells.orderId)).toEqual(['B'])
})

test('a number on several orders is no warning if only one of them is sent', () => {
  const draft = ordersOf(['A', 'T001', CANCELLED], ['B', 'T001'], ['C', 'T002'], ['D', 'T002'])
  check(draft, EMPTY_WORLD)
  expect(countsOf(draft).issueCounts).toEqual([{ kind: 'number-on-several-orders', count: 2 }])
  carryOut(draft, planLeaveOut([rowAt(draft, 2)]))
  expect(countsOf(draft).issueCounts).toEqual([])
  undo(draft)
  expect(countsOf(draft).warningCount).toBe(2)
})

test('the lines of a bundle are shown with its first entry, and leave with it', () => {
  const draft = linesOf(['A', '', PACKED], ['B', 'T001', PACKED], ['C', 'T002', PACKED], ['D', ''])
  expect(described(draft).map(({ lines }) => lines)).toEqual([2, 1, 1])
  edit(draft, 1, 'trackingId', '')
  edit(draft, 2, 'trackingId', '')
  expect(kindsOfRows(draft)).toEqual(['no-number', 'line', 'line', 'no-number'])
  undo(draft)
  undo(draft)
  const { entries, rest } = takeSendable(draft)
  expect(entries).toMatchObject([{ orderId: 'B' }, { orderId: 'C' }])
  expect(sheetRows(rest.rows).map(({ cells }) => cells.orderId)).toEqual(['D'])
})

test('rows with neither order nor number are counted and deleted with the row above them', () => {
  const draft = linesOf(
    ['A', '12.50'],
    ['', ''],
    ['A', ''],
    ['', ''],
    ['', ''],
    ['B', 'T002'],
    ['', ''],
  )
  expect(described(draft).map(({ lines }) => lines)).toEqual([5, 2])
  carryOut(draft, planKindFix(draft, EMPTY_WORLD, 'price', 'delete'))
  expect(kindsOfRows(draft)).toEqual(['entry', 'line'])
})

test('a returned item is not a copy of a sent one until it is put back', () => {
  const draft = createDraft()
  pasteSheet(
    draft,
    [
      ['A', 'T001'],
      ['C', 'T002'],
    ],
    { isReturns: true },
  )
  pasteSheet(draft, [
    ['A', 'T001'],
    ['B', 'T002'],
    ['A', 'T003'],
  ])
  check(draft, EMPTY_WORLD)
  expect(kindsOfRows(draft)).toEqual(['left-out', 'left-out', 'entry', 'entry', 'entry'])
  expect(countsOf(draft).issueCounts).toEqual([])
  carryOut(draft, planPutBack(draft, 'return'))
  check(draft, EMPTY_WORLD)
  expect(reasonsOf(draft)).toEqual([null, null, 'copy', null, null])
  expect(countsOf(draft).issueCounts).toEqual([{ kind: 'number-on-several-orders', count: 2 }])
  undo(draft)
  expect(countsOf(draft).issueCounts).toEqual([])
})

test('entries with a problem are deleted with their further lines', () => {
  const draft = linesOf(['A', '12.50'], ['A', ''], ['B', 'T002'])
  carryOut(draft, planKindFix(draft, EMPTY_WORLD, 'price', 'delete'))
  expect(kindsOfRows(draft)).toEqual(['entry'])
})

const facts = fc.constantFrom<RowFacts | undefined>(
  undefined,
  undefined,
  CANCELLED,
  UNSHIPPED,
  { isBelow: true },
  { parcel: '1' },
  { parcel: '2' },
  { bundle: 1 },
)
const line = fc.tuple(
  fc.constantFrom('', 'A', 'B', 'C'),
  fc.constantFrom('', '-', 'T001', 'T002', '12.50', '9.4E+21'),
  facts,
  fc.constantFrom('', 'M1'),
)
const some = fc.array(line, { maxLength: 8 })
const picks = fc.array(fc.nat({ max: 15 }), { maxLength: 4 })

function mixed(lines: Lines, orders: Lines): Draft {
  const draft = createDraft()
  pasteSheet(draft, lines, LINES)
  pasteSheet(draft, orders)
  check(draft, EMPTY_WORLD)
  return draft
}

test('rows of all kinds add up to the sheet, and undo restores them', () => {
  fc.assert(
    fc.property(some, some, picks, (lines, orders, picked) => {
      const draft = mixed(lines, orders)
      const before = [sheetRows(draft.rows), kindsOfRows(draft), countsOf(draft)]
      const rows = sheetRows(draft.rows).filter((_, index) => picked.includes(index))
      const plans = [planLeaveOut(rows), planPutBack(draft, null)].filter((plan) => plan !== null)
      for (const plan of plans) {
        carryOut(draft, plan)
        const { rowCount, entryCount, noNumberCount, lineCount, leftOut } = countsOf(draft)
        const leftOutCount = leftOut.reduce((sum, { count }) => sum + count, 0)
        expect(entryCount + noNumberCount + lineCount + leftOutCount).toBe(rowCount)
        expect(rowCount).toBe(lines.length + orders.length)
        expect([...findOtherKinds(draft).values()]).toEqual(
          kindsOfRows(draft).filter((kind) => kind !== 'entry'),
        )
        expect(kindsOfRows(reloaded(draft))).toEqual(kindsOfRows(draft))
      }
      for (const _ of plans) undo(draft)
      expect([sheetRows(draft.rows), kindsOfRows(draft), countsOf(draft)]).toEqual(before)
    }),
    { numRuns: 300 },
  )
})

test('exactly the entries without a problem are sent, and no row is lost', () => {
  fc.assert(
    fc.property(some, some, picks, (lines, orders, picked) => {
      const draft = mixed(lines, orders)
      carryOut(
        draft,
        planLeaveOut(sheetRows(draft.rows).filter((_, index) => picked.includes(index))),
      )
      const all = sheetRows(draft.rows)
      const sent = all.filter(({ id }) => {
        return kindOf(draft, id) === 'entry' && !holdsBack(issuesOf(draft, id))
      })
      const { entries, places, rest } = takeSendable(draft)
      expect(places.map(({ row }) => row)).toEqual(sent.map(({ sheetRow }) => sheetRow))
      expect(entries).toHaveLength(countsOf(draft).sendableCount)
      const stays = new Set(sheetRows(rest.rows).map(({ id }) => id))
      const leaves = all.filter(({ id }) => !stays.has(id))
      expect(leaves.length + stays.size).toBe(all.length)
      for (const row of leaves) {
        const isMeant = sent.includes(row) || kindOf(draft, row.id) === 'line'
        expect(isMeant || whyLeftOut(draft, row.id) === 'copy').toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
