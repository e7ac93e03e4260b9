import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Installation, installationSchema } from '#service/installation.ts'
import { openStore } from '#storage/indexed-db.ts'
import type { Store } from '#storage/store.ts'
import { anEntry } from '#testing/builders.ts'
import { keepUpload } from '#testing/kept-uploads.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { createInProcessRecordsClient } from '#records/in-process-client.ts'
import type { SettingsDeps } from './settings-deps.ts'
import { SettingsPanel } from './settings-panel.tsx'

type Shown = {
  readonly installation?: Partial<Installation>
  readonly deps?: Partial<SettingsDeps>
}

let stores = 0
const aStore = () => openStore(`settings ${++stores}`)

function show(store: Store, { installation, deps }: Shown = {}) {
  const given = {
    canAct: true,
    isSending: false,
    draftRows: 12,
    onForgetLayout: vi.fn<SettingsDeps['onForgetLayout']>((one) => store.forgetLayout(one)),
    onForgetLayouts: vi.fn<SettingsDeps['onForgetLayouts']>(() => store.forgetLayouts()),
    onRemove: vi.fn<SettingsDeps['onRemove']>(async (ids) => {
      for (const id of ids) await store.deleteUpload(id)
      return ids.length
    }),
    onDeleteEverything: vi.fn<SettingsDeps['onDeleteEverything']>(async () => true),
    ...deps,
  }
  renderWithTexts(
    <QueryClientProvider client={new QueryClient()}>
      <SettingsPanel
        installation={{ ...installationSchema.parse({}), ...installation }}
        records={createInProcessRecordsClient(store)}
        {...given}
      />
    </QueryClientProvider>,
  )
  return { ...given, user: userEvent.setup() }
}

const DAY_MS = 86_400_000
const daysAgo = (days: number) => ({ startedAt: Date.now() - days * DAY_MS })

/** Finished uploads of 200 and 100 days ago, one of 95 days ago that is open, one of today. */
async function someUploads(): Promise<Store> {
  const store = await aStore()
  const entries = [anEntry()]
  await keepUpload(store, { id: 'a', entries, answer: {}, about: daysAgo(200) })
  await keepUpload(store, { id: 'b', entries, answer: {}, about: daysAgo(100) })
  await keepUpload(store, { id: 'c', entries: [anEntry(), anEntry()], about: daysAgo(95) })
  await keepUpload(store, { id: 'd', entries, answer: {}, about: daysAgo(0) })
  return store
}

const region = (name: string) => within(screen.getByRole('region', { name }))

test('the installation is named with its address and the size of its requests', async () => {
  const about = { serviceName: 'Shop', serviceUrl: 'https://shop.example/base', requestSize: 250 }
  show(await aStore(), { installation: about })
  expect(screen.getByRole('region', { name: 'This installation' })).toHaveTextContent(
    /ServiceShop.*https:\/\/shop\.example\/base.*250/,
  )
  expect(screen.queryByText(/Practice mode/)).toBeNull()
})

/** A sheet with headers, one without, and one of an earlier release. */
async function someLayouts(): Promise<Store> {
  const store = await aStore()
  const mapping = { orderId: 0, trackingId: 2 }
  const headers = ['Alpha', '', 'Gamma']
  const kinds = ['order', 'text', 'tracking'] as const
  await store.rememberLayout({ layout: 'x', mapping, at: Date.now(), headers, kinds })
  const without = { layout: 'y', mapping: { orderId: 1, trackingId: 0 }, headers: null } as const
  await store.rememberLayout({ ...without, at: 2, kinds: ['tracking', 'order', 'weight'] })
  await store.rememberLayout({ layout: 'z', mapping, at: 1 })
  return store
}

const layoutRows = async () =>
  within(await screen.findByRole('list', { name: 'Remembered layouts' })).getAllByRole('listitem')

test('remembered layouts are listed with what was chosen and when, those used last first', async () => {
  show(await someLayouts())
  const texts = (await layoutRows()).map(({ textContent }) => textContent)
  expect(texts).toEqual([
    expect.stringMatching(/^Alpha, GammaOrder ID ← AlphaTracking number ← GammaLast used today/),
    expect.stringMatching(/^No header: tracking numbers, order IDs, weightsOrder ID ← Column B/),
    expect.stringMatching(/^2 columnsOrder ID ← Column ATracking number ← Column C/),
  ])
})

test('one layout is forgotten, the others stay, and the keyboard is not lost', async () => {
  const { onForgetLayout, user } = show(await someLayouts())
  await user.click(await screen.findByRole('button', { name: 'Forget “Alpha, Gamma”' }))
  await waitFor(async () => expect(await layoutRows()).toHaveLength(2))
  expect(onForgetLayout).toHaveBeenCalledExactlyOnceWith('x')
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

test('all layouts are forgotten', async () => {
  const { user } = show(await someLayouts())
  await user.click(await screen.findByRole('button', { name: 'Forget all' }))
  expect(await screen.findByText('No layouts remembered')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Forget/ })).toBeNull()
})

test('a layout that could not be forgotten is still there, and that is said', async () => {
  const onForgetLayout = () => Promise.reject(new Error('not now'))
  const { user } = show(await someLayouts(), { deps: { onForgetLayout } })
  await user.click(await screen.findByRole('button', { name: 'Forget “Alpha, Gamma”' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/forget it/)
  expect(await layoutRows()).toHaveLength(3)
})

test('a tab that watches can forget nothing', async () => {
  show(await someLayouts(), { deps: { canAct: false } })
  for (const button of await screen.findAllByRole('button', { name: /Forget/ }))
    expect(button).toBeDisabled()
})

test('it says how much is kept, since when, and when the browser does not tell the room', async () => {
  show(await someUploads(), { installation: { practice: true } })
  const kept = region('What this browser keeps')
  expect(await kept.findByText('Entries in them')).toBeVisible()
  const facts = screen.getByRole('region', { name: 'What this browser keeps' })
  expect(facts).toHaveTextContent(/Uploads4.*Entries in them5.*Rows of the sheet in preparation12/)
  expect(await kept.findByText('The browser does not say how much is in use.')).toBeVisible()
  expect(screen.getByText(/Practice mode/)).toBeVisible()
})

test('old uploads are deleted after a yes; those with open entries stay', async () => {
  const { onRemove, user } = show(await someUploads())
  const old = region('Delete old uploads')
  await user.click(await old.findByRole('button', { name: 'Delete 2 uploads' }))
  const question = screen.getByRole('dialog', { name: 'Delete 2 uploads?' })
  expect(question).not.toHaveTextContent('open')
  await user.click(within(question).getByRole('button', { name: 'Delete them' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(['b', 'a'])
  expect(await old.findByText('2 uploads were deleted.')).toBeVisible()
  expect(await old.findByText('No finished upload is that old.')).toBeVisible()
  // The button of the keyboard is switched off: what it did is the next thing to be read.
  await waitFor(() => expect(old.getByText('2 uploads were deleted.')).toHaveFocus())
})

test('open entries go only with a tick of their own, and the question names them', async () => {
  const { onRemove, user } = show(await someUploads())
  const old = region('Delete old uploads')
  await user.click(
    await old.findByRole('checkbox', { name: 'Also delete 1 upload with 2 open entries' }),
  )
  await user.click(old.getByRole('button', { name: 'Delete 3 uploads' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('2 entries that are still open go with them')
  await user.click(screen.getByRole('button', { name: 'Delete them' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(['b', 'a', 'c'])
})

test('the age can be changed, also in full-width digits; what is no number of days is said', async () => {
  const { user } = show(await someUploads())
  const old = region('Delete old uploads')
  const field = old.getByRole('textbox', { name: 'Older than so many days' })
  await user.clear(field)
  await user.type(field, '150')
  expect(await old.findByRole('button', { name: 'Delete 1 upload' })).toBeEnabled()
  await user.clear(field)
  await user.type(field, '1.5')
  expect(field).toBeInvalid()
  expect(old.queryByRole('button')).toBeNull()
  await user.clear(field)
  await user.type(field, ' ３６５ ')
  expect(await old.findByText('No upload is older than 365 days.')).toBeVisible()
})

test('everything is deleted after two steps of yes, which name what is open', async () => {
  const { onDeleteEverything, user } = show(await someUploads())
  await user.click(region('Delete everything').getByRole('button'))
  const question = screen.getByRole('dialog')
  expect(await within(question).findByText(/4 uploads and 12 rows of the sheet/)).toBeVisible()
  expect(question).toHaveTextContent('2 uploaded entries are still open')
  const yes = within(question).getByRole('button', { name: 'Delete everything now' })
  expect(yes).toBeDisabled()
  await user.click(within(question).getByRole('checkbox'))
  await user.click(yes)
  expect(onDeleteEverything).toHaveBeenCalledOnce()
  expect(await screen.findByText(/Everything was deleted/)).toBeVisible()
})

test('what was not deleted is not said to be', async () => {
  const onDeleteEverything = () => Promise.resolve(false)
  const { user } = show(await aStore(), { deps: { onDeleteEverything } })
  await user.click(region('Delete everything').getByRole('button'))
  await user.click(screen.getByRole('checkbox'))
  const yes = screen.getByRole('button', { name: 'Delete everything now' })
  await waitFor(() => expect(yes).toBeEnabled())
  await user.click(yes)
  expect(await screen.findByText(/Nothing was deleted/)).toBeVisible()
})

test.each([
  ['while an upload is being sent', { isSending: true }],
  ['in a tab that watches', { canAct: false }],
])('everything cannot be deleted %s', async (_, deps) => {
  show(await aStore(), { deps })
  expect(region('Delete everything').getByRole('button')).toBeDisabled()
})
