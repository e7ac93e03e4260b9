import { expect, test } from 'vitest'
import sources from '#testing/courier-format-sources.json'
import { parseFormats } from './format-index.ts'
import stored from './courier-formats.json'

test('every format has its source, in the same order', () => {
  expect(sources.map(({ id }) => id)).toEqual(stored.map(({ id }) => id))
})

test.each(sources)('each example of $id has the shape of its pattern', ({ id, examples }) => {
  const pattern = new RegExp(stored.find((format) => format.id === id)?.pattern ?? 'missing')
  for (const example of examples) expect(example).toMatch(pattern)
})

test('every check digit in the data can be computed', () => {
  const unknown = { id: 'x', pattern: '^\\d$', check: 'mod99', keys: [1] }
  expect(() => parseFormats([unknown])).toThrow('mod99')
})
