import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { openStore } from '#storage/indexed-db.ts'
import { createInProcessRecordsClient } from './in-process-client.ts'
import { createRecordsEnd } from './client.ts'
import type { RecordsMessage } from './messages.ts'

/** A client whose other side is the test. */
function aClient() {
  const posted: RecordsMessage[] = []
  return { ...createRecordsEnd((message) => posted.push(message)), posted }
}

test('a question is answered from the store', async () => {
  const records = createInProcessRecordsClient(await openStore('desk 1'))
  expect(await records.ask('countKept', null)).toMatchObject({ uploads: 0, since: null })
})

test('what fails on the other side is rejected here', async () => {
  const store = await openStore('desk 2')
  const records = createInProcessRecordsClient(store)
  store.close()
  await expect(records.ask('countKept', null)).rejects.toThrow('InvalidStateError')
})

test('a question that is not wanted any more is rejected at once, and the other side hears of it', async () => {
  const { client, posted } = aClient()
  const leaving = new AbortController()
  const asked = client.ask('countKept', null, { signal: leaving.signal })
  leaving.abort()
  await expect(asked).rejects.toThrow('aborted')
  expect(posted.map(({ type }) => type)).toEqual(['records', 'records-cancel'])
  await expect(client.ask('countKept', null, { signal: leaving.signal })).rejects.toThrow('aborted')
  expect(posted).toHaveLength(2)
})

test('answers find their questions in whatever order they come', async () => {
  const { client, handle } = aClient()
  const told = vi.fn<(done: number, total: number) => void>()
  const first = client.ask('countKept', null, { onProgress: told })
  const second = client.ask('countKept', null)
  handle({ type: 'records-answer', id: 2, value: 'second' })
  handle({ type: 'records-progress', id: 1, done: 3, total: 4 })
  handle({ type: 'records-refusal', id: 1, reason: 'Gone' })
  await expect(first).rejects.toThrow('Gone')
  expect(await second).toBe('second')
  expect(told).toHaveBeenCalledExactlyOnceWith(3, 4)
})

test('when the worker is gone, nobody waits for ever', async () => {
  const { client, fail } = aClient()
  const asked = client.ask('countKept', null)
  fail(new Error('The worker could not be loaded'))
  await expect(asked).rejects.toThrow('could not be loaded')
})
