import { expect, test } from 'vitest'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import { showRows } from '#domain/draft/arrange/show-rows.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { draftOf } from '#testing/sheets/pasted-draft.ts'
import { type CellQuery, findCells, findBeside, placeOf } from './find-cells.ts'

const draft = draftOf(['SO-1', 'ZZ1'], ['SO-2', 'SO-9'], ['MO-3', 'ZZ3'], ['so-4', 'ZZ4'])

const query = (text: string, how: Partial<CellQuery> = {}): CellQuery => ({
  text,
  wholeValue: false,
  matchCase: false,
  asTyped: false,
  fields: TRACKING_FIELDS,
  ...how,
})
const find = (text: string, how: Partial<CellQuery> = {}, filter = NO_FILTER) =>
  findCells(showRows(draft, filter), query(text, how)).map(placeOf)

test('every cell with the text is found, row by row', () => {
  expect(find('SO-')).toEqual([
    { row: 0, field: 'orderId' },
    { row: 1, field: 'orderId' },
    { row: 1, field: 'trackingId' },
    { row: 3, field: 'orderId' },
  ])
})

test('a search can be limited to columns, to matching case and to whole cells', () => {
  expect(find('SO-', { fields: ['trackingId'] })).toEqual([{ row: 1, field: 'trackingId' }])
  expect(find('so-', { matchCase: true })).toEqual([{ row: 3, field: 'orderId' }])
  expect(find('so-1', { wholeValue: true })).toEqual([{ row: 0, field: 'orderId' }])
  expect(find('')).toEqual([])
})

test('a number is found by any spelling, unless it has to match as it is typed', () => {
  const sheet = draftOf(['SO-1', 'LX123456785CN'], ['SO-2', 'YT2'])
  const found = (text: string, how: Partial<CellQuery> = {}) =>
    findCells(showRows(sheet, NO_FILTER), query(text, how)).map(placeOf)
  for (const text of ['LX 123 456 785 CN', 'lx-123-456-785-cn', 'ＬＸ１２３４５６７８５ＣＮ']) {
    expect(found(text)).toEqual([{ row: 0, field: 'trackingId' }])
    expect(found(text, { asTyped: true })).toEqual([])
  }
})

test('rows that are not shown are not searched', () => {
  expect(find('SO-', {}, { ...NO_FILTER, search: 'SO-2' })).toEqual([
    { row: 0, field: 'orderId' },
    { row: 0, field: 'trackingId' },
  ])
})

test.each([
  ['the cell itself', { row: 1, field: 'orderId' }, 'here', 1],
  ['the one after a cell', { row: 1, field: 'orderId' }, 'next', 2],
  ['the one before a cell', { row: 1, field: 'orderId' }, 'previous', 0],
  ['the first one, after the last', { row: 3, field: 'orderId' }, 'next', 0],
  ['the last one, before the first', { row: 0, field: 'orderId' }, 'previous', 3],
  ['the next one of a cell without the text', { row: 2, field: 'courier' }, 'here', 3],
] as const)('%s is found', (_, place, to, expected) => {
  const found = findCells(showRows(draft, NO_FILTER), query('so-'))
  expect(findBeside(found, place, to)).toBe(expected)
})

test('there is no next cell without matches', () => {
  expect(findBeside([], { row: 0, field: 'orderId' }, 'next')).toBeNull()
})
