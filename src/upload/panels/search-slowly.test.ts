import { expect, test } from 'vitest'
import { waitFor } from '#testing/wait-for.ts'
import { createSlowSearch } from './search-slowly.ts'

type Found = readonly [key: string, positions: readonly number[]]

function aSearch() {
  const found: Found[] = []
  const search = createSlowSearch((key, positions) => found.push([key, positions]))
  return { ...search, found }
}
const even = (position: number) => position % 2 === 0

test('all matches are found, in the order of the sheet', async () => {
  const { start, found } = aSearch()
  start({ key: 'even', count: 5000, fits: even })
  await waitFor(() => expect(found).toHaveLength(1))
  expect(found[0]?.[1]).toHaveLength(2500)
  expect(found[0]?.[1].slice(0, 3)).toEqual([0, 2, 4])
})

test('a new search replaces the running one', async () => {
  const { start, found } = aSearch()
  start({ key: 'even', count: 100_000, fits: even })
  start({ key: 'seven', count: 100_000, fits: (position) => position === 7 })
  await waitFor(() => expect(found).toEqual([['seven', [7]]]))
})

test('an upload that continues is searched again, and the last result is the newest', async () => {
  const { start, found } = aSearch()
  for (let count = 1; count <= 20; count += 1) start({ key: 'even', count, fits: even })
  await waitFor(() => expect(found.at(-1)).toEqual(['even', [0, 2, 4, 6, 8, 10, 12, 14, 16, 18]]))
  expect(found.length).toBeLessThan(20)
})

test('a stopped search finds nothing', async () => {
  const { start, stop, found } = aSearch()
  start({ key: 'even', count: 10, fits: even })
  stop()
  const later = aSearch()
  later.start({ key: 'even', count: 10, fits: even })
  await waitFor(() => expect(later.found).toHaveLength(1))
  expect(found).toEqual([])
})
