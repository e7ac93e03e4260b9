import { expect, test } from 'vitest'
import { createFormatIndex, findShape, loadFormats } from './format-index.ts'

const formats = await loadFormats()
const index = createFormatIndex(formats)

test.each([
  ['an item of the China Post', 'RB123456785CN', 3],
  ['twelve digits, the most crowded shape', '986578788855', 14],
  ['twenty-two digits of USPS', '9400111206206406260787', 4],
  ['a UPS number', '1Z5R89390357567127', 2],
  ['a sentence', 'PLEASE SHIP ON MONDAY', 0],
])('%s leaves only a few expressions to try', (_, number, most) => {
  expect(findShape(index, number).groups.length).toBeLessThanOrEqual(most)
})

test('text with countless different shapes does not fill the memory', () => {
  const small = createFormatIndex(formats.slice(0, 3))
  for (let i = 0; i < 20_000; i += 1) findShape(small, i.toString(36).replace(/\d/g, 'Z'))
  expect(small.shapes.size).toBeLessThanOrEqual(10_000)
})
