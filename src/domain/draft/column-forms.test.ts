import { expect, test } from 'vitest'
import { checkRows } from '#domain/draft/findings.ts'
import { draftOf, worldOf } from '#testing/sheets/pasted-draft.ts'

const ROWS = 3000
const AT_ONCE = 64

/** How often a number is looked at until all rows are checked, some at a time. */
function countLooks(numberOf: (row: number) => string): number {
  const draft = draftOf(
    ...Array.from({ length: ROWS }, (_, row) => [`SO-${10_000 + row}`, numberOf(row)] as const),
  )
  let looks = 0
  const { knowledge } = worldOf({
    readLabel: () => {
      looks += 1
      return null
    },
  })
  let isDone = false
  while (!isDone) isDone = checkRows(draft, knowledge, (checked) => checked === AT_ONCE)
  return looks
}

test('a sheet whose numbers are printed in groups is not checked anew for each number that is cleaned', () => {
  const plain = countLooks((row) => `YT${2_300_000_000 + row}`)
  const grouped = countLooks((row) => `1Z 999 AA1 ${1000 + row} 0001 ${row % 10}`)
  expect(plain).toBeGreaterThanOrEqual(ROWS)
  // Each cleaned number is checked once more.
  expect(grouped).toBeLessThan(plain * 3)
})
