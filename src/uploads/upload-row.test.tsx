import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openJournal } from '#journal/open-journal.ts'
import type { Upload } from '#run/upload.ts'
import type { Uploads } from '#run/uploads/create-uploads.ts'
import { anEntry } from '#testing/builders.ts'
import { inTab } from '#testing/services.ts'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { aRun } from '#testing/uploads/fake-run.ts'
import { keepUpload } from '#testing/uploads/kept-uploads.ts'
import { openMenu, rowOf, showHistory } from '#testing/uploads/show-history.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'

beforeEach(() => history.replaceState(null, ''))

const entries = someEntries(3)

async function oneUpload(about: Parameters<typeof keepUpload>[1]['about'] = {}) {
  const store = createStoreInMemory()
  await keepUpload(store, { id: 'u1', entries, answer: { acceptedOrders: 3 }, about })
  return store
}

const name = () => screen.getByLabelText('Name of this upload')
const actions = () => screen.findByRole('button', { name: /^Actions for/ })
const rename = async (user: Parameters<typeof openMenu>[0], of = 'Monday') =>
  (await openMenu(user, of)).choose('Rename')

test.each([
  ['Friday', 'Friday', 'Friday'],
  ['spaces around a name', '  Friday ', 'Friday'],
  ['nothing but spaces', '   ', null],
  ['the name that its sheet gives it', 'u1.csv', null],
])('called %s', async (_, typed, kept) => {
  const renamed = vi.fn<Uploads['rename']>(async () => undefined)
  const user = showHistory(await oneUpload({ name: 'Monday' }), { about: { rename: renamed } })
  await rename(user)
  expect(name()).toHaveValue('Monday')
  expect(name()).toHaveAccessibleDescription('Leave empty to use “u1.csv”.')
  await user.clear(name())
  await user.type(name(), typed)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(renamed).toHaveBeenCalledExactlyOnceWith('u1', kept)
})

test.each(['{Escape}', '{Tab}{Tab}{Enter}'])('a name that is left by %s stays', async (keys) => {
  const renamed = vi.fn<Uploads['rename']>(async () => undefined)
  const user = showHistory(await oneUpload({ name: 'Monday' }), { about: { rename: renamed } })
  await rename(user)
  await user.keyboard(`Friday${keys}`)
  expect(await screen.findByRole('link', { name: 'Monday' })).toBeVisible()
  expect(renamed).not.toHaveBeenCalled()
  expect(await actions()).toHaveFocus()
})

test('a name that could not be saved is reported, and the upload keeps its old one', async () => {
  const user = showHistory(await oneUpload(), {
    about: { rename: () => Promise.reject(new Error('full')) },
  })
  await rename(user, 'u1.csv')
  await user.keyboard('Friday{Enter}')
  expect(
    await screen.findByText('The name couldn’t be saved. This browser’s storage may be full.'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'u1.csv' })).toBeVisible()
})

test('a name is no longer than a line', async () => {
  const user = showHistory(await oneUpload())
  await rename(user, 'u1.csv')
  expect(name()).toHaveAttribute('maxlength', '120')
})

/** Renders the list while an upload is open in this tab. */
async function showLive(live: Upload, services: Parameters<typeof showHistory>[1] = {}) {
  const store = createStoreInMemory()
  await keepUpload(store, { id: 'u1', entries })
  await keepUpload(store, { id: 'u2', entries: [anEntry()], answer: {} })
  return showHistory(store, { ...services, about: { active: () => live } })
}

test('the running upload shows its progress, and cannot be deleted', async () => {
  const { upload } = await aRun(entries, { answer: () => new Promise(() => {}) })
  upload.resume()
  const user = await showLive(upload)
  const row = await rowOf('u1.csv')
  expect(await row.findByText('Uploading: 0 of 3')).toBeVisible()
  expect((await openMenu(user, 'u1.csv')).item('Delete')).toBeDisabled()
  expect(await (await rowOf('u2.csv')).findByText('Done')).toBeVisible()
  expect((await openMenu(user, 'u2.csv')).item('Delete')).toBeEnabled()
})

test('the running upload does not need the user', async () => {
  const { upload } = await aRun(entries, { answer: () => new Promise(() => {}) })
  upload.resume()
  const user = await showLive(upload)
  await user.click(await screen.findByRole('button', { name: 'Done 1' }))
  expect(screen.getByRole('link', { name: 'u2.csv' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'u1.csv' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Needs you 0' }))
  expect(screen.queryByRole('table')).toBeNull()
})

test('open entries are listed by kind, in the row and in the question before deletion', async () => {
  const store = createStoreInMemory()
  const answer = {
    acceptedOrders: 0,
    shipmentFailed: [aFailure(entries[0], 'no'), aFailure(entries[1], 'no')],
    shipmentSelectCourier: [{ ...aFailure(entries[2], ''), possibleCouriers: [] }],
  }
  await keepUpload(store, { id: 'u1', entries, answer })
  const user = showHistory(store)
  const row = await rowOf('u1.csv')
  expect(await row.findByText(/^Failed/)).toHaveTextContent('Failed 2')
  expect(row.getByText(/^Courier needed/)).toHaveTextContent('Courier needed 1')
  await (await openMenu(user, 'u1.csv')).choose('Delete')
  const question = within(screen.getByRole('dialog'))
  expect(question.getByText(/^3 entries are still open/)).toHaveTextContent(
    /Failed 2.*Courier needed 1|Courier needed 1.*Failed 2/,
  )
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('link', { name: 'u1.csv' })).toBeVisible()
})

test('without open uploads, their list says so', async () => {
  const user = showHistory(await oneUpload())
  await user.click(await screen.findByRole('button', { name: 'Needs you 0' }))
  expect(screen.getByText('All done.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'u1.csv' })).toBeNull()
})

test('in a read-only tab nothing can be renamed or deleted', async () => {
  const user = showHistory(await oneUpload(), { services: { ownership: inTab('watcher') } })
  const { item } = await openMenu(user, 'u1.csv')
  expect(item('Rename')).toBeDisabled()
  expect(item('Delete')).toBeDisabled()
})

test('the couriers that rules filled in are counted beside the name', async () => {
  const fill = { shape: 'YT #4', courier: 'A' }
  const filledByRules = [
    { ...fill, entries: 40 },
    { ...fill, shape: 'YT #5', entries: 8 },
  ]
  showHistory(await oneUpload({ filledByRules }))
  const row = await rowOf('u1.csv')
  expect(row.getByText('Rules chose 48 couriers')).toBeVisible()
})

test('an upload that a colleague has doesn’t need you, until it is taken back', async () => {
  const store = createStoreInMemory()
  const answer = { acceptedOrders: 2, shipmentFailed: [aFailure(entries[0], 'no')] }
  await keepUpload(store, { id: 'u1', entries, answer })
  await openJournal(store, 'u1', 3).append([{ type: 'handed-over', at: 9, file: 'F' }])
  const { leave } = showHistory(store)
  expect(await (await rowOf('u1.csv')).findByText('Handed over')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Needs you 0' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Done 0' })).toBeVisible()
  leave()
  await openJournal(store, 'u1', 4).append([{ type: 'hand-over-ended', at: 10 }])
  showHistory(store)
  expect(await screen.findByRole('button', { name: 'Needs you 1' })).toBeVisible()
})
