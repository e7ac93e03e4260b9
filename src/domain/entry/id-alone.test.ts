import { expect, test } from 'vitest'
import { idAlone } from './id-alone.ts'

test.each([
  ['#1001\nMaria Gil', '#1001'],
  ['70001\n2026-11-05 10:22', '70001'],
  ['A-1 \n Ana\n09:14', 'A-1'],
])('the order ID of %j is %s', (cell, id) => {
  expect(idAlone(cell)).toBe(id)
})

test.each(['1001\n1002', 'Maria Gil\n#1001', '#1001', 'a\nb', `1\n${'x'.repeat(400)}`])(
  '%j is left as it is',
  (cell) => {
    expect(idAlone(cell)).toBe(cell)
  },
)
