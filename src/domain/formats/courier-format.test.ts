import { expect, test } from 'vitest'
import { parseFormats } from './courier-format.ts'
import { loadFormats } from './load-formats.ts'

const formats = await loadFormats()

test.each(formats)('each example of $id has the shape of its pattern', ({ pattern, examples }) => {
  for (const example of examples) expect(example).toMatch(new RegExp(pattern))
})

test('a check digit that nobody can compute is a mistake in the data', () => {
  const stored = { id: 'x', pattern: '^\\d$', check: 'mod99', keys: [1], examples: [] }
  expect(() => parseFormats([stored])).toThrow('mod99')
})
