import { expect, test, vi } from 'vitest'
import { type CallMessage, createCalls } from '#worker/calls/calls.ts'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { createDraftClient } from './client.ts'

/** A client whose worker is the test; `id` finds the call of a command. */
function aDraftClient() {
  const posted: (CallMessage & { type: 'call' })[] = []
  const calls = createCalls((message) => void (message.type === 'call' && posted.push(message)))
  const onError = vi.fn<(error: Error) => void>()
  const client = createDraftClient(calls, onError)
  const id = (name: string) => posted.find((message) => message.name === name)?.id ?? 0
  return { ...calls, client, onError, id }
}

test('a worker that breaks before the sheet is open is missing, until one opens it', () => {
  const { client, onError, handle, fail, id } = aDraftClient()
  expect(client.isMissing()).toBe(false)
  const told = vi.fn<(missing: boolean) => void>()
  client.subscribe(() => told(client.isMissing()))
  fail(new Error())
  expect(told).toHaveBeenLastCalledWith(true)
  expect(onError).not.toHaveBeenCalled()
  const snapshot = { ...client.getSnapshot(), loaded: true }
  const state = { type: 'state', snapshot, handled: 0, window: { from: 0, rows: [] } }
  handle({ type: 'push', id: id('watch'), value: state })
  fail(new Error('A bug'))
  expect(told).toHaveBeenLastCalledWith(false)
})

test('what a snapshot repeats stays the same, so that nothing that shows it is rendered again', () => {
  const { client, handle, id } = aDraftClient()
  const push = (changes: Partial<DraftSnapshot>, orderId = 'A') => {
    const snapshot = { ...structuredClone(client.getSnapshot()), ...changes, shownCount: 1 }
    const row = { ...client.getNewRow(), id: 1, cells: { orderId } }
    const value = { type: 'state', snapshot, handled: 0, window: { from: 0, rows: [row] } }
    handle({ type: 'push', id: id('watch'), value })
    return { ...client.getSnapshot(), row: client.getRow(0) }
  }
  const first = push({ loaded: true })
  const second = push({ rowCount: 2 })
  expect(second.rowCount).toBe(2)
  expect([second.lengths, second.row]).toEqual([first.lengths, first.row])
  expect(second.lengths).toBe(first.lengths)
  expect(second.row).toBe(first.row)
  expect(push({}, 'B').row?.cells.orderId).toBe('B')
})

test('when the worker breaks, queries are rejected, and commands that may be done stay open', async () => {
  const { client, onError, handle, fail, id } = aDraftClient()
  const values = client.ask.listCouriers()
  const settled = vi.fn<() => void>()
  const header = { id: 'u', startedAt: 1, practice: true, serviceName: '' }
  const move = client.ask.moveToUpload(header)
  move.then(settled, settled)
  client.undo()
  fail(new Error('The worker is gone'))
  await expect(values).rejects.toThrow('The worker is gone')
  expect(onError).toHaveBeenCalledOnce()
  expect(settled).not.toHaveBeenCalled()
  handle({ type: 'reply', id: id('moveToUpload'), value: undefined })
  await expect(move).resolves.toBeUndefined()
})

test('bugs are reported, in a command or outside of any', async () => {
  const { client, onError, handle, id } = aDraftClient()
  client.undo()
  handle({ type: 'refusal', id: id('undo'), reason: 'TypeError: x is not a function' })
  handle({ type: 'push', id: id('watch'), value: { type: 'bug', reason: 'Error: another' } })
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2))
})
