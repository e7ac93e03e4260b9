import { expect, test, vi } from 'vitest'
import { createClientEnd } from './client-core.ts'

test('a worker that breaks before the sheet is open is missing, and one that opens it after all is not', () => {
  const onError = vi.fn<(error: Error) => void>()
  const { client, handle, fail } = createClientEnd({ post: () => {}, close: () => {}, onError })
  const isMissing = vi.fn<(missing: boolean) => void>()
  client.subscribe(() => isMissing(client.isMissing()))
  expect(client.isMissing()).toBe(false)
  fail(new Error())
  expect(isMissing).toHaveBeenLastCalledWith(true)
  expect(onError).not.toHaveBeenCalled()
  const snapshot = { ...client.getSnapshot(), loaded: true }
  const window = { from: 0, rows: [] }
  handle({ type: 'state', snapshot, handled: 0, window })
  fail(new Error('A bug'))
  expect(isMissing).toHaveBeenLastCalledWith(false)
})

test('when the worker breaks, questions are refused and what was to be done is not said to have failed', async () => {
  const onError = vi.fn<(error: Error) => void>()
  const { client, handle, fail } = createClientEnd({ post: () => {}, close: () => {}, onError })
  const values = client.listCouriers()
  const settled = vi.fn<() => void>()
  const move = client.moveToUpload({ id: 'u', startedAt: 1, practice: true, serviceName: '' })
  move.then(settled, settled)
  fail(new Error('The worker is gone'))
  await expect(values).rejects.toThrow('The worker is gone')
  expect(onError).toHaveBeenCalledOnce()
  expect(settled).not.toHaveBeenCalled()
  handle({ type: 'reply', id: 2, value: undefined })
  await expect(move).resolves.toBeUndefined()
})
