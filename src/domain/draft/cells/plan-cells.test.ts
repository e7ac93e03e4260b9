import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform, redo, undo } from '#domain/draft/changes/history.ts'
import type { SetChange } from '#domain/draft/changes/plan-changes.ts'
import { fieldsFrom, planPaste } from '#domain/draft/changes/plan-paste.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { slotsOf } from '#domain/draft/table/row-order.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { draftOf } from '#testing/sheets/pasted-draft.ts'
import { repeatWithin } from '#testing/sheets/repeat-within.ts'
import {
  type CellBlock,
  countEmpty,
  countSet,
  planFill,
  planRepeat,
  readBlockCells,
  repeatToFill,
} from './plan-cells.ts'

const shownOf = ({ order }: Draft) => slotsOf(order)
const cellsOf = (draft: Draft) =>
  readBlockCells(draft, shownOf(draft), { from: 0, to: 1000, fields: TRACKING_FIELDS })

function change(draft: Draft, changes: readonly SetChange[]): void {
  if (changes.length > 0)
    perform(draft, { kind: 'cells-filled', cells: countSet(changes) }, changes)
}

test('one value fills a block, and the cells that have it already are no part of the change', () => {
  const draft = draftOf(['A', 'T001', '3011'], ['B', 'T002'], ['C', 'T003'])
  const changes = planFill(draft, shownOf(draft), { from: 0, to: 3, fields: ['courier'] }, '3011')
  expect(countSet(changes)).toBe(2)
  change(draft, changes)
  expect(cellsOf(draft).map((row) => row[TRACKING_FIELDS.indexOf('courier')])).toEqual([
    '3011',
    '3011',
    '3011',
  ])
})

test('empty cells of a block are counted', () => {
  const draft = draftOf(['A', 'T001', '3011'], ['', 'T002'])
  const block = { from: 0, to: 2, fields: TRACKING_FIELDS }
  expect(countEmpty(draft, shownOf(draft), block)).toBe(4)
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
  const block = { from: 5, to: 5 + rows, fields: TRACKING_FIELDS.slice(0, columns) }
  expect(repeatToFill(pasted, block)).toEqual(expected)
})

/** What a person does with the cells of a small sheet. */
type Step =
  | { readonly kind: 'fill'; readonly block: CellBlock; readonly value: string }
  | { readonly kind: 'repeat'; readonly source: CellBlock; readonly block: CellBlock }
  | { readonly kind: 'paste'; readonly block: CellBlock; readonly pasted: string[][] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

const ROWS = 6
const value = fc.constantFrom('', 'A', 'B', '7', 'T001')
const span = (length: number) =>
  fc.tuple(fc.nat({ max: length - 1 }), fc.nat({ max: length - 1 })).map(([one, other]) => ({
    from: Math.min(one, other),
    to: Math.max(one, other) + 1,
  }))
const block: fc.Arbitrary<CellBlock> = fc
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

type Cells = readonly (readonly string[])[]

/** The naive way: every cell of a new array, looked up in the old one. */
function naively(before: Cells, doing: Step): Cells {
  const each = (make: (cell: string, row: number, column: number) => string): Cells =>
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
  const pasted = repeatToFill(doing.pasted, doing.block)
  return each((cell, row, at) => pasted[row - from]?.[at - left] ?? cell)
}

/** Does a step to the draft. */
function really(draft: Draft, doing: Step): void {
  const shown = shownOf(draft)
  if (doing.kind === 'undo') undo(draft)
  else if (doing.kind === 'redo') redo(draft)
  else if (doing.kind === 'fill') change(draft, planFill(draft, shown, doing.block, doing.value))
  else if (doing.kind === 'repeat')
    change(draft, planRepeat(draft, shown, doing.source, doing.block))
  else {
    const { from, fields } = doing.block
    const pasted = repeatToFill(doing.pasted, doing.block).slice(0, ROWS - from)
    const slots = [...shown.subarray(from, from + pasted.length)]
    perform(
      draft,
      { kind: 'pasted', cells: 1 },
      planPaste(draft, { slots, fields: fieldsFrom(fields[0]!) }, pasted),
    )
  }
}

test('whatever is filled, pasted, undone and done again, the cells are those of a plain array', () => {
  const first = Array.from({ length: ROWS }, (_, row) => [`O${row}`, `T00${row}`, '', 'M'] as const)
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const draft = draftOf(...first)
      // The paste that made the sheet stays.
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

test('cells beside a hidden column are repeated as they stand side by side', () => {
  const draft = draftOf(['A', 'T001', '3011', 'M-1'], ['B', 'T002', '', 'M-2'])
  const block = { from: 0, to: 2, fields: ['trackingId', 'merchantOrderId'] } as const
  change(draft, planRepeat(draft, shownOf(draft), { ...block, to: 1 }, block))
  expect(cellsOf(draft)).toEqual([
    ['A', 'T001', '3011', 'M-1'],
    ['B', 'T001', '', 'M-1'],
  ])
})
