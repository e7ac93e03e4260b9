import { expect, test, vi } from 'vitest'
import { createClientEnd } from './client-core.ts'

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
