import { expect, test, vi } from 'vitest'
import { connectInProcess } from '#testing/in-process.ts'
import { type CallMessage, createCalls, methodsOf } from './calls.ts'
import { type CallContext, runCommand } from './serve-calls.ts'

/** Calls whose other side is the test. */
function someCalls() {
  const posted: CallMessage[] = []
  return { ...createCalls((message) => posted.push(message)), posted }
}

const aTable = () => ({
  add: (_: CallContext, one: number, other: number) => one + other,
  count: ({ push }: CallContext) => [1, 2, 3].map((value) => push(value)).length,
  break: () => {
    throw new RangeError('Too much')
  },
  wait: ({ signal }: CallContext) =>
    new Promise((resolve) => signal.addEventListener('abort', resolve)),
})

/** Calls of a small table. */
function servedCalls() {
  const table = aTable()
  return connectInProcess({ sums: (name, args, call) => runCommand(table, name, call, args) })
}

test('a command of the table runs with the page’s arguments, and its result is returned', async () => {
  expect(await servedCalls().call('sums', 'add', [1, 2]).answer).toBe(3)
})

test('a command is a method, and its object can be awaited like any other', async () => {
  const sums = methodsOf<ReturnType<typeof aTable>>(servedCalls(), 'sums')
  expect(await sums.add(1, 2)).toBe(3)
  expect(await Promise.resolve(sums)).toBe(sums)
})

test('transferred arguments are only transferred with their own call', () => {
  const transfers: (readonly Transferable[])[] = []
  const calls = createCalls((_, transfer) => transfers.push(transfer))
  const buffer = new ArrayBuffer(8)
  void calls.call('sums', 'add', [buffer], { transfer: [buffer] })
  void calls.call('sums', 'add', [1, 2])
  expect(transfers).toEqual([[buffer], []])
})

test('pushes of a command arrive before its reply', async () => {
  const told: number[] = []
  const onPush = (value: number) => void told.push(value)
  expect(await servedCalls().call('sums', 'count', [], { onPush }).answer).toBe(3)
  expect(told).toEqual([1, 2, 3])
})

test('failures on the other side, and unknown commands, reject with the reason', async () => {
  const calls = servedCalls()
  await expect(calls.call('sums', 'break', []).answer).rejects.toThrow('RangeError: Too much')
  await expect(calls.call('sums', 'divide', []).answer).rejects.toThrow('no command divide')
})

test('a cancelled call rejects at once, and the other side is notified', async () => {
  const { call, posted } = someCalls()
  const leaving = new AbortController()
  const { signal } = leaving
  const asked = call('sums', 'add', [1, 2], { signal }).answer
  leaving.abort()
  await expect(asked).rejects.toThrow('aborted')
  expect(posted.map(({ type }) => type)).toEqual(['call', 'cancel'])
  await expect(call('sums', 'add', [], { signal }).answer).rejects.toThrow('aborted')
  expect(posted).toHaveLength(2)
})

test('the signal of a cancelled command is aborted', async () => {
  const leaving = new AbortController()
  const asked = servedCalls().call('sums', 'wait', [], { signal: leaving.signal }).answer
  await Promise.resolve()
  leaving.abort()
  await expect(asked).rejects.toThrow('aborted')
})

test('replies find their calls in any order', async () => {
  const { call, handle } = someCalls()
  const first = call('sums', 'add', [1, 1]).answer
  const second = call('sums', 'add', [2, 2]).answer
  handle({ type: 'reply', id: 2, value: 4 })
  handle({ type: 'refusal', id: 1, reason: 'Gone' })
  await expect(first).rejects.toThrow('Gone')
  expect(await second).toBe(4)
})

test('when the worker breaks, queries are rejected, and calls that may be done stay open', async () => {
  const { call, handle, fail } = someCalls()
  const onBreak = vi.fn<(error: Error) => void>()
  const question = call('sums', 'add', [1, 1]).answer
  const deed = call('sums', 'add', [2, 2], { onBreak }).answer
  fail(new Error('The worker is gone'))
  await expect(question).rejects.toThrow('The worker is gone')
  expect(onBreak).toHaveBeenCalledOnce()
  handle({ type: 'reply', id: 2, value: 4 })
  expect(await deed).toBe(4)
})
