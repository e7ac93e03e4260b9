import { expect, test } from 'vitest'
import { isPlaceholder } from './placeholder.ts'

test.each([
  '-',
  '--',
  '—',
  '…',
  '?',
  '--------------',
  '*',
  '0',
  'N/A',
  'n/a',
  'NULL',
  'None',
  'undefined',
  'Pending',
  'pendiente',
  'PENDIENTE',
  'Sin guía',
  'Cancelled',
  'Local pickup',
  '自提',
  '无',
  '暂无',
  '未發貨',
  'なし',
  '없음',
])('%s says that there is no value', (value) => {
  expect(isPlaceholder(value)).toBe(true)
})

test.each([
  '',
  '00',
  '10',
  '-1',
  'NA1',
  'RB123456785CN',
  'NONE-12',
  '#N/A',
  '########',
  '\u0007',
  'see note',
  'soon…',
  'ABC-',
  '-ABC',
  '---------------',
  'pendiente de recogida',
])('%j says something, or is damaged', (value) => {
  expect(isPlaceholder(value)).toBe(false)
})
