import { expect, test } from 'vitest'
import type { TrackingField } from '#domain/tracking/tracking-entry.ts'
import { anEarlierEntry, earlierOf } from '#testing/earlier.ts'
import { appendRow, cancelAppending, finishAppending, showAppended } from './append-rows.ts'
import { countIssues } from './count-issues.ts'
import { describeRow } from './describe-row.ts'
import { addSource, createDraft, type Draft } from './draft.ts'
import { cellOf } from './entry-table.ts'
import { dropRedo, perform, redo, undo } from './history.ts'
import { checkLate, countUnchecked, NO_KNOWLEDGE } from './late-checks.ts'
import { findSeveral, planJoin, planSplit } from './mend-several.ts'
import { nextPasteNumber, nextTypedRow } from './next-number.ts'
import {
  planCells,
  planDropCopies,
  planMerchantNumbers,
  planOriginals,
  planRemoval,
} from './plan-changes.ts'
import { countCells, planMore, planPaste } from './plan-paste.ts'
import { findNextIssue, NO_FILTER, showRows } from './show-rows.ts'
import { takeSendable } from './take-sendable.ts'

type Cells = readonly [orderId: string, trackingId: string, courier?: string, merchant?: string]

/** Adds a paste whose rows count from 2, below a header. */
function paste(draft: Draft, rows: readonly Cells[]): number {
  const source = { kind: 'pasted', number: nextPasteNumber(draft) } as const
  const id = addSource(draft, {
    source,
    otherRows: 1,
    rescued: 0,
    match: null,
    canChangeColumns: true,
  })
  const first = draft.table.length
  for (const [index, [order, number, courier = '', merchant = '']] of rows.entries()) {
    const raw = { orderId: order, merchantOrderId: merchant, trackingId: number, courier }
    appendRow(draft.table, id, index + 2, raw)
  }
  showAppended(draft, first)
  finishAppending(draft, first, { kind: 'added', source, rows: rows.length })
  return id
}

function draftOf(...rows: readonly Cells[]): Draft {
  const draft = createDraft()
  paste(draft, rows)
  return draft
}

const rawRow = (orderId: string, trackingId: string) => {
  return { orderId, merchantOrderId: '', trackingId, courier: '' }
}
const shown = (draft: Draft) => [...showRows(draft, NO_FILTER)]
const described = (draft: Draft) =>
  shown(draft).map((slot) => describeRow(draft, NO_KNOWLEDGE, slot))
const issuesOf = (draft: Draft) =>
  described(draft).map(({ issues }) => issues.map(({ kind }) => kind))
const column = (draft: Draft, field: TrackingField) =>
  described(draft).map(({ cells }) => cells[field])

function edit(draft: Draft, slot: number, field: TrackingField, value: string): void {
  const name = { kind: 'edited', field, row: slot + 2 } as const
  perform(draft, name, [planCells(draft.table, field, [slot], [value])])
}

test('a row without order id or tracking number is kept and says so', () => {
  const draft = draftOf(['', 'T1'], ['A', ''], ['B', 'T2'])
  expect(issuesOf(draft)).toEqual([['order-id-missing'], ['tracking-number-missing'], []])
  expect(countIssues(draft)).toEqual({
    entryCount: 3,
    problemCount: 2,
    warningCount: 0,
    copyCount: 0,
    sendableCount: 1,
    issueCounts: [
      { kind: 'order-id-missing', count: 1 },
      { kind: 'tracking-number-missing', count: 1 },
    ],
  })
})

test('of two rows that are the same, the first one counts and the second names it', () => {
  const draft = draftOf(['A', 'T1'], ['B', 'T2'], ['A', 'T1'])
  const [first, , copy] = described(draft)
  expect(first).toMatchObject({ issues: [], leftOut: false })
  expect(copy).toMatchObject({
    leftOut: true,
    issues: [{ kind: 'same-row-twice', otherRows: [{ row: 2 }], otherCount: 1 }],
  })
  expect(countIssues(draft)).toMatchObject({ copyCount: 1, warningCount: 1, sendableCount: 2 })
})

test('a twin in another sheet is named with that sheet', () => {
  const draft = draftOf(['A', 'T1'], ['A', 'T1'])
  paste(draft, [['A', 'T1']])
  const source = { kind: 'pasted', number: 1 }
  const [, , elsewhere] = described(draft)
  expect(elsewhere?.issues).toMatchObject([
    {
      otherRows: [
        { row: 2, source },
        { row: 3, source },
      ],
    },
  ])
  expect(described(draft)[1]?.issues).toMatchObject([
    {
      otherRows: [
        { row: 2, source: null },
        { row: 2, source: { kind: 'pasted', number: 2 } },
      ],
    },
  ])
})

test('the same order and number with another courier is a warning, and nothing is left out', () => {
  const draft = draftOf(['A', 'T1'], ['A', 'T1', '3011'])
  expect(described(draft).map(({ leftOut }) => leftOut)).toEqual([false, false])
  expect(issuesOf(draft)).toEqual([[], ['same-row-twice']])
})

test('an order with several numbers and a number on several orders name each other', () => {
  const draft = draftOf(
    ['A', 'T1'],
    ['A', 'T2'],
    ['B', 'T2'],
    ['A', 'T3'],
    ['A', 'T4'],
    ['A', 'T5'],
  )
  const [first, second, third] = described(draft)
  expect(first?.issues).toMatchObject([
    {
      kind: 'order-with-several-numbers',
      otherRows: [{ row: 3 }, { row: 5 }, { row: 6 }],
      otherCount: 4,
    },
  ])
  expect(second?.issues).toMatchObject([
    { kind: 'order-with-several-numbers', otherRows: [{ row: 2 }, { row: 5 }, { row: 6 }] },
    { kind: 'number-on-several-orders', otherRows: [{ row: 4 }], otherCount: 1 },
  ])
  expect(third?.issues).toMatchObject([
    { kind: 'number-on-several-orders', otherRows: [{ row: 3 }] },
  ])
})

test('a mark goes from the row when its twin is mended, and comes back with undo', () => {
  const draft = draftOf(['A', 'T1'], ['A', 'T1'])
  edit(draft, 0, 'trackingId', 'T9')
  expect(issuesOf(draft)).toEqual([['order-with-several-numbers'], ['order-with-several-numbers']])
  edit(draft, 0, 'orderId', 'B')
  expect(issuesOf(draft)).toEqual([[], []])
  undo(draft)
  undo(draft)
  expect(issuesOf(draft)).toEqual([[], ['same-row-twice']])
})

test('cleaning marks the cell and keeps what the sheet had, one click away', () => {
  const draft = draftOf(['="00123"', ' T1 '])
  expect(described(draft)[0]).toMatchObject({
    cells: { orderId: '00123', trackingId: 'T1' },
    originals: { orderId: '="00123"', trackingId: ' T1 ' },
  })
  const name = { kind: 'edited', field: 'orderId', row: 2 } as const
  perform(draft, name, [planOriginals(draft.table, 'orderId', [0])])
  expect(described(draft)[0]).toMatchObject({ cells: { orderId: '="00123"' } })
  expect(described(draft)[0]?.originals).toEqual({ trackingId: ' T1 ' })
  undo(draft)
  expect(described(draft)[0]?.originals.orderId).toBe('="00123"')
})

test('everything can be undone back to the empty page and done again', () => {
  const draft = draftOf(['A', 'T1'], ['A', 'T1'], ['B', ''])
  edit(draft, 2, 'trackingId', 'T2')
  perform(draft, { kind: 'copies-dropped', rows: 1 }, [planDropCopies(draft)])
  const after = described(draft)
  while (undo(draft));
  expect(shown(draft)).toEqual([])
  expect(countIssues(draft)).toMatchObject({ entryCount: 0, problemCount: 0, issueCounts: [] })
  while (redo(draft));
  expect(described(draft)).toEqual(after)
})

test('a new action ends redo, and the rows that only redo had are forgotten', () => {
  const draft = draftOf(['A', 'T1'])
  paste(draft, [['B', 'T2']])
  undo(draft)
  expect(nextPasteNumber(draft)).toBe(2)
  paste(draft, [['C', 'T3']])
  expect(redo(draft)).toBe(false)
  expect(column(draft, 'orderId')).toEqual(['A', 'C'])
  expect(cellOf(draft.table, 1, 'orderId')).toBe('')
  expect(draft.sources.map(({ source }) => source)).toContainEqual({ kind: 'pasted', number: 2 })
})

test('a cancelled import leaves the sheet as it was', () => {
  const draft = draftOf(['A', 'T1'])
  const before = { rows: described(draft), counts: countIssues(draft) }
  const first = draft.table.length
  appendRow(draft.table, 0, 9, rawRow('A', ' T1'))
  showAppended(draft, first)
  expect(countIssues(draft).entryCount).toBe(2)
  cancelAppending(draft, first)
  expect({ rows: described(draft), counts: countIssues(draft) }).toEqual(before)
  expect(draft.table.length).toBe(1)
  expect(draft.sourceRows).toEqual([1])
})

test('several numbers in a cell become rows of their own below the first, as one step', () => {
  const draft = draftOf(['A', 'T1111111 T2222222'], ['B', 'T3'])
  const slots = findSeveral(draft, 'split', () => true, null)
  const name = { kind: 'cells-mended', issue: 'several-numbers', rows: 1 } as const
  perform(draft, name, planSplit(draft, slots))
  expect(described(draft).map(({ row, cells }) => [row, cells.orderId, cells.trackingId])).toEqual([
    [2, 'A', 'T1111111'],
    [2, 'A', 'T2222222'],
    [3, 'B', 'T3'],
  ])
  undo(draft)
  expect(column(draft, 'trackingId')).toEqual(['T1111111 T2222222', 'T3'])
})

test('the blocks of one printed number are joined, with what the sheet had kept', () => {
  const draft = draftOf(['A', '9400 1118 9922'])
  const slots = findSeveral(draft, 'join', (number) => number === '940011189922', new Set([0]))
  perform(
    draft,
    { kind: 'cells-mended', issue: 'several-numbers', rows: 1 },
    planJoin(draft, slots),
  )
  expect(described(draft)[0]).toMatchObject({
    cells: { trackingId: '940011189922' },
    originals: { trackingId: '9400 1118 9922' },
    issues: [],
  })
})

test('merchant numbers become order ids only where there is none', () => {
  const draft = draftOf(['', 'T1', '', 'M1'], ['A', 'T2', '', 'M2'], ['', 'T3'])
  perform(draft, { kind: 'merchant-numbers-used', rows: 1 }, [planMerchantNumbers(draft)])
  expect(column(draft, 'orderId')).toEqual(['M1', 'A', ''])
})

test('a pasted block fills cells to the right and down, and goes on below the sheet', () => {
  const draft = draftOf(['A', 'T1'], ['B', 'T2'])
  const block = [['T7', '3011'], [' T8 '], ['T9', '3013', 'too far']]
  const changes = planPaste(draft, { slots: [0, 1], field: 'trackingId' }, block)
  const source = { kind: 'pasted', number: 2 } as const
  const id = addSource(draft, {
    source,
    otherRows: 0,
    rescued: 0,
    match: null,
    canChangeColumns: false,
  })
  const below = block.slice(2)
  const more = planMore(draft, id, 1, 'trackingId', { block: below, shown: below })
  const cells = countCells('trackingId', block)
  perform(draft, { kind: 'pasted', cells }, [...changes, more])
  expect(column(draft, 'trackingId')).toEqual(['T7', 'T8', 'T9'])
  expect(column(draft, 'courier')).toEqual(['3011', '', '3013'])
  expect(cells).toBe(5)
  undo(draft)
  expect(column(draft, 'trackingId')).toEqual(['T1', 'T2'])
})

test('typed rows count on, also past deleted ones that can come back', () => {
  const draft = createDraft()
  const facts = {
    source: { kind: 'typed' },
    otherRows: 0,
    rescued: 0,
    match: null,
    canChangeColumns: false,
  } as const
  const id = addSource(draft, facts)
  for (const order of ['A', 'B']) {
    dropRedo(draft)
    const first = appendRow(draft.table, id, nextTypedRow(draft), rawRow(order, 'T'))
    showAppended(draft, first)
    finishAppending(draft, first, { kind: 'added', source: facts.source, rows: 1 })
  }
  perform(draft, { kind: 'deleted', rows: 1 }, [planRemoval(draft, (slot) => slot === 1)])
  expect(nextTypedRow(draft)).toBe(3)
  undo(draft)
  undo(draft)
  dropRedo(draft)
  expect(nextTypedRow(draft)).toBe(2)
})

test('check digits, known names and earlier uploads are found later, and again when an entry changes', () => {
  const draft = draftOf(['A', 'BAD'], ['B', 'T2', 'USPS'], ['C', 'T3'])
  const knowledge = {
    ...NO_KNOWLEDGE,
    checkDigitFails: (number: string) => number === 'BAD',
    isCourierName: (courier: string) => courier === 'USPS',
    earlier: earlierOf([anEarlierEntry('C', 'T3', { at: 1234 })]),
  }
  expect(countUnchecked(draft)).toBe(3)
  expect(checkLate(draft, knowledge, 0, (checked) => checked === 2)).toBe(2)
  expect(checkLate(draft, knowledge, 2, () => false)).toBeNull()
  expect(countUnchecked(draft)).toBe(0)
  const issues = shown(draft).map((slot) => describeRow(draft, knowledge, slot).issues)
  expect(issues).toMatchObject([
    [{ kind: 'check-digit', field: 'trackingId' }],
    [{ kind: 'courier-is-a-name', field: 'courier' }],
    [{ kind: 'already-accepted', at: 1234 }],
  ])
  edit(draft, 0, 'trackingId', 'T1')
  expect(issuesOf(draft)[0]).toEqual([])
  expect(countUnchecked(draft)).toBe(1)
})

test('what a spreadsheet made of ids is a warning in its words, unless the check digit says otherwise', () => {
  const zeros = '9400111206206400000000'
  const draft = draftOf(['1001.0', 'T1'], ['12-Mar', '12-Mar'], ['A', zeros], ['B', '##'])
  const late = (fits: boolean) => {
    const knowledge = { ...NO_KNOWLEDGE, checkDigitFits: () => fits }
    checkLate(draft, knowledge, 0, () => false)
    return shown(draft).map((slot) => {
      const { issues } = describeRow(draft, knowledge, slot)
      return issues.map(({ kind, field, change }) => `${kind} ${field} ${change}`)
    })
  }
  const changed = 'changed-by-spreadsheet'
  expect(late(false)).toEqual([
    [`${changed} orderId decimal`],
    [`${changed} orderId date`, `${changed} trackingId date`],
    [`${changed} trackingId zeros`],
    ['made-by-spreadsheet trackingId narrow'],
  ])
  edit(draft, 2, 'orderId', 'C')
  expect(late(true)[2]).toEqual([])
  expect(countIssues(draft)).toMatchObject({ problemCount: 1, warningCount: 2 })
})

test('digits are offered for letters that look like them', () => {
  const draft = draftOf(['A', 'RBO23456785CN'])
  const suggestDigits = (number: string) => number.replace('O', '0')
  const knowledge = { ...NO_KNOWLEDGE, suggestDigits }
  checkLate(draft, knowledge, 0, () => false)
  expect(describeRow(draft, knowledge, shown(draft)[0] ?? -1).issues).toMatchObject([
    { kind: 'check-digit', field: 'trackingId', instead: 'RB023456785CN' },
  ])
})

test('search, one kind of issue and problems only can be combined', () => {
  const draft = draftOf(['Apple', ''], ['Berry', ''], ['apple pie', 'T1'])
  const filter = (part: object) => [...showRows(draft, { ...NO_FILTER, ...part })]
  expect(filter({ search: ' APPLE ' })).toEqual([0, 2])
  expect(filter({ problemsOnly: true })).toEqual([0, 1])
  expect(filter({ problemsOnly: true, search: 'apple' })).toEqual([0])
  expect(filter({ issue: 'tracking-number-missing' })).toEqual([0, 1])
  expect(filter({ issue: 'order-id-missing' })).toEqual([])
})

test('the next issue is found below, then again from the top', () => {
  const draft = draftOf(['A', ''], ['B', 'T1'], ['C', ''])
  const next = (index: number) => findNextIssue(draft, showRows(draft, NO_FILTER), index)
  expect([-1, 0, 1, 2].map(next)).toEqual([0, 2, 2, 0])
  expect(findNextIssue(createDraft(), new Int32Array(), 0)).toBeNull()
})

test('what can be sent leaves; problems stay with their rows and new ids, and nothing can be undone', () => {
  const draft = draftOf(['A', 'T1', '3011', 'M1'], ['', 'T2'], ['B', 'T3'])
  const { entries, places, sources, rest } = takeSendable(draft, 77)
  const source = { kind: 'pasted', number: 1 }
  expect(entries).toEqual([
    { orderId: 'A', trackingId: 'T1', merchantOrderId: 'M1', courier: '3011' },
    { orderId: 'B', trackingId: 'T3' },
  ])
  expect(places).toEqual([
    { source, row: 2 },
    { source, row: 4 },
  ])
  expect(sources).toEqual([source])
  expect(described(rest)).toMatchObject([{ id: 3, row: 3, cells: { trackingId: 'T2' } }])
  expect(rest.sources[0]?.canChangeColumns).toBe(false)
  expect(undo(rest)).toBe(false)
})

test('a copy of a row that was sent stays, marked with it, and does not follow by itself', () => {
  const draft = draftOf(['A', 'T1'], ['A', 'T1'], ['B', 'T2'])
  const { rest } = takeSendable(draft, 77)
  expect(countIssues(rest)).toMatchObject({ entryCount: 1, copyCount: 1, sendableCount: 0 })
  expect(described(rest)).toMatchObject([
    {
      row: 3,
      leftOut: true,
      issues: [{ kind: 'same-row-twice', otherRows: [{ row: 2 }], otherCount: 1, at: 77 }],
    },
  ])
  edit(rest, 0, 'trackingId', 'T9')
  expect(countIssues(rest).sendableCount).toBe(1)
  undo(rest)
  expect(countIssues(rest).sendableCount).toBe(0)
})

test('an empty sheet has nothing to send and leaves nothing', () => {
  const { entries, rest } = takeSendable(createDraft(5), 0)
  expect(entries).toEqual([])
  expect(rest.firstId).toBe(5)
})
