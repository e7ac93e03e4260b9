import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import {
  appendRow,
  cancelAppending,
  finishAppending,
  showAppended,
} from '#domain/draft/table/append-rows.ts'
import { countIssues } from '#domain/draft/issues/count-rows.ts'
import { describeRow } from '#domain/draft/issues/describe-row.ts'
import { addSource, createDraft, type Draft } from './draft.ts'
import { type ActionName, type DraftFilter, NO_FILTER } from './draft-view.ts'
import { perform, redo, undo } from '#domain/draft/changes/history.ts'
import { type Issue, type IssueKind, PROBLEM_KINDS } from '#domain/draft/issues/issue.ts'
import { rebuildDuplicates } from '#domain/draft/issues/judge-duplicates.ts'
import { NO_KNOWLEDGE } from '#domain/draft/issues/late-checks.ts'
import { findSeveral, planJoin, planSplit } from '#domain/draft/changes/plan-fixes.ts'
import {
  planCells,
  planDropCopies,
  planMerchantNumbers,
  planOtherColumns,
  planRemoval,
} from '#domain/draft/changes/plan-changes.ts'
import { showRows } from '#domain/draft/table/show-rows.ts'

/** A row of the naive model: everything is computed from a plain array of these. */
type Row = { readonly row: number; readonly sourceId: number } & Record<TrackingField, string>

type Command =
  | { readonly type: 'append'; readonly rows: readonly Record<TrackingField, string>[] }
  | { readonly type: 'cancelled'; readonly rows: readonly Record<TrackingField, string>[] }
  | { readonly type: 'delete'; readonly picks: readonly number[] }
  | {
      readonly type: 'edit'
      readonly pick: number
      readonly field: TrackingField
      readonly value: string
    }
  | { readonly type: 'other-columns'; readonly pick: number }
  | { readonly type: 'drop-copies' | 'merchant' | 'split' | 'join' | 'undo' | 'redo' }

const SEVERAL = '11111111 22222222'
const orderId = fc.constantFrom('', 'A', 'B', 'C')
const trackingId = fc.constantFrom('', 'N/A', 'T001', 'T002', '9.4E+21', SEVERAL, 'X\u0007')
const cells = fc.record({
  orderId,
  merchantOrderId: fc.constantFrom('', 'M100'),
  trackingId,
  courier: fc.constantFrom('', '3011', 'China Post'),
})
const sheet = fc.array(cells, { maxLength: 5 })
const pick = fc.nat({ max: 30 })
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: sheet.map((rows) => ({ type: 'append', rows }) as const) },
  sheet.map((rows) => ({ type: 'cancelled', rows }) as const),
  fc.array(pick, { maxLength: 4 }).map((picks) => ({ type: 'delete', picks }) as const),
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
      .constantFrom('drop-copies', 'merchant', 'split', 'join', 'undo', 'redo')
      .map((type) => ({ type }) as const),
  },
)

/** What the person sees while they do something; what the order of rows says is in the model of cells. */
type Seen = Pick<DraftFilter, 'only' | 'issue' | 'search' | 'source'>

const filter: fc.Arbitrary<Seen> = fc.record({
  only: fc.constantFrom(null, null, 'problems', 'warnings'),
  issue: fc.constantFrom(null, null, null, 'skipped', 'order-id-missing', 'same-row-twice'),
  search: fc.constantFrom('', '', ' ', 'a', 't00', ' 3011', 'POST', '1111 2'),
  source: fc.option(fc.nat({ max: 3 }), { freq: 2 }),
})
const stepsOf = fc.array(fc.record({ command, filter }), { maxLength: 25 })

const NAME: ActionName = { kind: 'deleted', rows: 0 }

const contentOf = (row: Row) => JSON.stringify(TRACKING_FIELDS.map((field) => row[field]))

const WORDS = ['A', 'B', 'C']

const isNumbered = ({ trackingId }: Row) => trackingId !== '' && trackingId !== 'N/A'
const hasOrder = ({ orderId }: Row) => orderId !== '' && orderId !== 'N/A'

function naiveOwnKinds(row: Row): readonly IssueKind[] {
  const kinds: IssueKind[] = []
  if (!hasOrder(row)) kinds.push('order-id-missing')
  if (!isNumbered(row)) kinds.push('tracking-number-missing')
  const ids = [row.orderId, row.trackingId]
  if (ids.includes('9.4E+21')) kinds.push('scientific-notation')
  if (ids.includes('X\u0007')) kinds.push('control-characters')
  if (row.trackingId === SEVERAL) kinds.push('several-numbers')
  if (WORDS.includes(row.trackingId)) kinds.push('words')
  if (row.orderId === row.trackingId && row.orderId !== '') kinds.push('order-is-number')
  if (row.courier === 'China Post') kinds.push('courier-is-a-name')
  return kinds
}

/** The issues as design says them, each row against all others: slow, and too plain to be wrong. */
function naiveIssues(rows: readonly Row[], index: number) {
  const row = rows[index] as Row
  const kinds = new Set(naiveOwnKinds(row))
  const named = hasOrder(row) && isNumbered(row)
  const ofOrder = rows.filter(
    (other) => named && other.orderId === row.orderId && isNumbered(other),
  )
  const above = rows
    .slice(0, index)
    .filter(
      (other) => named && other.orderId === row.orderId && other.trackingId === row.trackingId,
    )
  const isProblem = [...kinds].some((kind) => (PROBLEM_KINDS as readonly string[]).includes(kind))
  const skipped = !isProblem && above.some((other) => contentOf(other) === contentOf(row))
  if (above.length > 0) kinds.add('same-row-twice')
  if (ofOrder.some((other) => other.trackingId !== row.trackingId))
    kinds.add('order-with-several-numbers')
  if (
    named &&
    rows.some(
      (other) =>
        other.trackingId === row.trackingId && hasOrder(other) && other.orderId !== row.orderId,
    )
  ) {
    kinds.add('number-on-several-orders')
  }
  return { kinds: [...kinds].toSorted(), isProblem, skipped }
}

/** The indexes of the rows that a filter leaves in. */
function naivePlaces(rows: readonly Row[], { only, issue, search, source }: Seen) {
  const text = search.trim().toLowerCase()
  const isShown = (row: Row, index: number) => {
    const { kinds, isProblem, skipped } = naiveIssues(rows, index)
    const isCounted = !skipped && (only === 'problems' ? isProblem : !isProblem && kinds.length > 0)
    const hasIssue = issue === 'skipped' ? skipped : !skipped && kinds.some((one) => one === issue)
    return (
      (only === null || isCounted) &&
      (issue === null || hasIssue) &&
      TRACKING_FIELDS.some((field) => row[field].toLowerCase().includes(text)) &&
      (source === null || row.sourceId === source)
    )
  }
  return rows.flatMap((row, index) => (isShown(row, index) ? [index] : []))
}

function append(draft: Draft, rows: readonly Record<TrackingField, string>[]) {
  const source = { kind: 'pasted', number: 1 } as const
  const id = addSource(draft, {
    source,
    otherRows: 0,
    rescued: 0,
    match: null,
    canChangeColumns: true,
  })
  const first = draft.table.length
  for (const [index, row] of rows.entries()) {
    appendRow(draft.table, id, index + 1, row)
  }
  return { id, first, count: rows.length }
}

/** Both worlds: the draft, and a naive array whose undo keeps a copy of everything. */
type World = {
  readonly draft: Draft
  rows: readonly Row[]
  past: (readonly Row[])[]
  future: (readonly Row[])[]
  /** Whether both could always undo and redo at the same time. */
  agreed: boolean
}

function step(world: World, rows: readonly Row[]): void {
  world.past.push(world.rows)
  world.future = []
  world.rows = rows
}

/** A command in both worlds; it is for the rows that the filter leaves in. */
function run(world: World, command: Command, filter: Seen): void {
  const { draft } = world
  const slots = showRows(draft, { ...NO_FILTER, ...filter })
  const places = naivePlaces(world.rows, filter)
  switch (command.type) {
    case 'append':
    case 'cancelled': {
      const { id, first } = append(draft, command.rows)
      showAppended(draft, first)
      if (command.type === 'cancelled') return cancelAppending(draft, first)
      finishAppending(draft, first, NAME)
      return step(world, [
        ...world.rows,
        ...command.rows.map((cells, index) => ({ ...cells, row: index + 1, sourceId: id })),
      ])
    }
    case 'delete': {
      const gone = new Set(command.picks.map((pick) => slots[pick]))
      perform(draft, NAME, [planRemoval(draft, (slot) => gone.has(slot))])
      return step(
        world,
        world.rows.filter((_, index) => !command.picks.some((pick) => places[pick] === index)),
      )
    }
    case 'edit': {
      const slot = slots[command.pick]
      if (slot === undefined) return
      perform(draft, NAME, [planCells(draft.table, command.field, [slot], [command.value])])
      return step(
        world,
        world.rows.map((row, index) =>
          index === places[command.pick] ? { ...row, [command.field]: command.value } : row,
        ),
      )
    }
    case 'other-columns':
      return readAgain(world, command.pick)
    case 'drop-copies': {
      perform(draft, NAME, [planDropCopies(draft)])
      return step(
        world,
        world.rows.filter((_, index) => !naiveIssues(world.rows, index).skipped),
      )
    }
    case 'merchant': {
      perform(draft, NAME, [planMerchantNumbers(draft)])
      return step(
        world,
        world.rows.map((row) =>
          hasOrder(row) || row.merchantOrderId === ''
            ? row
            : { ...row, orderId: row.merchantOrderId },
        ),
      )
    }
    case 'split':
    case 'join':
      return fix(world, command.type)
    case 'undo': {
      const before = world.past.pop()
      world.agreed &&= undo(draft) === (before !== undefined)
      if (before === undefined) return
      world.future.push(world.rows)
      world.rows = before
      return
    }
    case 'redo': {
      const after = world.future.pop()
      world.agreed &&= redo(draft) === (after !== undefined)
      if (after === undefined) return
      world.past.push(world.rows)
      world.rows = after
    }
  }
}

/** The source of the picked row with its two numbers exchanged, where its first row stands. */
function readAgain(world: World, pick: number): void {
  const { draft } = world
  const sourceId = world.rows[pick]?.sourceId
  if (sourceId === undefined) return
  const old = world.rows.filter((row) => row.sourceId === sourceId)
  const read = old.map((row) => ({ ...row, orderId: row.trackingId, trackingId: row.orderId }))
  const first = draft.table.length
  for (const row of read) {
    appendRow(draft.table, sourceId, row.row, row)
  }
  const facts = {
    source: { kind: 'sample' },
    otherRows: 0,
    rescued: 0,
    match: null,
    canChangeColumns: true,
  } as const
  perform(draft, NAME, planOtherColumns(draft, sourceId, facts, first, read.length))
  const at = world.rows.findIndex((row) => row.sourceId === sourceId)
  step(world, [
    ...world.rows.slice(0, at),
    ...read,
    ...world.rows.slice(at).filter((row) => row.sourceId !== sourceId),
  ])
}

function fix(world: World, offer: 'split' | 'join'): void {
  const { draft } = world
  const fits = (number: string) => (offer === 'split' ? number.length === 8 : number.length === 16)
  const slots = findSeveral(draft, offer, fits, null)
  perform(draft, NAME, offer === 'split' ? planSplit(draft, slots) : planJoin(draft, slots))
  const parts = offer === 'split' ? ['11111111', '22222222'] : ['1111111122222222']
  step(
    world,
    world.rows.flatMap((row) =>
      row.trackingId === SEVERAL ? parts.map((trackingId) => ({ ...row, trackingId })) : [row],
    ),
  )
}

const kindsOf = (issues: readonly Issue[]) => {
  return [...new Set(issues.map(({ kind }) => kind))].toSorted()
}

function check({ draft, rows, agreed }: World, filter: Seen): void {
  expect(agreed).toBe(true)
  const all = showRows(draft, NO_FILTER)
  const seen = naivePlaces(rows, filter).map((index) => all[index])
  expect([...showRows(draft, { ...NO_FILTER, ...filter })]).toEqual(seen)
  const described = [...all].map((slot) => describeRow(draft, NO_KNOWLEDGE, slot))
  expect(described.map(({ row, sourceId, cells }) => ({ row, sourceId, ...cells }))).toEqual(rows)
  const naive = rows.map((_, index) => naiveIssues(rows, index))
  expect(described.map(({ issues }) => kindsOf(issues))).toEqual(naive.map(({ kinds }) => kinds))
  expect(described.map(({ skipped }) => skipped)).toEqual(naive.map(({ skipped }) => skipped))
  const counts = countIssues(draft)
  const problems = naive.filter(({ isProblem }) => isProblem).length
  const copies = naive.filter(({ skipped }) => skipped).length
  expect(counts).toMatchObject({
    problemCount: problems,
    copyCount: copies,
    entryCount: rows.length,
  })
  expect(counts.sendableCount).toBe(rows.length - problems - copies)
}

test('whatever is done, undone and redone, with rows hidden or not, the sheet, its issues and what is shown are those of a naive array', () => {
  fc.assert(
    fc.property(stepsOf, (steps) => {
      const world: World = { draft: createDraft(), rows: [], past: [], future: [], agreed: true }
      for (const { command, filter } of steps) {
        run(world, command, filter)
        check(world, filter)
      }
      while (undo(world.draft));
      expect(world.draft.order.length).toBe(0)
    }),
    { numRuns: 300 },
  )
})

const followedBy = (draft: Draft) => {
  const { flags, states } = draft.table
  return { flags: [...flags], states: [...states] }
}

test('issues that followed each change are those of finding everything anew', () => {
  fc.assert(
    fc.property(stepsOf, (steps) => {
      const world: World = { draft: createDraft(), rows: [], past: [], future: [], agreed: true }
      for (const { command, filter } of steps) run(world, command, filter)
      const { draft } = world
      const followed = followedBy(draft)
      rebuildDuplicates(draft)
      expect(followedBy(draft)).toEqual(followed)
    }),
  )
})
