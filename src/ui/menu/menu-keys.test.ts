import { expect, test } from 'vitest'
import { moveInMenu, NOTHING_TYPED } from './menu-keys.ts'

const TEXTS = ['Rename', 'Download', 'Duplicate', 'Delete', '复制']

const press = (key: string, timeStamp = 0, more = {}) => ({
  key,
  timeStamp,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

const moved = (key: string, at: number) => moveInMenu(press(key), NOTHING_TYPED, TEXTS, at).to

test.each([
  ['ArrowDown', 1, 2],
  ['ArrowDown', 4, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 4],
  ['ArrowUp', -1, 4],
  ['ArrowDown', -1, 0],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Enter', 1, null],
  [' ', 1, null],
])('%s leads from item %i to %s', (key, at, to) => {
  expect(moved(key, at)).toBe(to)
})

/** The item that successive letters lead to. */
function typed(letters: string, at: number, pauseMs = 100) {
  let state = { to: at as number | null, typed: NOTHING_TYPED }
  Array.from(letters).forEach((letter, index) => {
    const from = state.to ?? at
    state = moveInMenu(press(letter, index * pauseMs), state.typed, TEXTS, from)
    state = { ...state, to: state.to ?? from }
  })
  return state.to
}

test.each([
  ['d', 0, 1],
  ['D', 0, 1],
  ['d', 1, 2],
  ['d', 3, 1],
  ['dd', 0, 2],
  ['ddd', 0, 3],
  ['de', 0, 3],
  ['du', 0, 2],
  ['dup', 1, 2],
  ['复', 0, 4],
  ['x', 2, 2],
])('typing %s at item %i moves to %i', (letters, at, to) => {
  expect(typed(letters, at)).toBe(to)
})

test('after a pause a letter starts a new word', () => {
  expect(typed('re', 1, 100)).toBe(0)
  expect(typed('rd', 1, 600)).toBe(1)
})

test('letters with Ctrl, ⌘ or Alt are commands', () => {
  for (const key of ['ctrlKey', 'metaKey', 'altKey'])
    expect(moveInMenu(press('d', 0, { [key]: true }), NOTHING_TYPED, TEXTS, 0).to).toBeNull()
})

test('keys do nothing in an empty menu', () => {
  expect(moveInMenu(press('d'), NOTHING_TYPED, [], -1).to).toBeNull()
})
