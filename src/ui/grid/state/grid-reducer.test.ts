import { expect, test } from 'vitest'
import type { GridEvent } from './grid-events.ts'
import { reduce } from './grid-reducer.ts'
import { aSheet, pressOf, selecting, without } from './grid-sheet.testing.ts'
import { followRow, type GridSheet, type GridState } from './grid-state.ts'

const at = (row: number, column: number) => ({ row, column })
const one = (row: number, column: number) => ({ anchor: at(row, column), head: at(row, column) })
const cells = (from: number, to: number, ...keys: readonly string[]) => ({
  rows: { from, to },
  keys,
})
const clipboard = {} as DataTransfer

const key = (keys: string): GridEvent => ({ kind: 'key', press: pressOf(keys) })

const press = (row: number, column: number, more: { button?: number; shift?: boolean } = {}) =>
  ({ kind: 'press', at: at(row, column), button: 0, shift: false, ...more }) as const

function commit(
  value: string | null,
  move: Extract<GridEvent, { kind: 'commit' }>['move'],
  index = 3,
): GridEvent {
  const edit = value === null ? null : { row: 'the row', index, key: 'order', value }
  return { kind: 'commit', edit, move }
}

const after = (state: GridState, event: GridEvent, sheet: GridSheet = aSheet()) =>
  reduce(state, sheet, event)

/** The kinds of effects, in their order. */
const doneBy = (state: GridState, event: GridEvent, sheet?: GridSheet) =>
  after(state, event, sheet).effects.map(({ kind }) => kind)

const play = (state: GridState, events: readonly GridEvent[], sheet = aSheet()) =>
  events.reduce((before, event) => reduce(before, sheet, event).state, state)

const editing = (state: GridState): GridState => ({ ...state, editing: 'whole' })

test('an arrow moves the active cell, tells the page, and moves focus and scroll position', () => {
  const { state, effects, isUsedUp } = after(selecting([3, 1]), key('ArrowDown'))
  expect(state.range).toEqual(one(4, 1))
  expect(effects).toEqual([
    { kind: 'tell-active', row: 4 },
    { kind: 'tell-rows', rows: null },
    { kind: 'focus' },
    { kind: 'scroll', row: 4, align: 'nearest' },
  ])
  expect(isUsedUp).toBe(true)
})

test('Shift extends the selection and tells the page; back at one cell it tells null', () => {
  const selected = after(selecting([3, 1]), key('Shift+ArrowDown'))
  expect(selected.effects).toContainEqual({ kind: 'tell-cells', cells: cells(3, 5, 'order') })
  const back = after(selected.state, key('Shift+ArrowUp'))
  expect(back.effects).toContainEqual({ kind: 'tell-cells', cells: null })
  expect(doneBy(back.state, key('ArrowUp'))).not.toContain('tell-cells')
})

test('without cell selection, the page is told of rows', () => {
  const { effects } = after(selecting([3, 1]), key('Shift+ArrowDown'), without('selectCells'))
  expect(effects).toContainEqual({ kind: 'tell-rows', rows: { from: 3, to: 5 } })
})

test('from a row number, Shift selects whole rows', () => {
  const { effects } = after(selecting([3, 0]), key('Shift+ArrowDown'))
  expect(effects).toContainEqual({ kind: 'tell-cells', cells: cells(3, 5, 'order', 'number') })
})

test('an unused key is left to the browser', () => {
  const before = selecting([3, 1])
  expect(after(before, key('F5'))).toEqual({ state: before, effects: [] })
})

test('during an edit, keys, clipboard and menu belong to the editor', () => {
  const before = editing(selecting([3, 1]))
  const events: GridEvent[] = [
    key('ArrowDown'),
    { kind: 'copy', cut: true, clipboard },
    { kind: 'paste', clipboard },
    { kind: 'menu', point: { x: 1, y: 2 } },
  ]
  for (const event of events)
    expect(after(before, event), event.kind).toEqual({ state: before, effects: [] })
})

test.each([
  ['Enter', 'whole', true],
  ['x', 'replace', false],
] as const)('%s opens the editor', (keys, how, isUsedUp) => {
  const step = after(selecting([3, 1]), key(keys))
  expect(step.state.editing).toBe(how)
  expect(step).toMatchObject({ effects: [], isUsedUp })
})

test('ending an editor reports its value with the row where it began', () => {
  const { state, effects } = after(editing(selecting([3, 1])), commit('SO-9', 'stay', 7))
  const edit = { row: 'the row', index: 7, key: 'order', value: 'SO-9' }
  expect(effects).toEqual([{ kind: 'edit', edit }, { kind: 'focus' }])
  expect(state.editing).toBeNull()
})

test.each([
  ['down', [4, 1]],
  ['right', [3, 2]],
  ['left', [3, 0]],
  ['stay', [3, 1]],
  ['leave', [3, 1]],
] as const)('after an edit, %s moves on', (move, [row, column]) => {
  expect(after(editing(selecting([3, 1])), commit(null, move)).state.range).toEqual(
    one(row, column),
  )
})

test('leaving an editor for another element keeps the focus there', () => {
  expect(doneBy(editing(selecting([3, 1])), commit('SO-9', 'leave'))).toEqual(['edit'])
})

test('Enter after Tab moves below the cell of the first Tab; a move elsewhere resets it', () => {
  const start = selecting([3, 1])
  const tabbed = play(start, [commit(null, 'right'), commit(null, 'right')])
  expect(tabbed.range).toEqual(one(3, 3))
  expect(play(tabbed, [commit(null, 'down')]).range).toEqual(one(4, 1))
  expect(play(tabbed, [commit(null, 'left'), commit(null, 'down')]).range).toEqual(one(4, 1))
  expect(play(tabbed, [key('ArrowLeft'), commit(null, 'down')]).range).toEqual(one(4, 2))
})

test('Enter in the empty row moves to the next empty row', () => {
  const { size } = aSheet()
  const withEmpty = aSheet({ size: { ...size, places: 101 } })
  const step = after(selecting([100, 1]), commit('SO-9', 'down', 100), withEmpty)
  expect(step.state.range.head).toEqual(at(Infinity, 1))
  expect(step.effects).toContainEqual({ kind: 'scroll', row: 100, align: 'nearest' })
})

test('Ctrl+Enter in an editor fills all selected cells; a single cell is edited', () => {
  const selected = editing(selecting([3, 1], [5, 1]))
  expect(after(selected, commit('X', 'fill')).effects).toEqual([
    { kind: 'fill', cells: cells(3, 6, 'order'), value: 'X' },
    { kind: 'focus' },
  ])
  expect(doneBy(editing(selecting([3, 1])), commit('X', 'fill'))).toEqual(['edit', 'focus'])
})

test('Delete clears the selected cells, or empties the active one', () => {
  expect(after(selecting([3, 1], [5, 2]), key('Delete')).effects).toEqual([
    { kind: 'clear', cells: cells(3, 6, 'order', 'number') },
  ])
  expect(after(selecting([3, 1]), key('Delete')).effects).toEqual([{ kind: 'empty', at: at(3, 1) }])
})

test('Ctrl+D and Ctrl+Enter fill the selected cells', () => {
  const selected = selecting([3, 1], [5, 1])
  expect(after(selected, key('Ctrl+d')).effects).toEqual([
    { kind: 'repeat', source: cells(3, 4, 'order'), target: cells(3, 6, 'order') },
  ])
  expect(after(selected, key('Ctrl+Enter')).effects).toEqual([
    { kind: 'fill', cells: cells(3, 6, 'order'), value: 'value 5' },
  ])
  expect(after(selecting([0, 1]), key('Ctrl+d'))).toMatchObject({ effects: [], isUsedUp: true })
  expect(doneBy(selecting([3, 1]), key('Ctrl+Enter'))).toEqual([])
})

test('deletes the selected rows or the active one, and clears the selection', () => {
  const { state, effects } = after(selecting([3, 1], [5, 2]), key('Shift+Delete'))
  expect(effects[0]).toEqual({ kind: 'delete-rows', rows: { from: 3, to: 6 } })
  expect(effects).toContainEqual({ kind: 'tell-cells', cells: null })
  expect(effects.at(-1)).toEqual({ kind: 'focus' })
  expect(state.range).toEqual(one(5, 2))
  expect(after(selecting([3, 1]), key('Shift+Delete')).effects[0]).toEqual({
    kind: 'delete-rows',
    rows: { from: 3, to: 4 },
  })
})

test.each([
  ['copied', false, aSheet(), ['copy']],
  ['cut', true, aSheet(), ['copy']],
  ['copied where nothing can be changed', false, without('changeCells'), ['copy']],
  ['not cut where nothing can be changed', true, without('changeCells'), []],
  ['not copied where cells are not selected', false, without('selectCells'), []],
] as const)('cells are %s', (_, cut, sheet, expected) => {
  const step = after(selecting([3, 1]), { kind: 'copy', cut, clipboard }, sheet)
  expect(step.effects.map(({ kind }) => kind)).toEqual(expected)
  expect(step.isUsedUp ?? false).toBe(expected.length > 0)
})

test('without a value in the selection, the browser keeps the clipboard event', () => {
  expect(doneBy(selecting([3, 3]), { kind: 'copy', cut: false, clipboard })).toEqual([])
  expect(doneBy(selecting([3, 3]), { kind: 'paste', clipboard })).toEqual([])
})

test('a paste goes to the selected cells, where pasting is enabled', () => {
  const event = { kind: 'paste', clipboard } as const
  expect(after(selecting([3, 1], [5, 2]), event)).toMatchObject({
    effects: [{ kind: 'paste', cells: cells(3, 6, 'order', 'number'), clipboard }],
    isUsedUp: true,
  })
  expect(doneBy(selecting([3, 1]), event, without('paste'))).toEqual([])
})

test('the menu gets the selected cells and the active one', () => {
  const point = { x: 1, y: 2 }
  expect(after(selecting([3, 1], [5, 2]), { kind: 'menu', point }).effects).toEqual([
    {
      kind: 'open-menu',
      cells: cells(3, 6, 'order', 'number'),
      active: cells(5, 6, 'number'),
      point,
    },
  ])
  expect(doneBy(selecting([3, 1]), { kind: 'menu', point }, without('openMenu'))).toEqual([])
})

test('a press selects a cell, and the browser focuses it', () => {
  const step = after(selecting([3, 1]), press(5, 2))
  expect(step.state.range).toEqual(one(5, 2))
  expect(doneBy(selecting([3, 1]), press(5, 2))).not.toContain('focus')
  expect(step.isUsedUp ?? false).toBe(false)
})

test('Shift+press extends the selection without selecting text', () => {
  const step = after(selecting([3, 1]), press(5, 2, { shift: true }))
  expect(step.state.range).toEqual({ anchor: at(3, 1), head: at(5, 2) })
  expect(step.isUsedUp).toBe(true)
})

test('a press on a row number selects the row and focuses its first value', () => {
  const step = after(selecting([3, 1]), press(5, 0))
  expect(step.effects).toContainEqual({ kind: 'tell-cells', cells: cells(5, 6, 'order', 'number') })
  expect(step.effects).toContainEqual({ kind: 'focus' })
  expect(step.isUsedUp).toBe(true)
  expect(after(selecting([3, 1]), press(5, 0), without('selectCells')).state.range).toEqual(
    one(5, 0),
  )
})

test('a right press inside the selection keeps it, and elsewhere selects the cell', () => {
  const selected = selecting([3, 1], [5, 2])
  expect(after(selected, press(4, 1, { button: 2 }))).toEqual({
    state: selected,
    effects: [],
    isUsedUp: true,
  })
  expect(after(selected, press(4, 1)).state.range).toEqual(one(4, 1))
  expect(after(selected, press(9, 1, { button: 2 })).state.range).toEqual(one(9, 1))
})

test('a press elsewhere commits the editor first', () => {
  expect(doneBy(editing(selecting([3, 1])), press(5, 2))[0]).toBe('leave-editor')
  expect(doneBy(selecting([3, 1]), press(5, 2))).not.toContain('leave-editor')
})

test('focusing the active cell keeps the selection, and focusing another cell selects that one', () => {
  const selected = selecting([3, 1], [5, 2])
  expect(after(selected, { kind: 'focus', at: at(5, 2) }).state).toBe(selected)
  expect(after(selected, { kind: 'focus', at: at(4, 2) }).state.range).toEqual(one(4, 2))
})

test('a double press edits a cell with a value, and opens the row of another', () => {
  expect(after(selecting([3, 1]), { kind: 'double-press', at: at(3, 1) }).state.editing).toBe(
    'whole',
  )
  expect(after(selecting([3, 3]), { kind: 'double-press', at: at(3, 3) }).effects).toEqual([
    { kind: 'open-row', at: at(3, 3) },
  ])
  const fetching = aSheet({ hasRow: () => false })
  expect(doneBy(selecting([3, 3]), { kind: 'double-press', at: at(3, 3) }, fetching)).toEqual([])
})

test('headers select their columns, that of the row numbers everything, one without values nothing', () => {
  const head = (column: number, extend = false) => ({ kind: 'press-head', column, extend }) as const
  const told = (event: GridEvent, before = selecting([3, 1])) =>
    after(before, event).effects.find(({ kind }) => kind === 'tell-cells')
  expect(told(head(2))).toMatchObject({ cells: cells(0, 100, 'number') })
  expect(told(head(0))).toMatchObject({ cells: cells(0, 100, 'order', 'number') })
  expect(told(head(2, true))).toMatchObject({ cells: cells(0, 100, 'order', 'number') })
  expect(told(head(3))).toBeUndefined()
})

test('a drag selects cells, rows or columns', () => {
  const selectedBy = (from: readonly [number, number], to: readonly [number, number]) =>
    after(selecting([3, 1]), { kind: 'drag', from: at(...from), to: at(...to) }).effects.find(
      ({ kind }) => kind === 'tell-cells',
    )
  expect(selectedBy([3, 1], [5, 2])).toMatchObject({ cells: cells(3, 6, 'order', 'number') })
  expect(selectedBy([3, 0], [5, 2])).toMatchObject({ cells: cells(3, 6, 'order', 'number') })
  expect(selectedBy([-1, 1], [-1, 2])).toMatchObject({ cells: cells(0, 100, 'order', 'number') })
})

test('the fill handle fills the covered cells on release, and nothing when cancelled', () => {
  const drag = (row: number, column: number) =>
    ({ kind: 'drag-handle', to: at(row, column) }) as const
  const covering = play(selecting([3, 1]), [drag(9, 1), drag(6, 1)])
  expect(covering.covered).toEqual({ rows: { from: 3, to: 7 }, columns: { from: 1, to: 2 } })
  const dropped = after(covering, { kind: 'drop-handle', isLetGo: true })
  expect(dropped.effects[0]).toEqual({
    kind: 'repeat',
    source: cells(3, 4, 'order'),
    target: cells(3, 7, 'order'),
  })
  expect(dropped.state.covered).toBeNull()
  const givenUp = after(covering, { kind: 'drop-handle', isLetGo: false })
  expect(givenUp).toEqual({ state: selecting([3, 1]), effects: [] })
  // Limited to rows and columns with values.
  const { covered } = play(selecting([3, 1]), [drag(3, 3)])
  expect(covered?.columns).toEqual({ from: 1, to: 3 })
  expect(play(selecting([3, 1]), [drag(500, 1)]).covered?.rows).toEqual({ from: 3, to: 100 })
})

test('a double press on the handle fills all rows below', () => {
  expect(after(selecting([3, 1], [4, 1]), { kind: 'fill-to-end' }).effects[0]).toEqual({
    kind: 'repeat',
    source: cells(3, 5, 'order'),
    target: cells(3, 100, 'order'),
  })
})

test('a long press selects a cell or a row with corners, and then opens its menu', () => {
  const hold = (row: number, column: number) =>
    ({ kind: 'hold', at: at(row, column), point: { x: 1, y: 2 } }) as const
  const held = after(selecting([0, 0]), hold(3, 1))
  expect(held.state).toMatchObject({ hasCorners: true, range: one(3, 1) })
  expect(doneBy(held.state, hold(3, 1))).toEqual(['open-menu'])
  expect(play(held.state, [hold(5, 2)]).range).toEqual(one(5, 2))
  const row = after(selecting([0, 0]), hold(3, 0))
  expect(row.effects).toContainEqual({ kind: 'tell-cells', cells: cells(3, 4, 'order', 'number') })
  expect(play(held.state, [press(5, 1)]).hasCorners).toBe(false)
})

test('a drag moves the touched corner', () => {
  const take = (corner: 'first' | 'last') => ({ kind: 'take-corner', corner }) as const
  const selected = selecting([3, 1], [5, 2])
  expect(after(selected, take('first')).state.range).toEqual({ anchor: at(5, 2), head: at(3, 1) })
  expect(after(selected, take('last')).state.range).toEqual({ anchor: at(3, 1), head: at(5, 2) })
})

test('a tap edits an editable cell', () => {
  expect(after(selecting([3, 1]), { kind: 'tap' }).state.editing).toBe('whole')
  expect(after(selecting([3, 3]), { kind: 'tap' }).state.editing).toBeNull()
  expect(after(selecting([3, 1]), { kind: 'tap' }, without('edit')).state.editing).toBeNull()
})

test('go-to makes a row or a cell active, with or without the focus', () => {
  const lead = (more: { column?: string; takesFocus: boolean }) =>
    after(selecting([3, 1]), { kind: 'go-to', row: 50, ...more })
  const withFocus = lead({ column: 'number', takesFocus: true })
  expect(withFocus.state.range).toEqual(one(50, 2))
  expect(withFocus.effects).toContainEqual({ kind: 'scroll', row: 50, align: 'center' })
  expect(withFocus.effects).toContainEqual({ kind: 'focus' })
  const without = lead({ takesFocus: false })
  expect(without.state.range).toEqual(one(50, 1))
  expect(without.effects).not.toContainEqual({ kind: 'focus' })
})

test('the state keeps the requested range when rows are removed, but commands use the remaining rows', () => {
  const { size } = aSheet()
  const few = aSheet({ size: { ...size, rows: 4, places: 4 } })
  expect(after(selecting([50, 1]), key('ArrowUp'), few).state.range).toEqual(one(2, 1))
})

const keyed = (...keys: readonly string[]) =>
  aSheet({
    size: { rows: keys.length, places: keys.length, columns: 4, values: { from: 1, to: 3 } },
    keys: { keyAt: (row) => keys[row] ?? '', rowOf: (key) => keys.indexOf(String(key)) },
  })

test('the active row is followed when rows above it are removed and restored', () => {
  const start = play(selecting([0, 1]), [key('ArrowDown'), key('ArrowDown')], keyed('a', 'b', 'c'))
  expect(followRow(start, keyed('c')).range).toEqual(one(0, 1))
  expect(followRow(start, keyed('a', 'b', 'c')).range).toEqual(one(2, 1))
  expect(play(start, [key('ArrowRight')], keyed('c', 'd')).range).toEqual(one(0, 2))
})

test('when the active row is removed, the row in its place is followed once it has the focus', () => {
  const onB = play(selecting([0, 1]), [key('ArrowDown')], keyed('a', 'b', 'c'))
  expect(followRow(onB, keyed('a', 'c')).range).toEqual(one(1, 1))
  expect(followRow(onB, keyed('a', 'b', 'c')).range).toEqual(one(1, 1))
  const onC = play(onB, [{ kind: 'focus', at: at(1, 1) }], keyed('a', 'c'))
  expect(followRow(onC, keyed('a', 'b', 'c')).range).toEqual(one(2, 1))
})

test('an editor moves with its row and ends with it', () => {
  const onB = play(selecting([0, 1]), [key('ArrowDown'), key('F2')], keyed('a', 'b'))
  expect(followRow(onB, keyed('b'))).toMatchObject({ editing: 'whole', range: one(0, 1) })
  expect(followRow(onB, keyed('a', 'c')).editing).toBeNull()
})
