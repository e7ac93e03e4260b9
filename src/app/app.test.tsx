import 'fake-indexeddb/auto'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { firstPage } from '#i18n/en/first-page.ts'
import { laterTexts } from '#i18n/en/later-texts.ts'
import { PartMissing } from '#page/part-missing.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { inTab, someServices, someUploads, tokensOf } from '#testing/services.ts'
import { App } from './app.tsx'
import { type Fetched, fetchStageTwo } from './fetch-stage-two.ts'
import { stageTwo } from './stage-two.tsx'

vi.mock('./fetch-stage-two.ts')

type Delivery = { readonly come: () => void; readonly fail: () => void }

const FETCHED: Fetched = { stage: stageTwo, texts: laterTexts }
let deliveries: Delivery[] = []

beforeEach(() => {
  deliveries = []
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => setTimeout(begin))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.mocked(fetchStageTwo).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new PartMissing('gone'))
        deliveries.push({ come: () => resolve(FETCHED), fail })
      }),
  )
})

afterEach(() => vi.mocked(fetchStageTwo).mockReset())

/** The product with the texts of the first page only, until the second stage comes. */
function open(path: string, tab: 'owner' | 'watcher' = 'owner', base = '') {
  const importFiles = vi.fn<(files: readonly File[]) => void>()
  const services = someServices({
    draft: { ...aDraft({}), importFiles },
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
        fetched={null}
      />
    </Router>,
  )
  return { user: userEvent.setup(), importFiles, navigate: (to: string) => act(() => navigate(to)) }
}

/** The second stage is asked for, and then comes or fails. */
async function settle(how: keyof Delivery) {
  await vi.waitFor(() => expect(deliveries).not.toEqual([]))
  await act(async () => {
    for (const delivery of deliveries.splice(0)) delivery[how]()
  })
}

const FILE = new File(['a,b'], 'orders.csv', { type: 'text/csv' })

/** Says whether the page kept the browser from opening the file. */
function dropFile(): boolean {
  const event = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [FILE] } })
  act(() => void document.body.dispatchEvent(event))
  return event.defaultPrevented
}

const missing = () => screen.queryByText(/Part of this page didn’t load/)

test('the empty page needs no text but its own', async () => {
  const error = vi.spyOn(console, 'error')
  open('/')
  expect(screen.getByRole('form', { name: 'Add an entry' })).toBeVisible()
  expect(error).not.toHaveBeenCalled()
})

test('what is typed meanwhile stays, and keeps the keyboard, when the second stage comes', async () => {
  const { user, navigate } = open('/')
  const field = screen.getByRole('textbox', { name: 'Order ID' })
  await user.type(field, 'SO-1')
  await settle('come')
  expect(screen.getByRole('textbox', { name: 'Order ID' })).toBe(field)
  expect(field).toHaveFocus()
  expect(field).toHaveValue('SO-1')
  navigate('/settings')
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('nobody hears of a second stage that does not come until it is needed, and then once more tried', async () => {
  const { navigate } = open('/')
  await settle('fail')
  expect(missing()).toBeNull()
  navigate('/settings')
  await settle('come')
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a page whose second stage does not come says so, and how to get it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  open('/uploads/U')
  await settle('fail')
  expect(missing()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled()
})

test.each(['/orders/', '/tools/trackings/uploads'])(
  'at %s, beside its path, it says that nothing is there, and leads to where it is',
  async (address) => {
    const { user } = open(address, 'owner', '/tools/tracking')
    await settle('come')
    const main = screen.getByRole('main')
    expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
    await user.click(within(main).getByRole('link'))
    expect(screen.getByRole('form', { name: 'Add an entry' })).toBeVisible()
  },
)

test('a file that is dropped on another page is added to the sheet, which is opened', async () => {
  const { importFiles } = open('/settings')
  await settle('come')
  expect(dropFile()).toBe(true)
  expect(importFiles).toHaveBeenCalledExactlyOnceWith([FILE])
  expect(screen.getByRole('form', { name: 'Add an entry' })).toBeVisible()
})

test('a tab that only watches takes no file on any page, and does not leave the product for it', async () => {
  const { importFiles } = open('/settings', 'watcher')
  await settle('come')
  expect(dropFile()).toBe(true)
  expect(importFiles).not.toHaveBeenCalled()
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})
