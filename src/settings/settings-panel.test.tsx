import 'fake-indexeddb/auto'
import { renderHook, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LanguageChoice } from '#shell/preferences/language-choice.ts'
import { isLanguageMissing, keepLanguage } from '#shell/preferences/preferences.ts'
import { useSingleKeys } from '#shell/keys/single-keys.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import type { Ownership } from '#run/outside/ownership.ts'
import { rememberShop } from '#shell/preferences/shop-names.ts'
import { createTokenHolder } from '#run/outside/token-holder.ts'
import type { Upload } from '#run/upload.ts'
import type { Uploads } from '#run/uploads/create-uploads.ts'
import { type Installation, installationSchema } from '#service/installation.ts'
import type { AccessToken } from '#service/token.ts'
import { openStore } from '#storage/indexed-db.ts'
import type { Store } from '#storage/store.ts'
import { createStoreInMemory, emptyContent } from '#testing/store-in-memory.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { anEntry } from '#testing/builders.ts'
import { keepUpload } from '#testing/uploads/kept-uploads.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { inTab, someUploads } from '#testing/services.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'
import { SettingsPanel } from './settings-panel.tsx'

const SENDING = {} as Upload

let stores = 0
const aStore = () => openStore(`settings ${++stores}`)

type Shown = {
  readonly installation?: Partial<Installation>
  readonly ownership?: Ownership
  readonly uploads?: Partial<Uploads>
  readonly commands?: Parameters<typeof aDraft>[0]
}

/** Renders the settings over a store; deletions change the store. */
function show(store: Store, given: Shown = {}) {
  const forgetLayout = vi.fn<(layout: string) => Promise<void>>((layout) =>
    store.forgetLayout(layout),
  )
  const forgetLayouts = () => store.forgetLayouts()
  const forgetEverything = vi.fn<() => Promise<void>>(async () => {})
  const commands = { forgetLayout, forgetLayouts, forgetEverything, ...given.commands }
  const remove = vi.fn<Uploads['remove']>(async (ids) => {
    for (const id of ids) await store.deleteUpload(id)
    return ids.length
  })
  const clear = vi.fn<Uploads['clear']>((deleteAll) => deleteAll().then(() => true))
  const { uploads } = someUploads({ remove, clear, ...given.uploads })
  const choose = vi.fn<() => Promise<void>>(async () => {})
  const tokens = createTokenHolder('test', sessionStorage)
  tokens.set('practice-token' as AccessToken, false)
  renderWithTexts(
    <LanguageChoice value={choose}>
      <SettingsPanel />
    </LanguageChoice>,
    {
      installation: { ...installationSchema.parse({}), ...given.installation },
      records: createInProcessRecordsClient(store),
      draft: aDraft(commands, { rowCount: 12 }),
      uploads,
      tokens,
      ...(given.ownership ? { ownership: given.ownership } : {}),
    },
  )
  return { ...commands, remove, choose, tokens, user: userEvent.setup() }
}

const DAY_MS = 86_400_000
const daysAgo = (days: number) => ({ startedAt: Date.now() - days * DAY_MS })

/** Finished uploads from 200 and 100 days ago, an open one from 95 days ago, and one from today. */
async function keptUploads(): Promise<Store> {
  const store = await aStore()
  const entries = [anEntry()]
  await keepUpload(store, { id: 'a', entries, answer: {}, about: daysAgo(200) })
  await keepUpload(store, { id: 'b', entries, answer: {}, about: daysAgo(100) })
  await keepUpload(store, { id: 'c', entries: [anEntry(), anEntry()], about: daysAgo(95) })
  await keepUpload(store, { id: 'd', entries, answer: {}, about: daysAgo(0) })
  return store
}

const region = (name: string) => within(screen.getByRole('region', { name }))

test('the installation is shown with its address and the size of its requests', async () => {
  const about = { serviceName: 'Shop', serviceUrl: 'https://shop.example/base', requestSize: 250 }
  show(await aStore(), { installation: about })
  expect(screen.getByRole('region', { name: 'This installation' })).toHaveTextContent(
    /ServiceShop.*https:\/\/shop\.example\/base.*250/,
  )
  expect(screen.queryByText(/practice mode/)).toBeNull()
})

/** A browser that can be asked to keep the data, and its answer. */
function browserThatAnswers(isKept: boolean) {
  let persisted = false
  const value = {
    persisted: async () => persisted,
    persist: async () => (persisted = isKept),
    estimate: async () => ({ usage: 1, quota: 2 }),
  }
  Object.defineProperty(navigator, 'storage', { configurable: true, value })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'))
}

test('the answer of a browser that keeps the data takes the focus from the button that asked', async () => {
  browserThatAnswers(true)
  const { user } = show(await aStore())
  await user.click(await screen.findByRole('button', { name: 'Ask the browser to keep it' }))
  expect(await screen.findByText('Stored until you delete it.')).toHaveFocus()
})

test('a browser that declines to keep the data is quoted, and can be asked again', async () => {
  browserThatAnswers(false)
  const { user } = show(await aStore())
  const ask = await screen.findByRole('button', { name: 'Ask the browser to keep it' })
  await user.click(ask)
  expect(await screen.findByText(/^The browser declined/)).toBeVisible()
  expect(ask).toHaveFocus()
})

/** A sheet with headers, and one without. */
async function someLayouts(): Promise<Store> {
  const store = await aStore()
  const mapping = { orderId: 0, trackingId: 2 }
  const headers = ['Alpha', '', 'Gamma']
  const kinds = ['order', 'words', 'tracking'] as const
  await store.rememberLayout({ layout: 'x', mapping, at: Date.now(), headers, kinds })
  const without = { layout: 'y', mapping: { orderId: 1, trackingId: 0 }, headers: null } as const
  await store.rememberLayout({ ...without, at: 2, kinds: ['tracking', 'order', 'amount'] })
  return store
}

const layoutRows = async () =>
  within(await screen.findByRole('list', { name: 'Remembered layouts' })).getAllByRole('listitem')

test('remembered layouts are listed with the user’s choices and the last use, newest first', async () => {
  show(await someLayouts())
  const texts = (await layoutRows()).map(({ textContent }) => textContent)
  expect(texts).toEqual([
    expect.stringMatching(/^Alpha, GammaOrder ID ← AlphaTracking number ← GammaLast used today/),
    expect.stringMatching(/^No header: tracking numbers, order IDs, amountsOrder ID ← Column B/),
  ])
})

test('one layout is forgotten, the others stay, and the focus is not lost', async () => {
  const { forgetLayout, user } = show(await someLayouts())
  await user.click(await screen.findByRole('button', { name: 'Forget “Alpha, Gamma”' }))
  await waitFor(async () => expect(await layoutRows()).toHaveLength(1))
  expect(forgetLayout).toHaveBeenCalledExactlyOnceWith('x')
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

test('all layouts are forgotten', async () => {
  const { user } = show(await someLayouts())
  await user.click(await screen.findByRole('button', { name: 'Forget all' }))
  expect(await screen.findByText('No layouts remembered')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Forget/ })).toBeNull()
})

test('a layout that could not be forgotten stays, with a message', async () => {
  const forgetLayout = () => Promise.reject(new Error('not now'))
  const { user } = show(await someLayouts(), { commands: { forgetLayout } })
  await user.click(await screen.findByRole('button', { name: 'Forget “Alpha, Gamma”' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Nothing was deleted/)
  expect(await layoutRows()).toHaveLength(2)
})

test('a read-only tab can forget nothing', async () => {
  show(await someLayouts(), { ownership: inTab('watcher') })
  for (const button of await screen.findAllByRole('button', { name: /Forget/ }))
    expect(button).toBeDisabled()
})

const DATA = 'Data in this browser'

test('the data in this browser is counted, with its age, and with a text for a browser that reports no size', async () => {
  show(await keptUploads(), { installation: { practice: true } })
  expect(await region(DATA).findByText('Entries')).toBeVisible()
  expect(screen.getByRole('region', { name: DATA })).toHaveTextContent(
    /Uploads4Entries5.*Rows in the current sheet12/,
  )
  expect(await region(DATA).findByText('Not reported by the browser')).toBeVisible()
  expect(screen.getByText(/practice mode/)).toBeVisible()
})

test('the copies of files are counted, with their age and how long they are kept', async () => {
  const store = await keptUploads()
  const listUploadSheets = async () => ['b', 'b', 'c']
  const listSheets = async () => [7 as SourceId]
  show({ ...store, listUploadSheets, listSheets })
  expect(await region(DATA).findByText(/^4, since /)).toBeVisible()
  expect(region(DATA).getByText(/for up to 30 days/)).toBeVisible()
})

/** Opens the dialog that deletes old uploads. */
async function askForOld(given: Shown = {}) {
  const shown = show(await keptUploads(), given)
  const open = screen.getByRole('button', { name: 'Delete old uploads…' })
  await shown.user.click(open)
  return { ...shown, open, dialog: within(screen.getByRole('dialog')) }
}

test('old uploads are deleted after confirmation; those with open entries stay', async () => {
  const { remove, user, open, dialog } = await askForOld()
  expect(await dialog.findByText('2 finished uploads are that old.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Delete 2 uploads' }))
  expect(remove).toHaveBeenCalledExactlyOnceWith(['b', 'a'])
  expect(await region(DATA).findByText('2 uploads deleted.')).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('region', { name: DATA })).toHaveTextContent(/Uploads2Entries3/),
  )
  expect(open).toHaveFocus()
})

test('open entries are deleted only with a separate check box', async () => {
  const { remove, user, dialog } = await askForOld()
  await user.click(
    await dialog.findByRole('checkbox', { name: 'Also delete 1 upload with 2 open entries' }),
  )
  await user.click(dialog.getByRole('button', { name: 'Delete 3 uploads' }))
  expect(remove).toHaveBeenCalledExactlyOnceWith(['b', 'a', 'c'])
})

test('the age can be changed, also in full-width digits; an invalid number of days is reported', async () => {
  const { user, dialog } = await askForOld()
  const field = dialog.getByRole('textbox', { name: 'Older than (days)' })
  await user.clear(field)
  await user.type(field, '150')
  expect(await dialog.findByRole('button', { name: 'Delete 1 upload' })).toBeEnabled()
  await user.clear(field)
  await user.type(field, '1.5')
  expect(field).toBeInvalid()
  expect(dialog.getByRole('button', { name: /^Delete/ })).toBeDisabled()
  await user.clear(field)
  await user.type(field, ' ３６５ ')
  expect(await dialog.findByText('No finished upload is that old.')).toBeVisible()
})

const deleteEverything = () => screen.getByRole('button', { name: 'Delete everything…' })

test('everything is deleted after two confirmations, which name the open entries', async () => {
  rememberShop('North')
  const { forgetEverything, user } = show(await keptUploads())
  await user.click(deleteEverything())
  const question = screen.getByRole('dialog')
  expect(await within(question).findByText(/4 uploads and 12 sheet rows/)).toBeVisible()
  expect(question).toHaveTextContent('2 entries are still open')
  const yes = within(question).getByRole('button', { name: 'Delete everything' })
  expect(yes).toBeDisabled()
  await user.click(within(question).getByRole('checkbox'))
  await user.click(yes)
  expect(forgetEverything).toHaveBeenCalledExactlyOnceWith()
  expect(await screen.findByText('All data deleted.')).toBeVisible()
  expect(localStorage.getItem('tracking-upload shops')).toBe('[]')
})

test('a failed deletion is reported', async () => {
  const { user } = show(await aStore(), { uploads: { clear: async () => false } })
  await user.click(deleteEverything())
  await user.click(within(screen.getByRole('dialog')).getByRole('checkbox'))
  const yes = screen.getByRole('button', { name: 'Delete everything' })
  await waitFor(() => expect(yes).toBeEnabled())
  await user.click(yes)
  expect(await screen.findByText(/Nothing was deleted/)).toBeVisible()
})

test.each([
  ['while an upload is being sent', { uploads: { active: () => SENDING } }],
  ['in a tab that watches', { ownership: inTab('watcher') }],
])('everything cannot be deleted %s', async (_, given) => {
  show(await aStore(), given)
  expect(deleteEverything()).toBeDisabled()
})

test('without a browser language that the product has, a hint appears until the user chooses one', async () => {
  document.documentElement.dataset.language = 'missing'
  onTestFinished(() => keepLanguage('en'))
  show(await aStore())
  const languages = screen.getByRole('combobox', { name: 'Language' })
  expect(languages).toHaveAccessibleDescription(
    'Your browser’s language isn’t available yet. You can choose another one here.',
  )
  keepLanguage('es')
  expect(isLanguageMissing()).toBe(false)
})

test('the language and the theme are chosen here, and the theme is remembered', async () => {
  const { user, choose } = show(await aStore())
  const preferences = region('Preferences')
  await user.selectOptions(preferences.getByRole('combobox', { name: 'Language' }), 'Español')
  expect(choose).toHaveBeenCalledExactlyOnceWith('es')
  const theme = preferences.getByRole('combobox', { name: 'Theme' })
  expect(theme).toHaveDisplayValue('System')
  await user.selectOptions(theme, 'Dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  await user.selectOptions(theme, 'System')
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('the token in use is kept for the tab, or not, as the user chooses', async () => {
  const { user, tokens } = show(await aStore())
  const keep = screen.getByRole('checkbox', { name: 'Keep until I close this tab' })
  await user.click(keep)
  expect(tokens.getSnapshot().kept).toBe(true)
  await user.click(keep)
  expect(tokens.getSnapshot().kept).toBe(false)
})

test('single-letter shortcuts are on until they are switched off', async () => {
  const { user } = show(await aStore())
  const { result } = renderHook(useSingleKeys)
  expect(result.current).toBe(true)
  const box = screen.getByRole('checkbox', { name: /^Single-letter keys/ })
  await user.click(box)
  expect(result.current).toBe(false)
  await user.click(box)
  expect(result.current).toBe(true)
})

const UNREADABLE = '2 remembered layouts or couriers can’t be read.'

/** Two layouts with an unreadable mapping, beside a readable one. */
async function brokenLayouts() {
  const content = emptyContent()
  const store = createStoreInMemory(content)
  const known = { mapping: { orderId: 0, trackingId: 1 }, at: 1, headers: null, kinds: [] }
  for (const layout of ['x', 'y', 'z']) await store.rememberLayout({ layout, ...known })
  for (const layout of ['x', 'y']) Object.assign(content.layouts.get(layout) ?? {}, { mapping: 7 })
  return { content, store }
}

test('unreadable layouts are reported, and stay until they are deleted', async () => {
  const { content, store } = await brokenLayouts()
  const { user } = show(store)
  expect(await screen.findByText(UNREADABLE)).toBeVisible()
  expect(await layoutRows()).toHaveLength(1)
  expect(content.layouts.size).toBe(3)
  await user.click(screen.getByRole('button', { name: 'Delete what can’t be read' }))
  await waitFor(() => expect(screen.queryByText(UNREADABLE)).toBeNull())
  expect([...content.layouts.keys()]).toEqual(['z'])
  expect(await screen.findByText('Deleted what couldn’t be read')).toHaveRole('status')
})

test('unreadable layouts that could not be deleted stay, with a message', async () => {
  const { store } = await brokenLayouts()
  const { user } = show({ ...store, forgetUnreadable: () => Promise.reject(new Error('full')) })
  await user.click(await screen.findByRole('button', { name: 'Delete what can’t be read' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByText(UNREADABLE)).toBeVisible()
})

test('a read-only tab deletes no unreadable layouts', async () => {
  const { store } = await brokenLayouts()
  show(store, { ownership: inTab('watcher') })
  expect(await screen.findByRole('button', { name: 'Delete what can’t be read' })).toBeDisabled()
})
