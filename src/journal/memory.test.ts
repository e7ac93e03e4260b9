import { expect, test } from 'vitest'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { keepUpload } from '#testing/uploads/kept-uploads.ts'
import { someEntries } from '#testing/uploads/upload-journal.ts'
import { type Computed, listHeaders, recall, remember } from './memory.ts'
import { openJournal } from './open-journal.ts'

type Counted = { readonly starts: number; readonly events: number }

/** Counts events and remembers at most `most` uploads. */
function aCount(most: number, whenFull: Computed<Counted>['whenFull']) {
  let starts = 0
  const computed: Computed<Counted> = {
    start: async () => ({ starts: (starts += 1), events: 0 }),
    readOn: async (known, batches) => {
      let { events } = known
      for await (const batch of batches) events += batch.length
      return { ...known, events }
    },
    sizeOf: () => 1,
    most,
    whenFull,
  }
  return computed
}

async function someUploads(...ids: readonly string[]) {
  const store = createStoreInMemory()
  for (const id of ids)
    await keepUpload(store, { id, entries: someEntries(1), answer: { acceptedOrders: 1 } })
  const headers = await store.listHeaders()
  const headerOf = (id: string) => headers.find((header) => header.id === id) ?? headers[0]!
  return { store, headerOf }
}

test('a computation continues from the event where it stopped', async () => {
  const { store, headerOf } = await someUploads('a')
  const computed = aCount(9, 'skip')
  const count = () => remember(computed, { store }, headerOf('a'))
  expect(await count()).toEqual({ value: { starts: 1, events: 3 }, lastEvent: 3 })
  await openJournal(store, 'a', 3).append([{ type: 'stopped', at: 9 }])
  expect(await count()).toEqual({ value: { starts: 1, events: 4 }, lastEvent: 4 })
})

test('listing the uploads forgets deleted ones', async () => {
  const { store, headerOf } = await someUploads('a', 'b')
  const computed = aCount(9, 'skip')
  for (const id of ['a', 'b']) await remember(computed, { store }, headerOf(id))
  await store.deleteUpload('a')
  expect((await listHeaders(store)).map(({ id }) => id)).toEqual(['b'])
  expect(recall(computed, store, 'a')).toBeUndefined()
  expect(recall(computed, store, 'b')).toBeDefined()
})

test.each([
  ['forget-oldest', ['b', 'c']],
  ['skip', ['a', 'b']],
] as const)('when there is no room (%s), %j stay', async (whenFull, stay) => {
  const ids = ['a', 'b', 'c']
  const { store, headerOf } = await someUploads(...ids)
  const computed = aCount(2, whenFull)
  for (const id of ids) await remember(computed, { store }, headerOf(id))
  expect(ids.filter((id) => recall(computed, store, id))).toEqual(stay)
})
