import { expect, test } from 'vitest'
import { column, described, draftOf } from '#testing/sheets/pasted-draft.ts'
import { perform, undo } from './history.ts'
import { findSeveral, planJoin, planSplit } from './fix-several.ts'

test('several numbers in a cell become rows of their own below the first, as one step', () => {
  const draft = draftOf(['A', 'T1111111 T2222222'], ['B', 'T003'])
  const slots = findSeveral(draft, 'split', () => true, null)
  const name = { kind: 'cells-fixed', issue: 'several-numbers', rows: 1 } as const
  perform(draft, name, planSplit(draft, slots))
  expect(described(draft).map(({ row, cells }) => [row, cells.orderId, cells.trackingId])).toEqual([
    [2, 'A', 'T1111111'],
    [2, 'A', 'T2222222'],
    [3, 'B', 'T003'],
  ])
  undo(draft)
  expect(column(draft, 'trackingId')).toEqual(['T1111111 T2222222', 'T003'])
})

test('the blocks of one printed number are joined, with what the sheet had kept', () => {
  const draft = draftOf(['A', '9400 1118 9922'])
  const slots = findSeveral(draft, 'join', (number) => number === '940011189922', new Set([0]))
  perform(draft, { kind: 'cells-fixed', issue: 'several-numbers', rows: 1 }, planJoin(draft, slots))
  expect(described(draft)[0]).toMatchObject({
    cells: { trackingId: '940011189922' },
    originals: { trackingId: '9400 1118 9922' },
    issues: [],
  })
})
