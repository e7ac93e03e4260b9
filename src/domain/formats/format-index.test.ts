import { expect, test } from 'vitest'
import { createFormatIndex, findGroups } from './format-index.ts'
import { loadFormats } from './load-formats.ts'

const formats = await loadFormats()
const index = createFormatIndex(formats)

test.each([
  ['an item of the China Post', 'RB123456785CN', 3],
  ['twelve digits, the most crowded shape', '986578788855', 14],
  ['twenty-two digits of USPS', '9400111206206406260787', 4],
  ['a UPS number', '1Z5R89390357567127', 2],
  ['a sentence', 'PLEASE SHIP ON MONDAY', 0],
])('%s leaves a handful of expressions to try', (_, number, most) => {
  expect(findGroups(index, number).length).toBeLessThanOrEqual(most)
})

test('text with countless different ends does not fill the memory', () => {
  const small = createFormatIndex(formats.slice(0, 3))
  for (let i = 0; i < 36 ** 2 * 40; i += 1) {
    const ends = (i % 36 ** 2).toString(36).toUpperCase().padStart(2, 'A')
    findGroups(small, ends.padStart(3 + i / 36 ** 2, 'A'))
  }
  expect(small.places.size).toBeLessThanOrEqual(10_000)
})
