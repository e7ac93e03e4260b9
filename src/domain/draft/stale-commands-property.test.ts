import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_WORLD } from '#domain/draft/issues/world.ts'
import { arrangeRows } from '#domain/draft/arrange/arrange-rows.ts'
import { showRows } from '#domain/draft/arrange/show-rows.ts'
import { fieldsFrom, planFill, planRepeat, presentRows } from '#domain/draft/cells/plan-cells.ts'
import { redo, undo } from '#domain/draft/changes/history.ts'
import { planEdit, planRemoval } from '#domain/draft/changes/plan-changes.ts'
import {
  planLeaveOut,
  planPutBack,
  planSendAsItIs,
  planSeveral,
  planSwap,
} from '#domain/draft/fixes/plan-fixes.ts'
import {
  planCopiesOfRows,
  planEmptyRows,
  planEntry,
  planPaste,
} from '#domain/draft/changes/plan-rows.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'
import {
  type EntryCells,
  toCells,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { carryOut, pasteCells, reloaded, worldOf } from '#testing/sheets/pasted-draft.ts'
import { repeatWithin } from '#testing/sheets/repeat-within.ts'
import { createDraft, type Draft, nextRowId } from './draft.ts'
import { NO_FILTER } from './draft-view.ts'
import { whyLeftOut } from './row-kinds.ts'
import type { DraftFilter, RowSort } from '#domain/draft/stored/kept-draft.ts'
import type { Row as DraftRow, RowDecision, RowId } from '#domain/draft/row/row.ts'
import { rowInSheet, rowsInSheet, sheetRows } from './rows.ts'
import { takeSendable } from './sendable.ts'

/*
 * The page's commands arrive late. Each names rows by id, or by position in an older list of shown rows, and must
 * change exactly those that still exist.
 */

/** A range of the rows that were shown `age` changes ago. */
type Range = { readonly age: number; readonly from: number; readonly to: number }
type Block = Range & { readonly fields: readonly TrackingField[] }

type Command =
  | {
      readonly kind: 'edit'
      readonly at: Range
      readonly field: TrackingField
      readonly value: string
    }
  | { readonly kind: 'fill'; readonly block: Block; readonly value: string }
  | { readonly kind: 'repeat'; readonly source: Block; readonly block: Block }
  | {
      readonly kind: 'paste'
      readonly at: Range
      readonly field: TrackingField
      readonly cells: readonly (readonly string[])[]
    }
  | { readonly kind: 'insert'; readonly at: Range; readonly count: number }
  | {
      readonly kind:
        | 'delete'
        | 'duplicate'
        | 'swap'
        | 'send-as-it-is'
        | 'leave-out'
        | 'put-back'
        | 'split'
      readonly at: Range
    }
  | { readonly kind: 'append'; readonly rows: readonly Partial<EntryCells>[] }
  | { readonly kind: 'type'; readonly cells: Partial<EntryCells> }
  | { readonly kind: 'show'; readonly sort: RowSort | null; readonly filter: Partial<DraftFilter> }
  | { readonly kind: 'undo' | 'redo' | 'upload' | 'reload' }

const SEVERAL = '11111111 22222222'
const PRICE = '12.50'
/** Values that cleaning doesn't change; the other property tests cover cleaning. */
const value = fc.constantFrom('', 'A', 'B', 'T001', 'T002', PRICE, SEVERAL)
const field = fc.constantFrom<TrackingField>('orderId', 'trackingId', 'courier')
const range: fc.Arbitrary<Range> = fc
  .record({
    age: fc.nat({ max: 8 }),
    from: fc.nat({ max: 7 }),
    height: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ age, from, height }) => ({ age, from, to: from + height }))
const block: fc.Arbitrary<Block> = fc
  .tuple(range, fc.subarray([...TRACKING_FIELDS.keys()], { minLength: 1, maxLength: 2 }))
  .map(([at, columns]) => ({
    ...at,
    fields: TRACKING_FIELDS.slice(columns[0], (columns.at(-1) ?? 0) + 1),
  }))
const cells = fc.record({
  orderId: fc.constantFrom('', 'A', 'B', PRICE),
  trackingId: fc.constantFrom('', 'T001', 'T002', PRICE, SEVERAL),
})
const ofKind = <const Kind extends string>(...kinds: readonly Kind[]) => fc.constantFrom(...kinds)
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: ofKind('edit'), at: range, field, value }) },
  fc.record({ kind: ofKind('fill'), block, value }),
  fc.record({ kind: ofKind('repeat'), source: block, block }).map(repeatWithin),
  fc.record({
    kind: ofKind('paste'),
    at: range,
    field,
    cells: fc.array(fc.array(value, { minLength: 1, maxLength: 2 }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({ kind: ofKind('insert'), at: range, count: fc.integer({ min: 1, max: 2 }) }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: ofKind(
        'delete',
        'duplicate',
        'swap',
        'send-as-it-is',
        'leave-out',
        'put-back',
        'split',
      ),
      at: range,
    }),
  },
  fc.record({ kind: ofKind('append'), rows: fc.array(cells, { maxLength: 3 }) }),
  fc.record({ kind: ofKind('type'), cells }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: ofKind('show'),
      sort: fc.option(
        fc.record({
          by: fc.constantFrom<RowSort['by']>('orderId', 'trackingId', 'row'),
          descending: fc.boolean(),
        }),
      ),
      filter: fc.record({
        search: fc.constantFrom('', 'a', 't00'),
        only: fc.constantFrom(null, 'problems'),
      }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: ofKind('undo', 'redo', 'undo', 'redo', 'reload') }) },
  fc.record({ kind: ofKind('upload') }),
)

/** A row of the naive model. */
type Row = {
  readonly id: RowId
  readonly cells: EntryCells
  /** The cells that are sent as they are. */
  readonly asItIs: readonly TrackingField[]
  readonly decision: RowDecision | null
}
type Sheet = readonly Row[]

/** The draft, and the naive model, in which each command makes new arrays. */
type World = {
  draft: Draft
  view: { readonly sort: RowSort | null; readonly filter: Partial<DraftFilter> }
  /** The rows that the page showed after each command. */
  readonly shown: (readonly RowId[])[]
  past: Sheet[]
  now: Sheet
  future: Sheet[]
  /** Never decreases, not even on undo. */
  nextId: number
}

/** Records the rows as the page gets them. */
function show(world: World): void {
  const { draft, view } = world
  const filter = { ...NO_FILTER, ...view.filter }
  const arrangement = arrangeRows(draft, { sort: view.sort, filter })
  world.shown.push(showRows(draft, filter, { arrangement }).map(({ id }) => id))
}

const listOf = ({ shown }: World, { age }: Range): readonly RowId[] =>
  shown[Math.max(0, shown.length - 1 - age)] ?? []
const idsAt = (world: World, range: Range): readonly RowId[] =>
  listOf(world, range).slice(range.from, range.to)

/** Finds the rows of a range as the engine does: undefined for those that are gone. */
const rowsAt = (world: World, range: Range): readonly (DraftRow | undefined)[] =>
  idsAt(world, range).map((id) => rowInSheet(world.draft.rows, id))

const pasteRange = ({ at, cells: pasted }: Command & { readonly kind: 'paste' }): Range => ({
  ...at,
  to: at.from + pasted.length,
})

/** The draft's plan for a command; undefined for other kinds of commands. */
function planOf(world: World, command: Command): Plan | null | undefined {
  const { draft } = world
  switch (command.kind) {
    case 'edit': {
      const row = rowsAt(world, command.at)[0]
      return row ? planEdit(row, command.field, command.value) : null
    }
    case 'fill': {
      const { fields } = command.block
      return planFill({ rows: rowsAt(world, command.block), fields }, command.value)
    }
    case 'repeat': {
      const { source, block: target } = command
      return planRepeat(
        { rows: rowsAt(world, source), fields: source.fields },
        { rows: rowsAt(world, target), fields: target.fields },
        source.from - target.from,
      )
    }
    case 'paste': {
      const rows = rowsAt(world, pasteRange(command))
      const pasted = { block: command.cells, shown: command.cells, hidden: null, at: 0 }
      return planPaste(draft, rows, fieldsFrom(command.field), pasted)
    }
    case 'insert':
      return planEmptyRows(draft, presentRows(rowsAt(world, command.at))[0], command.count)
    case 'duplicate':
      return planCopiesOfRows(draft, presentRows(rowsAt(world, command.at)))
    case 'swap':
      return planSwap(presentRows(rowsAt(world, command.at)))
    case 'delete': {
      const gone = new Set(idsAt(world, command.at))
      return planRemoval(draft, 'deleted', ({ id }) => gone.has(id))
    }
    case 'send-as-it-is':
      return planSendAsItIs(draft, EMPTY_WORLD, 'price', idsAt(world, command.at))
    case 'leave-out':
      return planLeaveOut(presentRows(rowsAt(world, command.at)))
    case 'put-back':
      return planPutBack(draft, idsAt(world, command.at))
    case 'split':
      return planSeveral(
        draft,
        worldOf({ fits: (number) => number.length === 8 }),
        'split',
        idsAt(world, command.at),
      )
    case 'type':
      return planEntry(draft, command.cells)
    default:
      return undefined
  }
}

const written = (row: Row, field: TrackingField, text: string | undefined): Row => {
  if (text === undefined || text === row.cells[field]) return row
  const asItIs = row.asItIs.filter((one) => one !== field)
  return { ...row, cells: { ...row.cells, [field]: text }, asItIs }
}

/** Changes the rows with these ids; each gets its index among them. */
function changed(
  sheet: Sheet,
  ids: readonly RowId[],
  change: (row: Row, index: number) => Row,
): Sheet {
  return sheet.map((row) => {
    const index = ids.indexOf(row.id)
    return index === -1 ? row : change(row, index)
  })
}

const newRow = (cells: Partial<EntryCells>): Omit<Row, 'id'> => ({
  cells: toCells(cells),
  asItIs: [],
  decision: null,
})

/** New rows with the next ids. */
const made = ({ nextId }: World, rows: readonly Omit<Row, 'id'>[]): Sheet =>
  rows.map((row, index) => ({ ...row, id: (nextId + index) as RowId }))

const keyOf = ({ cells: all }: Row) => JSON.stringify(all)
const hasPrice = ({ cells: all }: Row, one: TrackingField) => all[one] === PRICE

function isProblem(row: Row): boolean {
  const { orderId, trackingId } = row.cells
  const isPriced = TRACKING_FIELDS.some((one) => hasPrice(row, one) && !row.asItIs.includes(one))
  return orderId === '' || trackingId === SEVERAL || isWord(trackingId) || isPriced
}

/** A tracking number without a digit is a problem. */
const isWord = (trackingId: string) => trackingId === 'A' || trackingId === 'B'

/** Why a row is left out: by the user, or as an exact copy of one above that isn't held back. */
function reasonOf(now: Sheet, row: Row): 'by-person' | 'copy' | null {
  if (row.decision === 'left-out') return 'by-person'
  if (row.decision === 'put-back' || isProblem(row) || isWaiting(row)) return null
  const above = now.slice(0, now.indexOf(row))
  const isCopied = (other: Row) => !isProblem(other) && other.decision !== 'left-out'
  return above.some((other) => isCopied(other) && keyOf(other) === keyOf(row)) ? 'copy' : null
}

const isWaiting = ({ cells: { orderId, trackingId } }: Row) => orderId !== '' && trackingId === ''

/** The naive sheet after a command. Rows that an edit made copies stay shown. */
function naively(world: World, command: Command): Sheet {
  const { now } = world
  const after = naivelyDone(world, command)
  if (command.kind === 'leave-out' || command.kind === 'put-back') return after
  const isWritten = (row: Row) => {
    const before = now.find(({ id }) => id === row.id)
    return before !== undefined && JSON.stringify(before) !== JSON.stringify(row)
  }
  const isKept = (row: Row) => isWritten(row) && reasonOf(after, row) === 'copy'
  if (!after.some(isKept)) return after
  return after.map((row) => (isKept(row) ? { ...row, decision: 'put-back' } : row))
}

/** Returns the same sheet when the command does nothing. */
function naivelyDone(world: World, command: Command): Sheet {
  const { now } = world
  const isThere = (id: RowId | undefined) => now.some((row) => row.id === id)
  const rowOf = (id: RowId | undefined) => now.find((row) => row.id === id)
  switch (command.kind) {
    case 'edit':
      return changed(now, idsAt(world, command.at).slice(0, 1), (row) =>
        written(row, command.field, command.value),
      )
    case 'fill':
      return changed(now, idsAt(world, command.block), (row) =>
        command.block.fields.reduce((one, name) => written(one, name, command.value), row),
      )
    case 'repeat': {
      const { source, block: target } = command
      const from = idsAt(world, source)
      const left = target.fields.indexOf(source.fields[0]!)
      return changed(now, idsAt(world, target), (row, index) =>
        target.fields.reduce((one, name, column) => {
          const origin = from[modulo(index + target.from - source.from, from.length)]
          const width = source.fields.length
          const origins = source.fields[modulo(column - left, width)]!
          return written(one, name, rowOf(origin)?.cells[origins])
        }, row),
      )
    }
    case 'paste': {
      const { field: first, cells: pasted } = command
      const ids = idsAt(world, pasteRange(command))
      const fields = fieldsFrom(first)
      const over = changed(now, ids, (row, index) =>
        fields.reduce((one, name, column) => written(one, name, pasted[index]?.[column]), row),
      )
      const below = pasted.slice(ids.length).map((texts) => {
        const cells = Object.fromEntries(fields.map((name, column) => [name, texts[column] ?? '']))
        return { ...newRow(cells), decision: 'put-back' as const }
      })
      return below.length === 0 && isSame(over, now) ? now : [...over, ...made(world, below)]
    }
    case 'insert': {
      const above = idsAt(world, command.at).find(isThere)
      const at = above === undefined ? now.length : now.findIndex(({ id }) => id === above)
      const empty = Array.from({ length: command.count }, () => newRow({}))
      return now.toSpliced(at, 0, ...made(world, empty))
    }
    case 'duplicate': {
      const rows = idsAt(world, command.at).flatMap((id) => rowOf(id) ?? [])
      const last = Math.max(-1, ...rows.map((row) => now.indexOf(row)))
      const copies = rows.map((row) => ({ ...row, decision: 'put-back' as const }))
      return now.toSpliced(last + 1, 0, ...made(world, copies))
    }
    case 'swap':
      return changed(now, idsAt(world, command.at), (row) => {
        const { orderId, trackingId } = row.cells
        return written(written(row, 'orderId', trackingId), 'trackingId', orderId)
      })
    case 'delete': {
      const gone = idsAt(world, command.at)
      return now.filter(({ id }) => !gone.includes(id))
    }
    case 'send-as-it-is':
      return changed(now, idsAt(world, command.at), (row) => ({
        ...row,
        asItIs: TRACKING_FIELDS.filter((one) => hasPrice(row, one) || row.asItIs.includes(one)),
      }))
    case 'leave-out':
      return changed(now, idsAt(world, command.at), (row) => ({ ...row, decision: 'left-out' }))
    case 'put-back':
      return changed(now, idsAt(world, command.at), (row) => {
        return reasonOf(now, row) === null ? row : { ...row, decision: 'put-back' }
      })
    case 'split': {
      const meant = idsAt(world, command.at)
      const [first = '', second = ''] = SEVERAL.split(' ')
      let count = 0
      return now.flatMap((row) => {
        if (!meant.includes(row.id) || row.cells.trackingId !== SEVERAL) return [row]
        const id = (world.nextId + count) as RowId
        count += 1
        return [written(row, 'trackingId', first), { ...written(row, 'trackingId', second), id }]
      })
    }
    case 'append':
      return [...now, ...made(world, command.rows.map(newRow))]
    case 'type': {
      const { orderId = '', trackingId = '' } = command.cells
      const isMeant = (row: Row) => row.cells.orderId === orderId && reasonOf(now, row) === null
      const waiting = now.find((row) => isWaiting(row) && isMeant(row))
      if (waiting === undefined || trackingId === '')
        return [...now, ...made(world, [newRow(command.cells)])]
      return changed(now, [waiting.id], (row) => written(row, 'trackingId', trackingId))
    }
    default:
      return now
  }
}

const modulo = (one: number, other: number) => ((one % other) + other) % other
const isSame = (one: Sheet, other: Sheet) => JSON.stringify(one) === JSON.stringify(other)

/** Runs a command in both models. */
function take(world: World, command: Command): void {
  const { draft, now } = world
  switch (command.kind) {
    case 'show':
      world.view = command
      return
    case 'reload':
      world.draft = reloaded(draft)
      return
    case 'upload':
      return upload(world)
    case 'undo':
    case 'redo':
      return travel(world, command.kind)
    default: {
      const after = naively(world, command)
      const { done } = draft.history
      if (command.kind === 'append') pasteCells(draft, command.rows)
      else carryOut(draft, planOf(world, command) ?? null)
      world.nextId = after.reduce((next, { id }) => Math.max(next, id + 1), world.nextId)
      // The draft may treat a command without changes as an action or not.
      if (draft.history.done === done) {
        expect(after).toEqual(now)
        return
      }
      world.past.push(now)
      world.future = []
      world.now = after
    }
  }
}

function travel(world: World, way: 'undo' | 'redo'): void {
  const { draft, past, future } = world
  const [from, to] = way === 'undo' ? [past, future] : [future, past]
  const next = from.pop()
  expect(way === 'undo' ? undo(draft) : redo(draft)).toBe(next !== undefined)
  if (next === undefined) return
  to.push(world.now)
  world.now = next
}

/** Sent rows leave together with the history; the rows that stay are the same. */
function upload(world: World): void {
  const { now } = world
  const isSent = (row: Row) => !isProblem(row) && !isWaiting(row) && reasonOf(now, row) === null
  const sent = new Set(now.filter(isSent).map(keyOf))
  const isCopy = (row: Row) => reasonOf(now, row) === 'copy' && sent.has(keyOf(row))
  world.draft = takeSendable(world.draft).rest
  world.now = now.filter((row) => !isSent(row) && !isCopy(row))
  world.past = []
  world.future = []
}

const naiveOf = ({ id, cells: all, originals, decisions }: DraftRow): Row => {
  expect(originals).toEqual({})
  const asItIs = TRACKING_FIELDS.filter((one) => decisions.cells?.[one] === 'as-it-is')
  return { id, cells: all, asItIs, decision: decisions.row ?? null }
}

function check(world: World): void {
  const { draft, now, nextId } = world
  const rows = sheetRows(draft.rows)
  expect(rows.map(naiveOf)).toEqual(now)
  expect(nextRowId(draft)).toBe(nextId)
  expect(rows.map(({ id }) => whyLeftOut(draft, id))).toEqual(now.map((row) => reasonOf(now, row)))
  const shown = world.shown.flat()
  const stillThere = shown.filter((id) => now.some((row) => row.id === id))
  expect(rowsInSheet(draft.rows, shown).map(({ id }) => id)).toEqual(stillThere)
}

const NOTHING = { sort: null, filter: {} } as const

test('a late command changes exactly the rows that it named, if they still exist', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      const world: World = {
        draft: createDraft(),
        view: NOTHING,
        shown: [],
        past: [],
        now: [],
        future: [],
        nextId: 0,
      }
      const first = [
        { orderId: 'A', trackingId: 'T001' },
        { orderId: 'B', trackingId: SEVERAL },
        { orderId: 'A', trackingId: 'T001' },
        { orderId: PRICE, trackingId: 'T002' },
      ]
      for (const one of [{ kind: 'append', rows: first } as const, ...commands]) {
        take(world, one)
        check(world)
        show(world)
      }
    }),
    { numRuns: 500 },
  )
})
