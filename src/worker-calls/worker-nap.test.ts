import { expect, test } from 'vitest'
import { createWorkerNap, type NapMessage, type NapReply, takeNap } from './worker-nap.ts'

/** A worker that takes naps when the test lets it. */
function aWorker() {
  const asked: NapMessage[] = []
  let handle: (event: { data: NapReply }) => void = () => {}
  const worker = {
    addEventListener: (_: string, listener: typeof handle) => void (handle = listener),
    postMessage: (message: NapMessage) => void asked.push(message),
  }
  const wake = (message: NapMessage | undefined) => {
    if (message) takeNap({ ...message, ms: 0 }, (data) => handle({ data }))
  }
  return { worker: worker as unknown as Worker, asked, wake }
}

test('each nap ends with its own reply', async () => {
  const { worker, asked, wake } = aWorker()
  const nap = createWorkerNap(worker)
  const over: string[] = []
  const { signal } = new AbortController()
  const first = nap(1000, signal).then(() => over.push('first'))
  const second = nap(500, signal).then(() => over.push('second'))
  wake(asked[1])
  await second
  expect(over).toEqual(['second'])
  wake(asked[0])
  await first
  expect(asked.map(({ ms }) => ms)).toEqual([1000, 500])
})

test('a nap that is given up ends at once', async () => {
  const controller = new AbortController()
  const nap = createWorkerNap(aWorker().worker)(60_000, controller.signal)
  controller.abort()
  await expect(nap).resolves.toBeUndefined()
})
