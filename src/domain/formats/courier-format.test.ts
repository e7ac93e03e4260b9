import { expect, test } from 'vitest'
import { parseFormats } from './courier-format.ts'
import stored from './courier-formats.json'

test.each(stored)('each example of $id has the shape of its pattern', ({ pattern, examples }) => {
  for (const example of examples) expect(example).toMatch(new RegExp(pattern))
})

test('a check digit that nobody can compute is a mistake in the data', () => {
  const unknown = { id: 'x', pattern: '^\\d$', check: 'mod99', keys: [1] }
  expect(() => parseFormats([unknown])).toThrow('mod99')
})
