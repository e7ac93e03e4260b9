import { expect, test } from 'vitest'
import { aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { drawPace } from './draw-pace.ts'

/** So many requests of one entry each, all answered. */
function answered(count: number) {
  const journal = aJournal(someEntries(count)).submit()
  for (let position = 0; position < count; position += 1)
    journal.request([position]).answer({ acceptedOrders: 1 })
  return journal.state().requests
}

test('too few answers say nothing about a pace', () => expect(drawPace(answered(2))).toBeNull())

test('it begins at zero, ends at the whole, and never decreases', () => {
  const points = drawPace(answered(10)) ?? []
  expect(points[0]).toEqual([0, 0])
  expect(points.at(-1)).toEqual([1, 1])
  const heights = points.map(([, y]) => y)
  expect(heights).toEqual([...heights].sort((one, other) => one - other))
})

test('many requests are drawn with few points', () => {
  expect(drawPace(answered(200))?.length).toBeLessThan(45)
})
