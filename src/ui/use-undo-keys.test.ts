import { expect, test } from 'vitest'
import { undoCommandOf } from './use-undo-keys.ts'

const NOTHING = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const ctrl = { ctrlKey: true }

test.each([
  ['Ctrl+Z', { key: 'z', code: 'KeyZ', ...ctrl }, 'undo'],
  ['Cmd+Z', { key: 'z', code: 'KeyZ', metaKey: true }, 'undo'],
  ['Ctrl+Z of a Russian keyboard', { key: 'я', code: 'KeyZ', ...ctrl }, 'undo'],
  ['Ctrl+Z of a German keyboard', { key: 'z', code: 'KeyY', ...ctrl }, 'undo'],
  ['Ctrl+Shift+Z', { key: 'Z', code: 'KeyZ', ...ctrl, shiftKey: true }, 'redo'],
  ['Ctrl+Y', { key: 'y', code: 'KeyY', ...ctrl }, 'redo'],
  ['Z alone', { key: 'z', code: 'KeyZ' }, null],
  ['Ctrl+Alt+Z', { key: 'z', code: 'KeyZ', ...ctrl, altKey: true }, null],
  ['Ctrl+X', { key: 'x', code: 'KeyX', ...ctrl }, null],
] as const)('%s', (_, press, command) => {
  expect(undoCommandOf({ ...NOTHING, ...press })).toBe(command)
})
