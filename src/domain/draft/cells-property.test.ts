import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Arrangement, arrangedSlots, arrangeRows } from '#domain/draft/arrange/arrange-rows.ts'
import { type CellBlock, planFill, planRepeat } from '#domain/draft/cells/plan-cells.ts'
import { planCopiesOfRows, planEmptyRows } from '#domain/draft/cells/plan-rows.ts'
import type { Change } from '#domain/draft/changes/change.ts'
import { dropRedo, perform, redo, undo } from '#domain/draft/changes/history.ts'
import { planCells, planOriginals, planRemoval } from '#domain/draft/changes/plan-changes.ts'
import { fieldsFrom, planPaste } from '#domain/draft/changes/plan-paste.ts'
import { planSwap } from '#domain/draft/changes/plan-fixes.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { DraftFilter, RowSort } from '#domain/draft/draft-view.ts'
import { type CellQuery, findCells } from '#domain/draft/find/find-cells.ts'
import { planReplacement } from '#domain/draft/find/plan-replacement.ts'
import { cellOf, cellsOf, originalOf } from '#domain/draft/table/entry-table.ts'
import { slotsOf } from '#domain/draft/table/row-order.ts'
import { cleanField } from '#domain/entry/gate.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { compareTexts } from '#testing/sheets/compare-texts.ts'
import { draftOf } from '#testing/sheets/pasted-draft.ts'
import { repeatWithin } from '#testing/sheets/repeat-within.ts'

/** Which rows are chosen when they are sorted. */
type Choice = Pick<DraftFilter, 'empty' | 'cleaned'>

/** What a person does with the shown rows of a small sheet; numbers are taken round the rows that there are. */
type Step =
  | {
      readonly kind: 'edit'
      readonly row: number
      readonly field: TrackingField
      readonly value: string
    }
  | { readonly kind: 'fill'; readonly block: CellBlock; readonly value: string }
  | { readonly kind: 'repeat'; readonly source: CellBlock; readonly block: CellBlock }
  | {
      readonly kind: 'paste'
      readonly row: number
      readonly field: TrackingField
      readonly cells: string[][]
    }
  | { readonly kind: 'replace'; readonly query: CellQuery; readonly by: string }
  | { readonly kind: 'sort'; readonly sort: RowSort | null; readonly filter: Choice }
  | { readonly kind: 'restore'; readonly block: CellBlock }
  | {
      readonly kind: 'insert' | 'duplicate' | 'delete' | 'swap'
      readonly row: number
      readonly count: number
    }
  | { readonly kind: 'undo' | 'redo' }

/** With some that cleaning changes. */
const value = fc.constantFrom('', 'A', 'a', 'AB', 'B-1', 'B-10', 'B-9', 'T001', ' A', 'T001 ')
const field = fc.constantFrom(...TRACKING_FIELDS)
const row = fc.nat({ max: 8 })
const block: fc.Arbitrary<CellBlock> = fc
  .tuple(
    fc.nat({ max: 6 }),
    fc.integer({ min: 1, max: 4 }),
    fc.subarray([0, 1, 2, 3], { minLength: 1 }),
  )
  .map(([from, height, columns]) => ({
    from,
    to: from + height,
    fields: TRACKING_FIELDS.slice(columns[0], (columns.at(-1) ?? 0) + 1),
  }))
const query: fc.Arbitrary<CellQuery> = fc.record({
  text: fc.constantFrom('a', 'B', '-', '1', '.', 'T001'),
  wholeValue: fc.boolean(),
  matchCase: fc.boolean(),
  fields: fc.subarray([...TRACKING_FIELDS]),
})
const sort = fc.option(
  fc.record({
    by: fc.constantFrom<RowSort['by']>(...TRACKING_FIELDS, 'row'),
    descending: fc.boolean(),
  }),
)
const choice: fc.Arbitrary<Choice> = fc.record({
  empty: fc.option(field, { freq: 2 }),
  cleaned: fc.boolean(),
})
const ofKind = <const Kind extends string>(kind: Kind) => fc.constant(kind)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: ofKind('edit'), row, field, value }),
  fc.record({ kind: ofKind('fill'), block, value }),
  fc.record({ kind: ofKind('repeat'), source: block, block }).map(repeatWithin),
  fc.record({
    kind: ofKind('paste'),
    row,
    field,
    cells: fc.array(fc.array(value, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({ kind: ofKind('replace'), query, by: value }),
  { weight: 2, arbitrary: fc.record({ kind: ofKind('sort'), sort, filter: choice }) },
  { weight: 2, arbitrary: fc.record({ kind: ofKind('restore'), block }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('insert', 'duplicate', 'delete', 'swap'),
      row,
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'redo') }) },
)

/** A row of the naive sheet: a plain array of these is everything that there is. */
type Row = {
  readonly slot: number
  readonly number: number
  /** What cleaning changed, as it was. */
  readonly originals: Originals
} & Record<TrackingField, string>
type Originals = { readonly [Field in TrackingField]?: string }
/** A cell, and what it was before cleaning where that changed it. */
type Cell = readonly [value: string, original?: string | undefined]
type Sheet = readonly Row[]

/** Both worlds: the draft, and arrays of which each step makes a new one. */
type World = {
  readonly draft: Draft
  arrangement: Arrangement | null
  /** What was shown when the rows were sorted, and what was there; null: all are as they come. */
  sorted: { readonly rows: Sheet; readonly all: Sheet } | null
  past: Sheet[]
  now: Sheet
  future: Sheet[]
}

/** The rows in the order in which they are shown: later ones beside those that they belong to. */
function shownNaively({ now, sorted }: Pick<World, 'now' | 'sorted'>): Sheet {
  if (sorted === null) return now
  const isIn =
    (rows: Sheet) =>
    ({ slot }: Row) =>
      rows.some((row) => row.slot === slot)
  const isKnown = isIn(sorted.all)
  const rowOf = (slot: number) => now.find((row) => row.slot === slot)
  const known = sorted.rows.flatMap(({ slot }) => rowOf(slot) ?? [])
  const shown = [...known]
  const copies = new Map<Row, number>()
  for (const [index, row] of now.entries()) {
    if (isKnown(row)) continue
    const origin = known.findLast(({ number }) => number === row.number)
    const next = now.slice(index).find(isIn(sorted.rows))
    if (origin !== undefined) {
      const before = (copies.get(origin) ?? 0) + 1
      copies.set(origin, before)
      shown.splice(shown.indexOf(origin) + before, 0, row)
    } else shown.splice(next === undefined ? shown.length : shown.indexOf(next), 0, row)
  }
  return shown
}

function sortNaively(rows: Sheet, { by, descending }: RowSort): Sheet {
  const sign = descending ? -1 : 1
  if (by === 'row') return descending ? rows.toReversed() : rows
  if (by === 'issues') return rows
  const filled = rows.filter((row) => row[by] !== '')
  const empty = rows.filter((row) => row[by] === '')
  return [...filled.toSorted((a, b) => sign * compareTexts(a[by], b[by])), ...empty]
}

function arrangeNaively(all: Sheet, { sort, filter }: Step & { readonly kind: 'sort' }) {
  const { empty, cleaned } = filter
  if (sort === null && empty === null && !cleaned) return null
  const chosen = all.filter(
    (row) =>
      (empty === null || row[empty] === '') && (!cleaned || Object.keys(row.originals).length > 0),
  )
  return { rows: sort === null ? chosen : sortNaively(chosen, sort), all }
}

function replaceNaively(cell: string, { text, wholeValue, matchCase }: CellQuery, by: string) {
  const isText = (part: string) =>
    matchCase ? part === text : part.toLowerCase() === text.toLowerCase()
  if (wholeValue) return isText(cell) ? by : cell
  let result = ''
  for (let at = 0; at < cell.length;) {
    const isHere = isText(cell.slice(at, at + text.length))
    result += isHere ? by : cell[at]
    at += isHere ? text.length : 1
  }
  return result
}

/** What a cell is once a text was written into it. */
function written(text: string, field: TrackingField): Cell {
  const value = cleanField(text, field)
  return value === text ? [value] : [value, text]
}

/** Cells that have the value already stay as they are. */
const over = (text: string | undefined, row: Row, field: TrackingField): Cell | null =>
  text === undefined || text === row[field] ? null : written(text, field)

/** What becomes of a cell in a step; null: it stays. `index`: where its row is shown, or -1. */
function cellAfter(
  row: Row,
  index: number,
  field: TrackingField,
  { shown, doing }: { readonly shown: Sheet; readonly doing: Step },
): Cell | null {
  const isIn = ({ from, to, fields }: CellBlock) =>
    index >= from && index < to && fields.includes(field)
  const column = (one: TrackingField) => TRACKING_FIELDS.indexOf(one)
  switch (doing.kind) {
    case 'edit':
      return index === doing.row && field === doing.field ? over(doing.value, row, field) : null
    case 'fill':
      return isIn(doing.block) ? over(doing.value, row, field) : null
    case 'repeat': {
      const { source } = doing
      const height = source.to - source.from
      const width = source.fields.length
      const down = (index - source.from + height * 20) % height
      const right = (column(field) - column(source.fields[0]!) + width * 20) % width
      const text = shown[source.from + down]?.[source.fields[right]!] ?? ''
      return isIn(doing.block) ? over(text, row, field) : null
    }
    case 'paste':
      if (index === -1) return null
      return over(doing.cells[index - doing.row]?.[column(field) - column(doing.field)], row, field)
    case 'replace': {
      if (index === -1 || !doing.query.fields.includes(field)) return null
      const replaced = replaceNaively(row[field], doing.query, doing.by)
      const value = cleanField(replaced, field)
      return replaced === row[field] || value === row[field] ? null : [value]
    }
    case 'restore': {
      const original = row.originals[field]
      return original !== undefined && isIn(doing.block) ? [original] : null
    }
    case 'swap': {
      const textOf = (one: TrackingField) => row.originals[one] ?? row[one]
      const isMeant = index >= doing.row && index < doing.row + doing.count
      if (!isMeant || textOf('orderId') === textOf('trackingId')) return null
      if (field === 'orderId') return written(textOf('trackingId'), field)
      return field === 'trackingId' ? written(textOf('orderId'), field) : null
    }
    default:
      return null
  }
}

/** What the sheet is after a step that changes cells: a new array, made from the old one. */
function changedNaively({ now }: World, shown: Sheet, doing: Step): Sheet {
  return now.map((row) => {
    const index = shown.findIndex(({ slot }) => slot === row.slot)
    return TRACKING_FIELDS.reduce((changed, field) => {
      const cell = cellAfter(row, index, field, { shown, doing })
      if (cell === null) return changed
      const [value, original] = cell
      const { [field]: _, ...others } = changed.originals
      const originals = original === undefined ? others : { ...others, [field]: original }
      return { ...changed, [field]: value, originals }
    }, row)
  })
}

const shownSlots = ({ draft, arrangement }: World) =>
  arrangement === null ? slotsOf(draft.order) : arrangedSlots(draft, arrangement)

/** The draft's changes for a step. */
function plan({ draft }: World, shown: Int32Array, doing: Step): readonly Change[] {
  const { table } = draft
  switch (doing.kind) {
    case 'edit': {
      const slot = shown[doing.row]
      if (slot === undefined || cellOf(table, slot, doing.field) === doing.value) return []
      return [planCells(table, doing.field, [slot], [doing.value])]
    }
    case 'fill':
      return planFill(draft, shown, doing.block, doing.value)
    case 'repeat':
      return planRepeat(draft, shown, doing.source, doing.block)
    case 'paste': {
      const slots = [...shown.subarray(doing.row, doing.row + doing.cells.length)]
      return planPaste(draft, { slots, fields: fieldsFrom(doing.field) }, doing.cells)
    }
    case 'replace':
      return planReplacement(draft, shown, findCells(draft, shown, doing.query), doing)
    case 'restore': {
      const slots = [...shown.subarray(doing.block.from, doing.block.to)]
      return doing.block.fields
        .map((field) => planOriginals(table, field, slots))
        .filter((change) => change.slots.length > 0)
    }
    case 'swap': {
      const slots = [...shown.subarray(doing.row, doing.row + doing.count)]
      return slots.length === 0 ? [] : planSwap(draft, slots)
    }
    default:
      return []
  }
}

/** Rows that a step adds or takes away, in both worlds; null: it is another kind of step. */
function moveRows(world: World, shown: Sheet, doing: Step): Sheet | null {
  const { draft, now } = world
  if (!('count' in doing) || doing.kind === 'swap') return null
  const chosen = shown.slice(doing.row, doing.row + doing.count)
  const first = draft.table.length
  const made = (row: Row, index: number) => ({ ...row, slot: first + index })
  if (doing.kind === 'insert') {
    const at = shown[doing.row]
    const rows = { sourceId: 0, firstRow: 1000 + first, count: doing.count }
    dropRedo(draft)
    perform(draft, NAME, [planEmptyRows(draft, at?.slot, rows)])
    const empty = Array.from({ length: doing.count }, (_, index) =>
      made({ ...NO_ROW, number: rows.firstRow + index }, index),
    )
    return now.toSpliced(at === undefined ? now.length : now.indexOf(at), 0, ...empty)
  }
  if (chosen.length === 0) return now
  if (doing.kind === 'delete') {
    const gone = new Set(chosen.map(({ slot }) => slot))
    perform(draft, NAME, [planRemoval(draft, (slot) => gone.has(slot))])
    return now.filter((row) => !chosen.includes(row))
  }
  dropRedo(draft)
  const slots = chosen.map(({ slot }) => slot)
  perform(draft, NAME, [planCopiesOfRows(draft, slots)])
  const last = Math.max(...chosen.map((row) => now.indexOf(row)))
  return now.toSpliced(last + 1, 0, ...chosen.map(made))
}

const NAME = { kind: 'pasted', cells: 1 } as const
const NO_ROW: Row = {
  slot: -1,
  number: 0,
  originals: {},
  orderId: '',
  trackingId: '',
  courier: '',
  merchantOrderId: '',
}

/** One step in both worlds. */
function take(world: World, doing: Step): void {
  const { draft } = world
  const shown = shownNaively(world)
  if (doing.kind === 'sort') {
    world.arrangement = arrangeRows(draft, doing)
    world.sorted = arrangeNaively(world.now, doing)
  } else if (doing.kind === 'undo' || doing.kind === 'redo') {
    const [from, to] =
      doing.kind === 'undo' ? [world.past, world.future] : [world.future, world.past]
    const next = from.pop()
    const isDone = doing.kind === 'undo' ? draft.history.done > 1 && undo(draft) : redo(draft)
    expect(isDone).toBe(next !== undefined)
    if (next === undefined) return
    to.push(world.now)
    world.now = next
  } else {
    const { done } = draft.history
    const changes = plan(world, shownSlots(world), doing)
    if (changes.length > 0) perform(draft, NAME, changes)
    const next = moveRows(world, shown, doing) ?? changedNaively(world, shown, doing)
    // Whether a step of nothing but equal values is one to undo is the draft's to say.
    if (draft.history.done === done) {
      expect(next).toEqual(world.now)
      return
    }
    world.past.push(world.now)
    world.future = []
    world.now = next
  }
}

const rowsOf = ({ draft }: World, slots: Int32Array): Sheet =>
  Array.from(slots, (slot) => ({
    slot,
    number: draft.table.sheetRows[slot] ?? 0,
    ...cellsOf(draft.table, slot),
    originals: Object.fromEntries(
      TRACKING_FIELDS.flatMap((field) => {
        const original = originalOf(draft.table, slot, field)
        return original === null ? [] : [[field, original]]
      }),
    ),
  }))

function check(world: World): void {
  expect(rowsOf(world, slotsOf(world.draft.order))).toEqual(world.now)
  expect(rowsOf(world, shownSlots(world))).toEqual(shownNaively(world))
}

test('whatever is done with cells and rows, sorted, filtered or not, with what cleaning changed, undone and done again, the sheet is that of plain arrays', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const draft = draftOf(
        ['B-10', 'T001', 'A'],
        ['a', 'T002'],
        ['B-9', 'AB', '', 'a'],
        ['', 'T001'],
      )
      const world: World = { draft, arrangement: null, sorted: null, past: [], now: [], future: [] }
      world.now = rowsOf(world, slotsOf(draft.order))
      for (const doing of steps) {
        take(world, doing)
        check(world)
      }
      const states = [...world.past, world.now]
      for (const state of world.past.toReversed()) {
        undo(draft)
        expect(rowsOf(world, slotsOf(draft.order))).toEqual(state)
      }
      for (const state of states.slice(1)) {
        redo(draft)
        expect(rowsOf(world, slotsOf(draft.order))).toEqual(state)
      }
    }),
    { numRuns: 500 },
  )
})
