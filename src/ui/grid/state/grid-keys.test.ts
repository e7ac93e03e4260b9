import { expect, test } from 'vitest'
import type { GridPress } from './grid-events.ts'
import { commandOf, isUsedUp } from './grid-keys.ts'
import { areaOf } from './grid-range.ts'
import { aSheet, pressOf, selecting, without } from './grid-sheet.testing.ts'
import { viewOf } from './grid-state.ts'

type Cell = readonly [number, number]

function ask(keys: string, at: Cell, sheet = aSheet(), more: Partial<GridPress> = {}) {
  const view = viewOf(selecting(at), sheet)
  return commandOf({ ...pressOf(keys), ...more }, { view, sheet })
}

const move = (row: number, column: number, extend = false) => ({
  kind: 'move',
  to: { row, column },
  extend,
})

test.each([
  ['ArrowDown', move(51, 2)],
  ['ArrowUp', move(49, 2)],
  ['ArrowLeft', move(50, 1)],
  ['ArrowRight', move(50, 3)],
  ['Ctrl+ArrowDown', move(99, 2)],
  ['Ctrl+ArrowUp', move(0, 2)],
  ['Cmd+ArrowLeft', move(50, 0)],
  ['Cmd+ArrowRight', move(50, 3)],
  ['Home', move(50, 0)],
  ['End', move(50, 3)],
  ['Ctrl+Home', move(0, 0)],
  ['Ctrl+End', move(99, 3)],
  ['PageDown', move(60, 2)],
  ['PageUp', move(40, 2)],
  ['Shift+ArrowRight', move(50, 3, true)],
  ['Shift+PageDown', move(60, 2, true)],
  ['F5', null],
  ['Tab', null],
])('%s moves the active cell', (keys, expected) => {
  expect(ask(keys, [50, 2])).toEqual(expected)
})

test('no key leaves the sheet', () => {
  expect(ask('ArrowUp', [0, 0])).toEqual(move(0, 0))
  expect(ask('ArrowLeft', [0, 0])).toEqual(move(0, 0))
  expect(ask('PageDown', [95, 3])).toEqual(move(99, 3))
  expect(ask('ArrowRight', [95, 3])).toEqual(move(95, 3))
})

test('arrows reach the empty row, but Ctrl+End ends at the last entry', () => {
  const { size } = aSheet()
  const sheet = aSheet({ size: { ...size, places: 101 } })
  expect(ask('ArrowDown', [99, 2], sheet)).toEqual(move(100, 2))
  expect(ask('PageDown', [99, 2], sheet)).toEqual(move(100, 2))
  expect(ask('Ctrl+ArrowDown', [99, 2], sheet)).toEqual(move(99, 2))
  expect(ask('Ctrl+End', [99, 2], sheet)).toEqual(move(99, 3))
})

test('without cell selection, Shift selects rows and only moves sideways', () => {
  const sheet = without('selectCells')
  expect(ask('Shift+ArrowDown', [50, 2], sheet)).toEqual(move(51, 2, true))
  expect(ask('Shift+ArrowRight', [50, 2], sheet)).toEqual(move(50, 3, false))
  expect(ask('Ctrl+a', [50, 2], sheet)).toBeNull()
})

const area = (rowFrom: number, rowTo: number, columnFrom: number, columnTo: number) => ({
  rows: { from: rowFrom, to: rowTo },
  columns: { from: columnFrom, to: columnTo },
})

test.each([
  ['Ctrl+a', area(0, 100, 1, 3)],
  ['Ctrl+A', area(0, 100, 1, 3)],
  ['Cmd+a', area(0, 100, 1, 3)],
  ['Shift+Space', area(3, 6, 1, 3)],
  ['Ctrl+Space', area(0, 100, 1, 3)],
  ['Escape', area(5, 6, 2, 3)],
])('%s selects', (keys, expected) => {
  const sheet = aSheet()
  const view = viewOf(selecting([3, 1], [5, 2]), sheet)
  const command = commandOf(pressOf(keys), { view, sheet })
  expect(command?.kind === 'select' && areaOf(command.range)).toEqual(expected)
})

test.each(['Ctrl+Shift+A', 'Escape'])('%s does nothing with one cell selected', (keys) => {
  expect(ask(keys, [3, 1])).toBeNull()
})

test.each([
  ['Ctrl+d', { kind: 'fill', direction: 'down' }],
  ['Ctrl+D', { kind: 'fill', direction: 'down' }],
  ['Ctrl+r', { kind: 'fill', direction: 'right' }],
  ['Ctrl+Enter', { kind: 'fill-with-active' }],
  ['Cmd+Enter', { kind: 'fill-with-active' }],
  ['Ctrl+Shift+R', null],
  ['Ctrl+Shift+D', null],
  ['Cmd+r', null],
  ['Cmd+d', null],
])('%s fills, or is left to the browser', (keys, expected) => {
  expect(ask(keys, [3, 1])).toEqual(expected)
})

test.each([
  ['Enter', [3, 1], { kind: 'edit', how: 'whole' }],
  ['F2', [3, 1], { kind: 'edit', how: 'whole' }],
  ['x', [3, 1], { kind: 'edit', how: 'replace' }],
  ['Space', [3, 1], { kind: 'edit', how: 'replace' }],
  ['Delete', [3, 1], { kind: 'clear' }],
  ['Backspace', [3, 1], { kind: 'clear' }],
  ['Alt+x', [3, 1], null],
  ['Ctrl+x', [3, 1], null],
  ['x', [3, 3], null],
  ['Delete', [3, 3], null],
  ['Enter', [3, 3], { kind: 'open-row', at: { row: 3, column: 3 } }],
  ['Ctrl+Delete', [3, 3], { kind: 'delete-rows' }],
  ['Shift+Delete', [3, 1], { kind: 'delete-rows' }],
  ['Alt+ArrowDown', [3, 1], { kind: 'open-column-menu', at: { row: 3, column: 1 } }],
  ['Alt+ArrowDown', [3, 2], move(4, 2)],
  ['Alt+Shift+ArrowRight', [3, 1], { kind: 'widen', column: 1, steps: 1 }],
  ['Alt+Shift+ArrowLeft', [3, 3], { kind: 'widen', column: 3, steps: -1 }],
  ['Alt+Shift+ArrowLeft', [3, 0], move(3, 0, true)],
  ['Alt+ArrowLeft', [3, 1], move(3, 0)],
] as const)('%s at %o', (keys, at, expected) => {
  expect(ask(keys, at)).toEqual(expected)
})

test('a disabled command has no key', () => {
  expect(ask('Enter', [3, 1], without('edit'))).toBeNull()
  expect(ask('x', [3, 1], without('edit'))).toBeNull()
  expect(ask('Delete', [3, 1], without('edit'))).toBeNull()
  expect(ask('Shift+Delete', [3, 1], without('deleteRows'))).toEqual({ kind: 'clear' })
  expect(ask('Enter', [3, 3], without('openRow'))).toBeNull()
  expect(ask('Alt+ArrowDown', [3, 1], without('openColumnMenu'))).toEqual(move(4, 1))
  expect(ask('Alt+Shift+ArrowRight', [3, 1], without('resize'))).toEqual(move(3, 2, true))
})

test('a loading row is neither edited nor opened', () => {
  const sheet = aSheet({ hasRow: () => false, valueAt: () => undefined })
  expect(ask('Enter', [3, 1], sheet)).toBeNull()
  expect(ask('x', [3, 1], sheet)).toBeNull()
  expect(ask('Enter', [3, 3], sheet)).toBeNull()
})

test('several selected cells are cleared though the active one cannot be edited', () => {
  const sheet = aSheet({ valueAt: () => undefined })
  const view = viewOf(selecting([3, 1], [5, 2]), sheet)
  expect(commandOf(pressOf('Delete'), { view, sheet })).toEqual({ kind: 'clear' })
})

test('Enter focuses the button of a cell, which keeps its keys; Escape returns, arrows move on', () => {
  expect(ask('Enter', [3, 3], aSheet(), { hasWidget: true })).toEqual({ kind: 'go-inside' })
  const inside = (keys: string) => ask(keys, [3, 3], aSheet(), { isInWidget: true })
  expect(inside('Enter')).toBeNull()
  expect(inside('Space')).toBeNull()
  expect(inside('Escape')).toEqual({ kind: 'focus-now' })
  expect(inside('ArrowDown')).toEqual(move(4, 3))
})

test('any key of an input method opens the cell', () => {
  const compose = (keys: string) => ask(keys, [3, 1], aSheet(), { isOfInputMethod: true })
  expect(compose('Process')).toEqual({ kind: 'edit', how: 'replace' })
  expect(compose('ArrowDown')).toEqual({ kind: 'edit', how: 'replace' })
})

test('the character that opens an editor is typed into it', () => {
  expect(isUsedUp({ kind: 'edit', how: 'replace' })).toBe(false)
  expect(isUsedUp({ kind: 'edit', how: 'whole' })).toBe(true)
  expect(isUsedUp({ kind: 'focus-now' })).toBe(false)
})

test('in an empty sheet no key does anything', () => {
  const sheet = aSheet({ size: { rows: 0, places: 0, columns: 4, values: { from: 1, to: 3 } } })
  expect(ask('ArrowDown', [0, 0], sheet)).toBeNull()
  expect(ask('Shift+Delete', [0, 0], sheet)).toBeNull()
})
