import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { redo, undo } from '#domain/draft/changes/history.ts'
import { planPaste } from '#domain/draft/changes/plan-rows.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { toCells, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { carryOut, draftOf, shown } from '#testing/sheets/pasted-draft.ts'
import { repeatWithin } from '#testing/sheets/repeat-within.ts'
import {
  type Cells,
  countEmpty,
  fieldsFrom,
  planFill,
  planOriginals,
  planRepeat,
  readCells,
  repeatToFill,
} from './plan-cells.ts'

/** Cells by the index of their shown row. */
type Block = {
  readonly from: number
  readonly to: number
  readonly fields: readonly TrackingField[]
}

const cellsIn = (draft: Draft, { from, to, fields }: Block): Cells => ({
  rows: sheetRows(draft.rows).slice(from, to),
  fields,
})
const cellsOf = (draft: Draft) =>
  readCells({ rows: sheetRows(draft.rows), fields: TRACKING_FIELDS })
const rowOf = (cells: Parameters<typeof toCells>[0]) => {
  const all = toCells(cells)
  return TRACKING_FIELDS.map((field) => all[field])
}

const repeat = (draft: Draft, source: Block, target: Block) =>
  planRepeat(cellsIn(draft, source), cellsIn(draft, target), source.from - target.from)

test('one value fills a block, without the cells that already have it', () => {
  const draft = draftOf(['A', 'T001', '3011'], ['B', 'T002'], ['C', 'T003'])
  const plan = planFill(cellsIn(draft, { from: 0, to: 3, fields: ['courier'] }), '3011')
  expect(plan?.name).toEqual({ kind: 'cells-filled', cells: 2 })
  carryOut(draft, plan)
  expect(cellsOf(draft).map((row) => row[TRACKING_FIELDS.indexOf('courier')])).toEqual([
    '3011',
    '3011',
    '3011',
  ])
})

test('empty cells of a block are counted', () => {
  const draft = draftOf(['A', 'T001', '3011'], ['', 'T002'])
  const all = TRACKING_FIELDS.length * 2
  expect(countEmpty({ rows: shown(draft), fields: TRACKING_FIELDS })).toBe(all - 4)
})

test.each([
  {
    pasted: [['x']],
    rows: 2,
    columns: 2,
    expected: [
      ['x', 'x'],
      ['x', 'x'],
    ],
  },
  { pasted: [['a'], ['b']], rows: 4, columns: 1, expected: [['a'], ['b'], ['a'], ['b']] },
  { pasted: [['a', 'b']], rows: 2, columns: 3, expected: [['a', 'b']] },
  { pasted: [['a'], ['b']], rows: 3, columns: 1, expected: [['a'], ['b']] },
  { pasted: [['a', 'b'], ['c']], rows: 2, columns: 2, expected: [['a', 'b'], ['c']] },
])('$pasted over $rows × $columns cells', ({ pasted, rows, columns, expected }) => {
  expect(repeatToFill(pasted, rows, TRACKING_FIELDS.slice(0, columns))).toEqual(expected)
})

/** A user's action on the cells of a small sheet. */
type Step =
  | { readonly kind: 'fill'; readonly block: Block; readonly value: string }
  | { readonly kind: 'repeat'; readonly source: Block; readonly block: Block }
  | { readonly kind: 'paste'; readonly block: Block; readonly pasted: string[][] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

const ROWS = 6
const value = fc.constantFrom('', 'A', 'B', '7', 'T001')
const span = (length: number) =>
  fc.tuple(fc.nat({ max: length - 1 }), fc.nat({ max: length - 1 })).map(([one, other]) => ({
    from: Math.min(one, other),
    to: Math.max(one, other) + 1,
  }))
const block: fc.Arbitrary<Block> = fc
  .tuple(span(ROWS), span(TRACKING_FIELDS.length))
  .map(([rows, { from, to }]) => ({ ...rows, fields: TRACKING_FIELDS.slice(from, to) }))
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('fill' as const), block, value }),
  fc.record({ kind: fc.constant('repeat' as const), source: block, block }).map(repeatWithin),
  fc.record({
    kind: fc.constant('paste' as const),
    block,
    pasted: fc.array(fc.array(value, { minLength: 1, maxLength: 2 }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.constantFrom<Step>({ kind: 'undo' }, { kind: 'redo' }),
)

type Texts = readonly (readonly string[])[]

/** The naive model: each cell of a new array, looked up in the old one. */
function naively(before: Texts, doing: Step): Texts {
  const each = (make: (cell: string, row: number, column: number) => string): Texts =>
    before.map((cells, row) => cells.map((cell, column) => make(cell, row, column)))
  if (doing.kind === 'undo' || doing.kind === 'redo') return before
  const { from, to, fields } = doing.block
  const left = TRACKING_FIELDS.indexOf(fields[0]!)
  const isIn = (row: number, column: number) =>
    row >= from && row < to && column >= left && column < left + fields.length
  if (doing.kind === 'fill') return each((cell, row, at) => (isIn(row, at) ? doing.value : cell))
  if (doing.kind === 'repeat') {
    const { source } = doing
    const height = source.to - source.from
    const width = source.fields.length
    const start = TRACKING_FIELDS.indexOf(source.fields[0]!)
    return each((cell, row, at) => {
      if (!isIn(row, at)) return cell
      const down = (row - source.from + height * ROWS) % height
      const right = (at - start + width * ROWS) % width
      return before[source.from + down]![start + right]!
    })
  }
  const pasted = repeatToFill(doing.pasted, to - from, fields)
  return each((cell, row, at) => pasted[row - from]?.[at - left] ?? cell)
}

/** Applies a step to the draft. */
function really(draft: Draft, doing: Step): void {
  if (doing.kind === 'undo') undo(draft)
  else if (doing.kind === 'redo') redo(draft)
  else if (doing.kind === 'fill')
    carryOut(draft, planFill(cellsIn(draft, doing.block), doing.value))
  else if (doing.kind === 'repeat') carryOut(draft, repeat(draft, doing.source, doing.block))
  else {
    const { from, to, fields } = doing.block
    const block = repeatToFill(doing.pasted, to - from, fields).slice(0, ROWS - from)
    const rows = sheetRows(draft.rows).slice(from, from + block.length)
    const pasted = { block, shown: block, hidden: null, at: 0 }
    carryOut(draft, planPaste(draft, rows, fieldsFrom(fields[0]!), pasted))
  }
}

test('any fills, pastes, undos and redos give the same cells as a plain array', () => {
  const first = Array.from({ length: ROWS }, (_, row) => [`O${row}`, `T00${row}`, '', 'M'] as const)
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const draft = draftOf(...first)
      // The first paste is never undone.
      const firstDone = draft.history.done
      const states = [cellsOf(draft)]
      for (const doing of steps) {
        const at = draft.history.done - firstDone
        if (doing.kind === 'undo' && at === 0) continue
        const next = naively(states[at]!, doing)
        really(draft, doing)
        const now = draft.history.done - firstDone
        if (now > at && doing.kind !== 'redo') states.splice(now, states.length, next)
        expect(cellsOf(draft)).toEqual(states[now])
        if (doing.kind !== 'undo' && doing.kind !== 'redo') expect(states[now]).toEqual(next)
      }
    }),
  )
})

test('cells beside a hidden column are repeated as they are on the screen', () => {
  const draft = draftOf(['A', 'T001', '3011', 'M-1'], ['B', 'T002', '', 'M-2'])
  const block = { from: 0, to: 2, fields: ['trackingId', 'merchantOrderId'] } as const
  carryOut(draft, repeat(draft, { ...block, to: 1 }, block))
  expect(cellsOf(draft)).toEqual([
    rowOf({ orderId: 'A', trackingId: 'T001', courier: '3011', merchantOrderId: 'M-1' }),
    rowOf({ orderId: 'B', trackingId: 'T001', merchantOrderId: 'M-1' }),
  ])
})

test('rows that are gone are neither filled, counted nor repeated', () => {
  const draft = draftOf(['A', 'T001'], ['B', 'T002'], ['C', 'T003'])
  const [first, second, third] = shown(draft)
  const fields = ['orderId'] as const
  const cells = { rows: [undefined, second], fields }
  carryOut(draft, planFill(cells, 'X'))
  expect(cellsOf(draft).map(([order]) => order)).toEqual(['A', 'X', 'C'])
  expect(countEmpty(cells)).toBe(0)
  expect(readCells(cells)).toEqual([['B']])
  const gone = { rows: [undefined, first], fields }
  const target = { rows: [undefined, first, second, third], fields }
  carryOut(draft, planRepeat(gone, target, 0))
  expect(cellsOf(draft).map(([order]) => order)).toEqual(['A', 'X', 'A'])
})

test('cleaned cells get their originals back, and others stay', () => {
  const draft = draftOf([' A', 'T001 '], ['B', ' T002'])
  const fields = ['orderId', 'trackingId'] as const
  const plan = planOriginals({ rows: [...shown(draft), undefined], fields })
  expect(plan?.name).toEqual({ kind: 'originals-restored', cells: 3 })
  carryOut(draft, plan)
  expect(readCells({ rows: shown(draft), fields })).toEqual([
    [' A', 'T001 '],
    ['B', ' T002'],
  ])
  expect(planOriginals({ rows: shown(draft), fields })).toBeNull()
})
