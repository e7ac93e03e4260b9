import 'fake-indexeddb/auto'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { firstPage } from '#i18n/en/first-page.ts'
import { laterTexts } from '#i18n/en/later-texts.ts'
import { translatePage } from '#testing/translate-page.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { changed, inTab, someServices, someUploads, tokensOf } from '#testing/services.ts'
import { loadLaterTexts } from '#i18n/languages.ts'

vi.mock('#i18n/languages.ts', { spy: true })

type Delivery = { readonly come: () => void; readonly fail: () => void }

let deliveries: Delivery[] = []

beforeEach(() => {
  deliveries = []
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => setTimeout(begin))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.mocked(loadLaterTexts).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('gone'))
        deliveries.push({ come: () => resolve(laterTexts), fail })
      }),
  )
})

/** What loads later is remembered by its module. */
afterEach(() => vi.resetModules())

/** Renders the app with the texts of the first page only. The test decides when the others arrive. */
async function open(path: string, tab: 'owner' | 'watcher' = 'owner', base = '') {
  const { App } = await import('./app.tsx')
  const importFiles = vi.fn<(files: readonly File[]) => void>()
  const services = someServices({
    draft: changed(aDraft({}), { importFiles }),
    ownership: inTab(tab),
    tokens: tokensOf(null),
    uploads: someUploads({ list: async () => [] }).uploads,
  })
  const { hook, navigate } = memoryLocation({ path })
  const storage = { store: null, getState: () => 'open' as const, subscribe: () => () => {} }
  const handOvers = { subscribe: () => () => {}, next: () => null, drop: () => {} }
  render(
    <Router hook={hook} base={base}>
      <App
        start={{ kind: 'ready', services, storage, handOvers }}
        spoken={{ language: 'en', firstPage, later: null }}
      />
    </Router>,
  )
  return { user: userEvent.setup(), importFiles, navigate: (to: string) => act(() => navigate(to)) }
}

/** Waits for the request for the texts, then lets them arrive or fail. */
async function settle(how: keyof Delivery) {
  await vi.waitFor(() => expect(deliveries).not.toEqual([]))
  await act(async () => {
    for (const delivery of deliveries.splice(0)) delivery[how]()
    const { loadLater } = await import('#shell/later.ts')
    if (how === 'come') await loadLater()
  })
}

const FILE = new File(['a,b'], 'orders.csv', { type: 'text/csv' })

/** Drops a file and returns whether the page kept the browser from opening it. */
function dropFile(): boolean {
  const event = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [FILE] } })
  act(() => void document.body.dispatchEvent(event))
  return event.defaultPrevented
}

const missing = () => screen.queryByText(/Part of this page didn’t load/)

test('the empty page needs only its own texts', async () => {
  const error = vi.spyOn(console, 'error')
  await open('/')
  expect(screen.getByRole('form', { name: 'Add an entry' })).toBeVisible()
  expect(error).not.toHaveBeenCalled()
})

test('typed text and the focus stay when the second stage arrives', async () => {
  const { user, navigate } = await open('/')
  const field = screen.getByRole('textbox', { name: 'Order ID' })
  await user.type(field, 'SO-1')
  await settle('come')
  expect(screen.getByRole('textbox', { name: 'Order ID' })).toBe(field)
  expect(field).toHaveFocus()
  expect(field).toHaveValue('SO-1')
  navigate('/settings')
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a failed second stage is not reported until it is needed, and is then fetched again', async () => {
  const { navigate } = await open('/')
  await settle('fail')
  expect(missing()).toBeNull()
  navigate('/settings')
  await settle('come')
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a page whose second stage fails says so, with a button to reload', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open('/uploads/U')
  await settle('fail')
  expect(missing()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled()
})

test.each(['moves', 'replaces'] as const)(
  'a page that a browser translates goes on working: it %s texts',
  async (how) => {
    const translate = () => act(async () => translatePage(how))
    const { navigate } = await open('/')
    await translate()
    await settle('come')
    await translate()
    navigate('/settings')
    await translate()
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    navigate('/')
    expect(screen.getByRole('form', { name: 'Add an entry' })).toBeVisible()
  },
)

test('a view that fails on a translated page says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open('/uploads/U')
  await act(async () => translatePage('replaces'))
  await settle('fail')
  expect(missing()).toBeVisible()
})

test.each(['/orders/', '/tools/trackings/uploads'])(
  'at %s, beside its path, it says that nothing is there, and leads to where it is',
  async (address) => {
    const { user } = await open(address, 'owner', '/tools/tracking')
    await settle('come')
    const main = screen.getByRole('main')
    expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
    await user.click(within(main).getByRole('link'))
    expect(screen.getByRole('form', { name: 'Add an entry' })).toBeVisible()
  },
)

test('a file that is dropped on another page is added to the sheet, which opens', async () => {
  const { importFiles } = await open('/settings')
  await settle('come')
  expect(dropFile()).toBe(true)
  expect(importFiles).toHaveBeenCalledExactlyOnceWith([FILE])
  expect(screen.getByRole('form', { name: 'Add an entry' })).toBeVisible()
})

test('a read-only tab takes no file on any page, and the browser doesn’t open it either', async () => {
  const { importFiles } = await open('/settings', 'watcher')
  await settle('come')
  expect(dropFile()).toBe(true)
  expect(importFiles).not.toHaveBeenCalled()
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})
