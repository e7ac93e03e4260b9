import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { watchUncaught } from '#testing/watch-uncaught.ts'
import { readAhead } from './read-journal.ts'

async function collect<Item>(batches: AsyncGenerator<readonly Item[]>): Promise<readonly Item[]> {
  const all: Item[] = []
  for await (const batch of batches) all.push(...batch)
  return all
}

test('everything is read once and in order, for any sizes', async () => {
  const size = fc.integer({ min: 1, max: 5 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer()), size, size, async (items, count, depth) => {
      const read = async (batch: number) => items.slice(batch * count, (batch + 1) * count)
      expect(await collect(readAhead(read, count, depth))).toEqual(items)
    }),
  )
})

test('the first batches are requested at once, and the others while one is processed', async () => {
  const asked: number[] = []
  const read = async (batch: number) => {
    asked.push(batch)
    return ['full']
  }
  const reading = readAhead(read, 1)
  expect(asked).toEqual([0, 1, 2])
  await reading.next()
  await reading.next()
  expect(asked).toEqual([0, 1, 2, 3])
})

test('an unused batch may fail', async () => {
  const uncaught = watchUncaught()
  readAhead(() => Promise.reject(new Error('broken')), 1)
  expect(await uncaught()).toEqual([])
})

test('a failed read rejects for the reader', async () => {
  const broken = readAhead(() => Promise.reject(new Error('broken')), 1)
  await expect(collect(broken)).rejects.toThrow('broken')
})
