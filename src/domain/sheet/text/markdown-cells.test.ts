import { expect, test } from 'vitest'
import { isMarkdownTable, shownInMarkdown } from './markdown-cells.ts'

test.each([
  ['`RB1`', 'RB1'],
  ['**RB1**', 'RB1'],
  [' _RB1_ ', 'RB1'],
  ['[RB1](https://t.example/1)', 'RB1'],
  ['~~RB0~~ `RB1`', 'RB1'],
  ['A_1_B', 'A_1_B'],
  ['*', '*'],
  ['RB1', 'RB1'],
])('%j is shown as %j', (cell, shown) => {
  expect(shownInMarkdown(cell)).toBe(shown)
})

test('a Markdown table has a line below its header', () => {
  expect(isMarkdownTable('a | b\n--- | :---:\n1 | 2')).toBe(true)
  expect(isMarkdownTable('|a|b|\n|---|---|')).toBe(true)
  expect(isMarkdownTable('a|b\n1|2')).toBe(false)
  expect(isMarkdownTable('a|b\n-|2')).toBe(false)
})
