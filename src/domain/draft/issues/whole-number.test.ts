import { expect, test } from 'vitest'
import { loadFormatIndex } from '#domain/formats/format-index.ts'
import { createNumberKnowledge } from '#domain/formats/number-knowledge.ts'
import { isPartOfRun, numberBesideOrder, readWhole } from './whole-number.ts'

const knowledge = createNumberKnowledge(await loadFormatIndex())

test.each([
  ['LXAD–1234567800', 'LXAD-1234567800'],
  ['КИ314163642СТ', 'RB314163642CN'],
  ['1Я5К89390357567127', '1Z5R89390357567127'],
  ['ΡΡ314169999ΓΡ', 'RR314169999GR'],
  ['РВ314163642СN', 'PB314163642CN'],
])('%s is read whole as %s', (cell, number) => {
  expect(readWhole(cell, knowledge)).toBe(number)
})

test.each(['RB314163642CN', 'ЖЖ314163642ЖЖ', 'old RB314163642CN'])('%s is left alone', (cell) => {
  expect(readWhole(cell, knowledge)).toBeNull()
})

test('a part that touches letters of another script is never offered', () => {
  expect(isPartOfRun('ЖЖ314163642ЖЖ', '314163642')).toBe(true)
  expect(isPartOfRun('774123456017 склад', '774123456017')).toBe(false)
})

test.each([
  ['100000123_05308801230507', '100000123', '05308801230507'],
  ['SO-1000/RB314159268CN', 'SO-1000', 'RB314159268CN'],
  ['RB314159268CN | SO-1000', 'SO-1000', 'RB314159268CN'],
  ['SO-1000_old', 'SO-1000', null],
  ['1000100001000', '1000', null],
  ['774123456017', '774', null],
  ['SO-1000 774123456017, 774123456034', 'SO-1000', null],
])('in %s of order %s the number is %s', (cell, order, number) => {
  expect(numberBesideOrder(cell, order)).toBe(number)
})
