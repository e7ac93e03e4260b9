import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type EntryCells,
  toCells,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { anEarlierEntry, earlierOf } from '#testing/earlier.ts'
import {
  carryOut,
  check as checkLate,
  countsOf,
  described as describedRows,
  reloaded,
  worldOf,
} from '#testing/sheets/pasted-draft.ts'
import { showRows } from '#domain/draft/arrange/show-rows.ts'
import { appendToSheet, redo, recordAction, undo, withdraw } from '#domain/draft/changes/history.ts'
import {
  planEdit,
  planMerchantNumbers,
  planOtherColumns,
  planRemoval,
} from '#domain/draft/changes/plan-changes.ts'
import { planLeaveOut, planPutBack, planSeveral } from '#domain/draft/fixes/plan-fixes.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'
import {
  isIssue,
  type Issue,
  type IssueKind,
  isProblem as isProblemKind,
} from '#domain/draft/row/issue.ts'
import { checkEarly } from '#domain/draft/issues/early-checks.ts'
import { findInIndex, type ValueIndex } from '#domain/draft/issues/duplicates.ts'
import { EMPTY_WORLD, type World as Known } from '#domain/draft/issues/world.ts'
import { addSource, createDraft, type Draft, nextRowId } from './draft.ts'
import { NO_FILTER } from './draft-view.ts'
import { whyLeftOut } from './row-kinds.ts'
import type { DraftFilter } from '#domain/draft/stored/kept-draft.ts'
import {
  type Row as DraftRow,
  readRow,
  type RowDecision,
  type SourceId,
} from '#domain/draft/row/row.ts'
import { positionOf, rowInSheet, sheetRows } from './rows.ts'

/** A row of the naive model, which is just an array of these. */
type Row = {
  readonly row: number
  readonly sourceId: SourceId
  readonly decision: RowDecision | null
} & EntryCells

type Command =
  | { readonly type: 'append'; readonly rows: readonly EntryCells[] }
  | { readonly type: 'cancelled'; readonly rows: readonly EntryCells[] }
  | { readonly type: 'delete' | 'leave-out'; readonly picks: readonly number[] }
  | {
      readonly type: 'edit'
      readonly pick: number
      readonly field: TrackingField
      readonly value: string
    }
  | { readonly type: 'other-columns'; readonly pick: number }
  | { readonly type: 'put-back' | 'merchant' | 'split' | 'join' }
  | { readonly type: 'undo' | 'redo' }

const SEVERAL = '11111111 22222222'
const orderId = fc.constantFrom('', 'A', 'B', 'C')
const trackingId = fc.constantFrom('', 'N/A', 'T001', 'T002', '9.4E+21', SEVERAL, 'X\u0007')
const cells = fc
  .record({
    orderId,
    merchantOrderId: fc.constantFrom('', 'M100'),
    trackingId,
    courier: fc.constantFrom('', '3011', 'China Post'),
  })
  .map(toCells)
const sheet = fc.array(cells, { maxLength: 5 })
const pick = fc.nat({ max: 30 })
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: sheet.map((rows) => ({ type: 'append', rows }) as const) },
  sheet.map((rows) => ({ type: 'cancelled', rows }) as const),
  fc
    .tuple(fc.constantFrom('delete', 'leave-out'), fc.array(pick, { maxLength: 4 }))
    .map(([type, picks]) => ({ type, picks }) as const),
  {
    weight: 4,
    arbitrary: fc.oneof(
      fc.record({
        type: fc.constant('edit' as const),
        pick,
        field: fc.constant('orderId' as const),
        value: orderId,
      }),
      fc.record({
        type: fc.constant('edit' as const),
        pick,
        field: fc.constant('trackingId' as const),
        value: trackingId,
      }),
    ),
  },
  pick.map((at) => ({ type: 'other-columns', pick: at }) as const),
  {
    weight: 5,
    arbitrary: fc
      .constantFrom('put-back', 'merchant', 'split', 'join', 'undo', 'redo')
      .map((type) => ({ type }) as const),
  },
)

/** The filters of the view; the other property test covers sorting. */
type Seen = Pick<DraftFilter, 'only' | 'issue' | 'search' | 'source'>

const filter: fc.Arbitrary<Seen> = fc.record({
  only: fc.constantFrom(null, null, 'problems', 'warnings', 'no-number'),
  issue: fc.constantFrom(null, null, null, 'words', 'order-id-missing', 'same-row-twice'),
  search: fc.constantFrom('', '', ' ', 'a', 't00', ' 3011', 'POST', '1111 2'),
  source: fc.option(
    fc.nat({ max: 3 }).map((id) => id as SourceId),
    { freq: 2 },
  ),
})
const stepsOf = fc.array(fc.record({ command, filter }), { maxLength: 25 })

const contentOf = (row: Row) => JSON.stringify(TRACKING_FIELDS.map((field) => row[field]))

const WORDS = ['A', 'B', 'C']

const isNumbered = ({ trackingId }: Row) => trackingId !== '' && trackingId !== 'N/A'
const hasOrder = ({ orderId }: Row) => orderId !== '' && orderId !== 'N/A'

function naiveOwnKinds(row: Row): readonly IssueKind[] {
  const kinds: IssueKind[] = []
  if (!hasOrder(row)) kinds.push('order-id-missing')
  if (!isNumbered(row)) kinds.push('no-number-yet')
  const ids = [row.orderId, row.trackingId]
  if (ids.includes('9.4E+21')) kinds.push('scientific-notation')
  if (ids.includes('X\u0007')) kinds.push('control-characters')
  if (row.trackingId === SEVERAL) kinds.push('several-numbers')
  if (WORDS.includes(row.trackingId)) kinds.push('words')
  if (row.orderId === row.trackingId && row.orderId !== '') kinds.push('order-is-number')
  if (row.courier === 'China Post') kinds.push('courier-is-a-name')
  return kinds
}

/** The issues by the design, each row compared with all others: slow, but plainly correct. */
function naiveIssues(rows: readonly Row[], index: number) {
  const row = rows[index] as Row
  const kinds = new Set(naiveOwnKinds(row))
  const isLeftOut = (one: Row) => one.decision === 'left-out'
  const named = hasOrder(row) && isNumbered(row) && !isLeftOut(row)
  const ofOrder = rows.filter(
    (other) => named && other.orderId === row.orderId && isNumbered(other) && !isLeftOut(other),
  )
  const above = rows
    .slice(0, index)
    .filter((other) => ofOrder.includes(other) && other.trackingId === row.trackingId)
  const isProblem = [...kinds].some(isProblemKind)
  const isCopy =
    !isProblem &&
    row.decision !== 'put-back' &&
    above.some((other) => contentOf(other) === contentOf(row))
  if (above.length > 0) kinds.add('same-row-twice')
  if (ofOrder.some((other) => other.trackingId !== row.trackingId))
    kinds.add('order-with-several-numbers')
  if (
    named &&
    row.trackingId !== '9.4E+21' &&
    rows.some(
      (other) =>
        other.trackingId === row.trackingId &&
        hasOrder(other) &&
        !isLeftOut(other) &&
        other.orderId !== row.orderId,
    )
  ) {
    kinds.add('number-on-several-orders')
  }
  const reason = isLeftOut(row) ? 'by-person' : isCopy ? 'copy' : null
  const waits = hasOrder(row) && !isNumbered(row)
  const kind = reason !== null ? 'left-out' : waits ? 'no-number' : 'entry'
  return { kinds: [...kinds].toSorted(), isProblem, reason, kind } as const
}

/** The indexes of the rows that match a filter. */
function naivePlaces(rows: readonly Row[], { only, issue, search, source }: Seen) {
  const fold = (value: string) => value.replaceAll(/[\s-]/g, '').toLowerCase()
  const text = fold(search)
  const isShown = (row: Row, index: number) => {
    const { kinds, isProblem, kind } = naiveIssues(rows, index)
    const isCounted =
      only === 'no-number'
        ? kind === 'no-number'
        : kind === 'entry' && kinds.some(isIssue) && isProblem === (only === 'problems')
    const hasIssue = kind === 'entry' && kinds.some((one) => one === issue)
    return (
      kind !== 'left-out' &&
      (only === null || isCounted) &&
      (issue === null || hasIssue) &&
      TRACKING_FIELDS.some((field) => fold(row[field]).includes(text)) &&
      (source === null || row.sourceId === source)
    )
  }
  return rows.flatMap((row, index) => (isShown(row, index) ? [index] : []))
}

const NO_SHEET = { otherRows: 0, rescued: 0, match: null } as const

function append(draft: Draft, rows: readonly EntryCells[], isCancelled: boolean): SourceId {
  const source = { kind: 'pasted', number: 1, at: 1 } as const
  const id = addSource(draft, { source, canChangeColumns: true, ...NO_SHEET })
  const at = sheetRows(draft.rows).length
  const first = nextRowId(draft)
  const added = rows.map((cells, index) =>
    readRow({ id: nextRowId(draft, index), source: id, sheetRow: index + 1 }, cells),
  )
  appendToSheet(
    draft,
    added.map((row) => ({ row, early: checkEarly(row) })),
  )
  const changes = [{ kind: 'insert', runs: [{ at, first, count: rows.length }] }] as const
  if (isCancelled) withdraw(draft, added)
  else recordAction(draft, { name: { kind: 'added', source, rows: rows.length }, changes })
  return id
}

/** Carries out a command on the rows that match the filter; returns whether it did something. */
function act(draft: Draft, command: Command, filter: Seen): boolean {
  switch (command.type) {
    case 'append':
      append(draft, command.rows, false)
      return true
    case 'cancelled':
      append(draft, command.rows, true)
      return false
    case 'undo':
      return undo(draft)
    case 'redo':
      return redo(draft)
    default: {
      const plan = planOf(draft, command, filter)
      carryOut(draft, plan)
      return plan !== null
    }
  }
}

type Planned = Exclude<Command, { type: 'append' | 'cancelled' | 'undo' | 'redo' }>

function planOf(draft: Draft, command: Planned, filter: Seen): Plan | null {
  const shown = showRows(draft, { ...NO_FILTER, ...filter })
  switch (command.type) {
    case 'delete': {
      const gone = new Set(command.picks.map((pick) => shown[pick]))
      return planRemoval(draft, 'deleted', (row) => gone.has(row))
    }
    case 'edit': {
      const row = shown[command.pick]
      return row === undefined ? null : planEdit(row, command.field, command.value)
    }
    case 'other-columns':
      return planReadAgain(draft, command.pick)
    case 'leave-out':
      return planLeaveOut([...new Set(command.picks.flatMap((pick) => shown[pick] ?? []))])
    case 'put-back':
      return planPutBack(draft, null)
    case 'merchant':
      return planMerchantNumbers(draft)
    case 'split':
      return planSeveral(draft, worldOf({ fits: (number) => number.length === 8 }), 'split', null)
    case 'join':
      return planSeveral(
        draft,
        worldOf({ isSurelyOne: (number) => number.length === 16 }),
        'join',
        null,
      )
  }
}

const exchanged = <Cells extends EntryCells>(cells: Cells): Cells => ({
  ...cells,
  orderId: cells.trackingId,
  trackingId: cells.orderId,
})

/** Reads the picked row's source again, with its two numbers swapped. */
function planReadAgain(draft: Draft, pick: number): Plan | null {
  const all = sheetRows(draft.rows)
  const source = all[pick]?.source
  if (source === undefined) return null
  const added = all
    .filter((row) => row.source === source)
    .map(({ sheetRow, cells }, index) =>
      readRow({ id: nextRowId(draft, index), source, sheetRow }, exchanged(cells)),
    )
  const facts = { source: { kind: 'sample' }, canChangeColumns: true, ...NO_SHEET } as const
  return planOtherColumns(draft, 'columns-changed', source, facts, added)
}

const WRITTEN: readonly Command['type'][] = ['edit', 'merchant', 'split', 'join']

/** The naive rows after a command. Rows that an edit made copies stay shown. */
function naively(
  rows: readonly Row[],
  command: Command,
  filter: Seen,
  next: SourceId,
): readonly Row[] {
  const after = naivelyDone(rows, command, filter, next)
  if (!WRITTEN.includes(command.type)) return after
  const isWritten = (row: Row, index: number) =>
    command.type === 'split'
      ? row.trackingId === '11111111' && !rows.includes(row)
      : JSON.stringify(rows[index]) !== JSON.stringify(row)
  return after.map((row, index) => {
    const isKept = isWritten(row, index) && naiveIssues(after, index).reason === 'copy'
    return isKept ? { ...row, decision: 'put-back' } : row
  })
}

function naivelyDone(
  rows: readonly Row[],
  command: Command,
  filter: Seen,
  next: SourceId,
): readonly Row[] {
  const places = naivePlaces(rows, filter)
  switch (command.type) {
    case 'append': {
      const added = command.rows.map((cells, index) => {
        return { ...cells, row: index + 1, sourceId: next, decision: null }
      })
      return [...rows, ...added]
    }
    case 'delete':
      return rows.filter((_, index) => !command.picks.some((pick) => places[pick] === index))
    case 'edit': {
      const { pick, field, value } = command
      return rows.map((row, index) => (index === places[pick] ? { ...row, [field]: value } : row))
    }
    case 'other-columns': {
      const at = rows.findIndex(({ sourceId }) => sourceId === rows[command.pick]?.sourceId)
      if (at === -1) return rows
      const isOther = ({ sourceId }: Row) => sourceId !== rows[at]?.sourceId
      const own = rows.filter((row) => !isOther(row))
      const read = own.map((row) => ({ ...exchanged(row), decision: null }))
      return [...rows.slice(0, at), ...read, ...rows.slice(at).filter(isOther)]
    }
    case 'leave-out': {
      const isPicked = (index: number) => command.picks.some((pick) => places[pick] === index)
      return rows.map((row, index) => (isPicked(index) ? { ...row, decision: 'left-out' } : row))
    }
    case 'put-back': {
      const isOut = (index: number) => naiveIssues(rows, index).reason !== null
      return rows.map((row, index) => (isOut(index) ? { ...row, decision: 'put-back' } : row))
    }
    case 'merchant':
      return rows.map((row) => {
        const isMeant = !hasOrder(row) && row.merchantOrderId !== ''
        return isMeant ? { ...row, orderId: row.merchantOrderId } : row
      })
    case 'split':
      return replaceSeveral(rows, ['11111111', '22222222'])
    case 'join':
      return replaceSeveral(rows, ['1111111122222222'])
    default:
      return rows
  }
}

function replaceSeveral(rows: readonly Row[], parts: readonly string[]): readonly Row[] {
  return rows.flatMap((row) =>
    row.trackingId === SEVERAL ? parts.map((trackingId) => ({ ...row, trackingId })) : [row],
  )
}

/** The draft, and a naive array whose undo keeps a copy of everything. */
type World = {
  readonly draft: Draft
  rows: readonly Row[]
  past: (readonly Row[])[]
  future: (readonly Row[])[]
}

const emptyWorld = (): World => ({ draft: createDraft(), rows: [], past: [], future: [] })

/** Runs a command in both models. */
function run(world: World, command: Command, filter: Seen): void {
  const { draft, rows } = world
  if (command.type === 'undo' || command.type === 'redo') return travel(world, command, filter)
  const after = naively(rows, command, filter, draft.nextSource)
  if (!act(draft, command, filter)) return expect(after).toEqual(rows)
  world.past.push(rows)
  world.future = []
  world.rows = after
}

function travel(world: World, command: Command, filter: Seen): void {
  const { past, future, rows } = world
  const [from, to] = command.type === 'undo' ? [past, future] : [future, past]
  const next = from.pop()
  expect(act(world.draft, command, filter)).toBe(next !== undefined)
  if (next === undefined) return
  to.push(rows)
  world.rows = next
}

const kindsOf = (issues: readonly Issue[]) => {
  return [...new Set(issues.map(({ kind }) => kind))].toSorted()
}

const naiveOf = ({ sheetRow, source, cells, decisions }: DraftRow): Row => ({
  row: sheetRow,
  sourceId: source,
  decision: decisions.row ?? null,
  ...cells,
})

function check({ draft, rows }: World, filter: Seen): void {
  checkLate(draft, EMPTY_WORLD)
  const all = sheetRows(draft.rows)
  const seen = naivePlaces(rows, filter).map((index) => all[index])
  expect(showRows(draft, { ...NO_FILTER, ...filter })).toEqual(seen)
  expect(all.map(naiveOf)).toEqual(rows)
  const naive = rows.map((_, index) => naiveIssues(rows, index))
  expect(all.map(({ id }) => whyLeftOut(draft, id))).toEqual(naive.map(({ reason }) => reason))
  const inSight = naive.filter(({ kind }) => kind !== 'left-out')
  const described = describedRows(draft)
  expect(described.map(({ issues }) => kindsOf(issues))).toEqual(inSight.map(({ kinds }) => kinds))
  expect(described.map(({ waits }) => waits)).toEqual(
    inSight.map(({ kind }) => kind === 'no-number'),
  )
  const entries = naive.filter(({ kind }) => kind === 'entry')
  const problemCount = entries.filter(({ isProblem }) => isProblem).length
  expect(countsOf(draft)).toMatchObject({
    rowCount: rows.length,
    entryCount: entries.length,
    noNumberCount: inSight.length - entries.length,
    lineCount: 0,
    problemCount,
    sendableCount: entries.length - problemCount,
  })
  for (const [position, row] of all.entries()) {
    expect(positionOf(draft.rows, row.id)).toBe(position)
    expect(rowInSheet(draft.rows, row.id)).toBe(row)
  }
}

test('any commands, undos and redos give the same sheet, issues and shown rows as a naive array', () => {
  fc.assert(
    fc.property(stepsOf, (steps) => {
      const world = emptyWorld()
      for (const { command, filter } of steps) {
        run(world, command, filter)
        check(world, filter)
      }
      while (undo(world.draft));
      expect(sheetRows(world.draft.rows)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

const KNOWN: Known = {
  ...worldOf({
    isSurelyOne: (number) => number === '1111111122222222',
    checkDigitFails: (number) => number === 'T002',
    isCourierName: (courier) => courier === '3011',
    looksLikeNumber: (value) => (value.startsWith('T0') ? 'surely' : 'no'),
  }),
  earlier: earlierOf([
    anEarlierEntry('A', 'T001'),
    anEarlierEntry('B', 'T002', { status: 'in-line' }),
    anEarlierEntry('C', '9.4E+21', { status: 'maybe-accepted' }),
  ]),
}

const rowsByValue = (index: ValueIndex) =>
  new Map([...index.rows.keys()].map((value) => [value, new Set(findInIndex(index, value))]))

/** All findings of the checked rows. */
function foundIn(draft: Draft) {
  checkLate(draft, KNOWN)
  const { early, late, ofOrder, ofNumber, repeats, byOrder, byNumber } = draft.findings
  const [orders, numbers] = [rowsByValue(byOrder), rowsByValue(byNumber)]
  return { early, late, ofOrder, ofNumber, repeats, orders, numbers }
}

test('findings updated along the way equal the findings after opening the draft again', () => {
  const checked = fc.array(fc.boolean(), { minLength: 25, maxLength: 25 })
  fc.assert(
    fc.property(stepsOf, checked, (steps, isChecked) => {
      const draft = createDraft()
      for (const [index, { command, filter }] of steps.entries()) {
        act(draft, command, filter)
        if (isChecked[index]) checkLate(draft, KNOWN)
      }
      const found = foundIn(draft)
      expect(found).toEqual(foundIn(reloaded(draft)))
    }),
    { numRuns: 300 },
  )
})
