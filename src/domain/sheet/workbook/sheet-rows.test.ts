import { cellsOf } from '#domain/sheet/sheet-row.ts'
import { expect, test } from 'vitest'
import { createSheetRows } from './sheet-rows.ts'

const emptySheet = () => createSheetRows({ leavesOutHidden: false, merged: [] })

test('a cell before the first row of a damaged sheet is in a row of its own, and in no other sheet', () => {
  const damaged = emptySheet()
  damaged.setCell(0, 'SO-19')
  damaged.setCell(1, 'ZZ-19')
  damaged.openRow(false, 4)
  damaged.setCell(0, 'SO-20')
  damaged.closeRow()
  expect(damaged.takeRows().map(cellsOf)).toEqual([['SO-19', 'ZZ-19'], [], [], ['SO-20']])

  const sound = emptySheet()
  sound.openRow(false, 3)
  sound.setCell(0, 'SO-1')
  sound.closeRow()
  expect(sound.takeRows().map(cellsOf)).toEqual([[], [], ['SO-1']])
})

test('a cell between two rows of a damaged sheet changes neither of them', () => {
  const sheet = emptySheet()
  sheet.openRow(false, 1)
  sheet.setCell(0, 'SO-1')
  sheet.closeRow()
  sheet.setCell(0, 'SO-2')
  sheet.closeRow()
  sheet.openRow(false, 3)
  sheet.setCell(0, 'SO-3')
  sheet.closeRow()
  expect(sheet.takeRows().map(cellsOf)).toEqual([['SO-1'], ['SO-2'], ['SO-3']])
})

test('a row that is never closed is still a row', () => {
  const sheet = emptySheet()
  sheet.openRow(false, 1)
  sheet.setCell(0, 'SO-1')
  sheet.openRow(false, 2)
  sheet.setCell(0, 'SO-2')
  sheet.closeRow()
  expect(sheet.takeRows().map(cellsOf)).toEqual([['SO-1'], ['SO-2']])
})

test('only the hidden rows inside a filter are filtered; those hidden by hand are counted', () => {
  const sheet = createSheetRows({
    leavesOutHidden: false,
    merged: [],
    filtered: { firstRow: 1, lastRow: 3 },
  })
  for (const isHidden of [false, true, false, true]) {
    sheet.openRow(isHidden)
    sheet.setCell(0, 'A')
    sheet.closeRow()
  }
  expect(sheet.takeRows().map(({ isFiltered }) => isFiltered)).toEqual([
    undefined,
    true,
    undefined,
    undefined,
  ])
  expect(sheet.notes()).toMatchObject({ hiddenRows: 1 })
})
