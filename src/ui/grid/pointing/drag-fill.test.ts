import { expect, test } from 'vitest'
import { dragFill } from './drag-fill.ts'

const cell = (row: number, column: number) => ({ row, column })
const area = (rowFrom: number, rowTo: number, columnFrom: number, columnTo: number) => ({
  rows: { from: rowFrom, to: rowTo },
  columns: { from: columnFrom, to: columnTo },
})

test.each([
  ['down', cell(9, 2), area(3, 10, 1, 3)],
  ['up', cell(0, 4), area(0, 6, 1, 3)],
  ['to the right', cell(4, 4), area(3, 6, 1, 5)],
  ['to the left', cell(3, 0), area(3, 6, 0, 3)],
  ['nowhere', cell(4, 2), area(3, 6, 1, 3)],
])('a handle that is dragged %s covers more rows or more columns', (_, to, expected) => {
  expect(dragFill(area(3, 6, 1, 3), to)).toEqual(expected)
})
