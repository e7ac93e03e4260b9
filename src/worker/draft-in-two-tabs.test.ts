import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { HEADER, nameStore, openDraft, orders, rowAt, until } from '#testing/sheets/draft-client.ts'
import { fileOf, UNCERTAIN } from '#testing/sheets/order-files.ts'

test('a second tab shows the draft, changes nothing, and can take over', async () => {
  const name = nameStore()
  const first = await openDraft(name)
  const second = await openDraft(name, false)
  first.addEntry({ orderId: 'A', trackingId: 'T1' })
  first.flush()
  second.addEntry({ orderId: 'X', trackingId: 'X' })
  await vi.waitUntil(async () => {
    second.reload()
    await second.ask.findIssue({ index: 0 })
    return second.getSnapshot().entryCount === 1
  })
  expect(orders(second)).toEqual(['A'])
  const id = rowAt(second, 0).id
  second.editCell(id, 'orderId', 'X')
  await second.ask.findIssue({ index: 0 })
  expect(orders(second)).toEqual(['A'])
  expect(await second.ask.deleteRows([id])).toBeNull()
  await expect(second.ask.moveToUpload(HEADER)).rejects.toThrow('cannot be changed')
  second.beginWriting()
  second.editCell(id, 'orderId', 'B')
  await until(second, ({ undo }) => undo?.kind === 'edited')
  expect(orders(second)).toEqual(['B'])
})

test('a tab that takes over asks the open question', async () => {
  const name = nameStore()
  const first = await openDraft(name)
  first.importFiles([fileOf(UNCERTAIN)])
  await vi.waitUntil(async () => {
    const other = await openDraft(name)
    return other.getSnapshot().question !== null
  })
  const second = await openDraft(name, false)
  expect(second.getSnapshot().question).toBeNull()
  second.beginWriting()
  await until(second, ({ question }) => question !== null)
})

test('a tab that watches forgets nothing', async () => {
  const client = await openDraft(nameStore(), false)
  await expect(client.ask.forgetEverything()).rejects.toThrow('cannot be changed')
})

test('the last edit is in a draft that a tab gives away, and later ones aren’t', async () => {
  const name = nameStore()
  const first = await openDraft(name)
  first.addEntry({ orderId: 'A', trackingId: 'T1' })
  await first.ask.giveAway()
  first.addEntry({ orderId: 'B', trackingId: 'T2' })
  const second = await openDraft(name, false)
  second.beginWriting()
  await until(second, ({ entryCount }) => entryCount === 1)
  expect(orders(second)).toEqual(['A'])
})

test('a tab whose draft was taken over writes nothing more', async () => {
  const name = nameStore()
  const first = await openDraft(name)
  first.addEntry({ orderId: 'A', trackingId: 'T1' })
  first.stopWriting()
  await first.ask.reload()
  expect(first.getSnapshot().entryCount).toBe(0)
  const second = await openDraft(name)
  expect(second.getSnapshot().entryCount).toBe(0)
})
