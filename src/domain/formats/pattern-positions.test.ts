import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadFormats } from './load-formats.ts'
import { expandPattern } from './pattern-positions.ts'

const formats = await loadFormats()

test.each([
  ['^\\d{2}$', [['0123456789', '0123456789']]],
  [
    '^J?JD$',
    [
      ['J', 'D'],
      ['J', 'J', 'D'],
    ],
  ],
  [
    '^(A|[B-D])-X$',
    [
      ['A', '-', 'X'],
      ['BCD', '-', 'X'],
    ],
  ],
  [
    '^1[27]{1,2}$',
    [
      ['1', '27'],
      ['1', '27', '27'],
    ],
  ],
])('%s allows these characters, place by place', (pattern, positions) => {
  expect(expandPattern(pattern)).toEqual(positions)
})

test.each(['^A.B$', '^A+$', '^(A', '^A)$', '^\\w$'])('%s is not guessed at', (pattern) => {
  expect(() => expandPattern(pattern)).toThrow('not understood')
})

test('what the places of a format allow, its expression accepts', () => {
  const anyFormat = fc.constantFrom(...formats)
  fc.assert(
    fc.property(anyFormat, fc.nat(), fc.infiniteStream(fc.nat()), ({ pattern }, which, picks) => {
      const all = expandPattern(pattern)
      const positions = all[which % all.length] ?? []
      const number = positions.map((set) => set[(picks.next().value ?? 0) % set.length]).join('')
      expect(number).toMatch(new RegExp(pattern))
    }),
  )
})
