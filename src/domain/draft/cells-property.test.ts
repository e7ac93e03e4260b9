import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Arrangement, arrangedRows, arrangeRows } from '#domain/draft/arrange/arrange-rows.ts'
import {
  type Cells,
  fieldsFrom,
  planFill,
  planOriginals,
  planRepeat,
} from '#domain/draft/cells/plan-cells.ts'
import { redo, undo } from '#domain/draft/changes/history.ts'
import { planEdit, planRemoval } from '#domain/draft/changes/plan-changes.ts'
import { planSwap } from '#domain/draft/fixes/plan-fixes.ts'
import { nextTypedRow, typedSource } from '#domain/draft/changes/next-number.ts'
import { planCopiesOfRows, planEmptyRows, planPaste } from '#domain/draft/changes/plan-rows.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'
import { type CellQuery, findCells } from '#domain/draft/find/find-cells.ts'
import { planReplacement } from '#domain/draft/find/plan-replacement.ts'
import { cleanField } from '#domain/entry/gate.ts'
import {
  type EntryCells,
  toCells,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { compareTexts } from '#testing/sheets/compare-texts.ts'
import { carryOut, draftOf } from '#testing/sheets/pasted-draft.ts'
import { repeatWithin } from '#testing/sheets/repeat-within.ts'
import { type Draft, nextRowId } from './draft.ts'
import type { DraftFilter, RowSort } from '#domain/draft/stored/kept-draft.ts'
import type { Row as DraftRow, RowId, SourceId } from '#domain/draft/row/row.ts'
import { sheetRows } from './rows.ts'

/** Cells by the index of their shown row. */
type CellBlock = {
  readonly from: number
  readonly to: number
  readonly fields: readonly TrackingField[]
}

/** The filters that apply when rows are sorted. */
type Choice = Pick<DraftFilter, 'empty' | 'cleaned'>

/** A user's action on the shown rows of a small sheet; indexes wrap around. */
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

/** Some of these are changed by cleaning. */
const value = fc.constantFrom('', 'A', 'a', 'AB', 'B-1', 'B-10', 'B-9', 'T001', ' A', 'T001 ')
const field = fc.constantFrom(...TRACKING_FIELDS)
const row = fc.nat({ max: 8 })
const block: fc.Arbitrary<CellBlock> = fc
  .tuple(
    fc.nat({ max: 6 }),
    fc.integer({ min: 1, max: 4 }),
    fc.subarray([...TRACKING_FIELDS.keys()], { minLength: 1 }),
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
  asTyped: fc.boolean(),
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

/** A row of the naive model, which is just an array of these. */
type Row = {
  readonly id: RowId
  readonly source: SourceId
  readonly number: number
  /** Values before cleaning, where it changed them. */
  readonly originals: Originals
} & EntryCells
type Originals = { readonly [Field in TrackingField]?: string }
/** A cell's value, and its original if cleaning changed it. */
type Cell = readonly [value: string, original?: string | undefined]
type Sheet = readonly Row[]

/** The draft, and the naive model, in which each step makes new arrays. */
type World = {
  readonly draft: Draft
  arrangement: Arrangement | null
  /** The shown rows and all rows at the time of sorting; null when not sorted. */
  sorted: { readonly rows: Sheet; readonly all: Sheet } | null
  past: Sheet[]
  now: Sheet
  future: Sheet[]
}

/** The shown rows in order: later ones follow the rows that they belong to. */
function shownNaively({ now, sorted }: Pick<World, 'now' | 'sorted'>): Sheet {
  if (sorted === null) return now
  const isIn =
    (rows: Sheet) =>
    ({ id }: Row) =>
      rows.some((row) => row.id === id)
  const isKnown = isIn(sorted.all)
  const rowOf = (id: RowId) => now.find((row) => row.id === id)
  const known = sorted.rows.flatMap(({ id }) => rowOf(id) ?? [])
  const shown = [...known]
  const copies = new Map<Row, number>()
  for (const [index, row] of now.entries()) {
    if (isKnown(row)) continue
    const origin = known.findLast(({ source, number }) => {
      return source === row.source && number === row.number
    })
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

/** A cell after a text was written into it. */
function written(text: string, field: TrackingField): Cell {
  const value = cleanField(text, field)
  return value === text ? [value] : [value, text]
}

/** Cells that already have the value stay as they are. */
const over = (text: string | undefined, row: Row, field: TrackingField): Cell | null =>
  text === undefined || text === row[field] ? null : written(text, field)

/** A cell after a step; null when it stays. `index` is that of its shown row, or -1. */
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
      // Rows below the last one have no values to repeat.
      const text = shown[source.from + down]?.[source.fields[right]!]
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

/** The naive sheet after a step that changes cells. */
function changedNaively({ now }: World, shown: Sheet, doing: Step): Sheet {
  return now.map((row) => {
    const index = shown.findIndex(({ id }) => id === row.id)
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

const shownRows = ({ draft, arrangement }: World) =>
  arrangement === null ? sheetRows(draft.rows) : arrangedRows(draft, arrangement)

/** The draft's plan for a step that changes cells. */
function plan({ draft }: World, shown: readonly DraftRow[], doing: Step): Plan | null {
  const cellsIn = ({ from, to, fields }: CellBlock): Cells => {
    return { rows: Array.from({ length: to - from }, (_, index) => shown[from + index]), fields }
  }
  switch (doing.kind) {
    case 'edit': {
      const row = shown[doing.row]
      return row === undefined ? null : planEdit(row, doing.field, doing.value)
    }
    case 'fill':
      return planFill(cellsIn(doing.block), doing.value)
    case 'repeat': {
      const { source, block: target } = doing
      return planRepeat(cellsIn(source), cellsIn(target), source.from - target.from)
    }
    case 'paste': {
      const rows = shown.slice(doing.row, doing.row + doing.cells.length)
      // Pastes below the sheet add rows, which the property test of stale commands covers.
      const block = doing.cells.slice(0, rows.length)
      const pasted = { block, shown: block, hidden: null, at: 0 }
      return planPaste(draft, rows, fieldsFrom(doing.field), pasted)
    }
    case 'replace':
      return planReplacement(shown, findCells(shown, doing.query), doing)
    case 'restore':
      return planOriginals(cellsIn(doing.block))
    case 'swap':
      return planSwap(shown.slice(doing.row, doing.row + doing.count))
    default:
      return null
  }
}

/** Adds or removes rows in both models; null for other kinds of steps. */
function moveRows(world: World, shown: Sheet, doing: Step): Sheet | null {
  const { draft, now } = world
  if (!('count' in doing) || doing.kind === 'swap') return null
  const rows = shownRows(world).slice(doing.row, doing.row + doing.count)
  const chosen = shown.slice(doing.row, doing.row + doing.count)
  const made = (row: Row, index: number) => ({ ...row, id: nextRowId(draft, index) })
  if (doing.kind === 'insert') {
    const at = shown[doing.row]
    const first = nextTypedRow(draft)
    const source = typedSource(draft) ?? draft.nextSource
    const empty = Array.from({ length: doing.count }, (_, index) =>
      made({ ...NO_ROW, source, number: first + index }, index),
    )
    carryOut(draft, planEmptyRows(draft, rows[0], doing.count))
    return now.toSpliced(at === undefined ? now.length : now.indexOf(at), 0, ...empty)
  }
  if (chosen.length === 0) return now
  if (doing.kind === 'delete') {
    const gone = new Set(rows)
    carryOut(
      draft,
      planRemoval(draft, 'deleted', (row) => gone.has(row)),
    )
    return now.filter((row) => !chosen.includes(row))
  }
  const copies = chosen.map(made)
  carryOut(draft, planCopiesOfRows(draft, rows))
  const last = Math.max(...chosen.map((row) => now.indexOf(row)))
  return now.toSpliced(last + 1, 0, ...copies)
}

const NO_ROW: Row = {
  ...toCells({}),
  id: -1 as RowId,
  source: -1 as SourceId,
  number: 0,
  originals: {},
}

/** Applies a step to both models. */
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
    carryOut(draft, plan(world, shownRows(world), doing))
    const next = moveRows(world, shown, doing) ?? changedNaively(world, shown, doing)
    // The draft may treat a step without changes as an action or not.
    if (draft.history.done === done) {
      expect(next).toEqual(world.now)
      return
    }
    world.past.push(world.now)
    world.future = []
    world.now = next
  }
}

const rowsOf = (rows: readonly DraftRow[]): Sheet =>
  rows.map(({ id, source, sheetRow, cells, originals }) => {
    return { id, source, number: sheetRow, ...cells, originals }
  })

function check(world: World): void {
  expect(rowsOf(sheetRows(world.draft.rows))).toEqual(world.now)
  expect(rowsOf(shownRows(world))).toEqual(shownNaively(world))
}

test('any edits, undos and redos of cells and rows, sorted or filtered, give the same sheet as plain arrays', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const draft = draftOf(
        ['B-10', 'T001', 'A'],
        ['a', 'T002'],
        ['B-9', 'AB', '', 'a'],
        ['', 'T001'],
      )
      const world: World = { draft, arrangement: null, sorted: null, past: [], now: [], future: [] }
      world.now = rowsOf(sheetRows(draft.rows))
      for (const doing of steps) {
        take(world, doing)
        check(world)
      }
      const states = [...world.past, world.now]
      for (const state of world.past.toReversed()) {
        undo(draft)
        expect(rowsOf(sheetRows(draft.rows))).toEqual(state)
      }
      for (const state of states.slice(1)) {
        redo(draft)
        expect(rowsOf(sheetRows(draft.rows))).toEqual(state)
      }
    }),
    { numRuns: 500 },
  )
})
