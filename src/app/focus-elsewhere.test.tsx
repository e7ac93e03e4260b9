import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, test, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { OtherTab } from '#shell/other-tab.tsx'
import { Shell } from '#shell/shell.tsx'
import type { OwnershipState } from '#run/outside/change-tabs.ts'
import type { Ownership } from '#run/outside/ownership.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { expectPlaces, inDialog, keys, press, withTouchScreen } from '#testing/focus-steps.ts'
import { createInProcessDraftClient } from '#testing/in-process.ts'
import { makeCamera } from '#testing/made-camera.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { inTab, recordsOf, someUploads } from '#testing/services.ts'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { openWith } from '#testing/sheets/draft-client.ts'
import { aRun } from '#testing/uploads/fake-run.ts'
import { keepUpload } from '#testing/uploads/kept-uploads.ts'
import { showHistory } from '#testing/uploads/show-history.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { createListeners } from '#base/listeners.ts'
import type { DraftClient } from '#worker/client.ts'
import { PrepareScreen } from '#sheet/prepare/prepare-screen.tsx'
import { UploadPage } from '#upload/upload-page.tsx'

beforeAll(() => giveElementsASize())
beforeEach(() => history.replaceState(null, ''))

const prepare = <PrepareScreen />

let drafts = 0
const emptyDraft = () =>
  createInProcessDraftClient({ storeName: `focus elsewhere ${++drafts}`, canWrite: true })

const ROWS = ['Order ID\tTracking number', 'SO-1\t', 'SO-2\tLX123456785CN']

/** A finished upload, beside the page of the sheet. */
async function showFinished(draft: DraftClient) {
  const run = await aRun(someEntries(1))
  await run.resume()
  const { uploads } = someUploads({ open: async () => run.upload })
  renderWithTexts(
    <Router hook={memoryLocation({ path: '/uploads/U' }).hook}>
      <Shell practice={false} needsYou={null} connection={null} notices={null}>
        <Route path="/">{prepare}</Route>
        <Route path="/uploads/:id">
          <UploadPage id="U" />
        </Route>
      </Shell>
    </Router>,
    { draft, uploads, records: recordsOf(async () => []) },
  )
}

const follow = async (name: RegExp) =>
  userEvent.click(await screen.findByRole('link', { name }, { timeout: 10_000 }))

test('New sheet moves the focus to the page’s heading', async () => {
  await showFinished(emptyDraft())
  await expectPlaces([
    ['new sheet', () => follow(/^New sheet/), /: h1 Add tracking numbers to your orders/],
  ])
})

test('Back to the sheet moves the focus to its heading', async () => {
  await showFinished(await openWith(...ROWS))
  await expectPlaces([['back', () => follow(/^Back to the sheet/), /: h1 1 entry/]])
})

/** Five uploads, from which on the month is there. */
async function fiveUploads() {
  const store = createStoreInMemory()
  const entries = someEntries(2)
  const answer = { acceptedOrders: 1, shipmentFailed: [aFailure(entries[0], 'Not pending')] }
  for (let n = 0; n < 5; n += 1) {
    const about = { startedAt: Date.now() + n }
    await keepUpload(store, { id: `u-${n}`, entries, answer, about })
  }
  return store
}

test('the search in Uploads keeps the focus, and an order of Most common failures moves it there', async () => {
  showHistory(await fiveUploads())
  const field = () => screen.getByRole<HTMLInputElement>('searchbox')
  await screen.findByRole('region', { name: 'Most common failures' })
  await expectPlaces([
    ['search', () => userEvent.type(field(), 'O-0'), /: input Search/],
    ['next scan', () => keys('{Enter}'), /: input Search/],
    ['search for nothing', () => userEvent.type(field(), '-zzz'), /: input Search/],
    ['filter what was found', () => press(/^Needs you/), /: button Needs you/],
    ['clear the search', () => userEvent.clear(field()), /: input Search/],
    ['what keeps failing', () => press(/Not pending/), /: button .*Not pending/],
    ['its order', () => press('O-0'), /: input Search/],
  ])
})

test('on a touch screen an order of Most common failures moves the focus to the page’s heading', async () => {
  withTouchScreen()
  showHistory(await fiveUploads())
  await screen.findByRole('region', { name: 'Most common failures' })
  await press(/Not pending/)
  await expectPlaces([['its order', () => press('O-0'), /: h1 Uploads/]])
})

/** A barcode reader that never loads; a keyboard scanner needs none. */
class SilentWorker {
  postMessage() {}
  addEventListener() {}
  terminate() {}
}

/** A page for a sheet on a computer with a camera. */
async function showWithCamera(draft: DraftClient) {
  makeCamera()
  vi.stubGlobal('Worker', SilentWorker)
  renderWithTexts(prepare, { draft, records: recordsOf(async () => []) })
  await screen.findByRole('button', { name: /^Scan/ })
}

/** Types a code and Enter as fast as a keyboard scanner. */
const scan = (code: string) => userEvent.setup({ delay: null }).keyboard(`${code}{Enter}`)

test('the scan dialog returns the focus to its button', async () => {
  await showWithCamera(await openWith(...ROWS))
  await expectPlaces([
    ['scan', () => press(/^Scan/), /: section Order/],
    ['done', () => inDialog('Done'), /: button Scan/],
    ['scan again', () => press(/^Scan/), /: section Order/],
    ['escape', () => keys('{Escape}'), /: button Scan/],
  ])
})

test('when scanning made the sheet, closing the dialog moves the focus into it', async () => {
  await showWithCamera(emptyDraft())
  const nameOrder = async () => (await press('Other order…'), scan('SO-7'))
  const scanLabel = async () => {
    await scan('9400111206206406260787')
    await screen.findByRole('grid', { name: 'Entries' })
  }
  await expectPlaces([
    ['scan', () => press(/^Scan/), /: section Order/],
    ['name the order', nameOrder, /: section Order/],
    ['scan its label', scanLabel, /: section Order/],
    ['done', () => inDialog('Done'), /: (rowheader|gridcell)/],
  ])
})

/** Renders in a read-only tab that can take over. */
function beside(draft: DraftClient, ui: ReactNode) {
  const { subscribe, tell } = createListeners()
  let state: OwnershipState = 'watcher'
  const takeOver = () => {
    state = 'owner'
    tell()
  }
  const ownership: Ownership = {
    ...inTab('watcher'),
    subscribe,
    getSnapshot: () => state,
    takeOver,
  }
  renderWithTexts(
    <>
      <OtherTab />
      <main id="page" tabIndex={-1}>
        {ui}
      </main>
    </>,
    { draft, ownership, records: recordsOf(async () => []) },
  )
}

test('Use this tab moves the focus into the sheet', async () => {
  beside(await openWith(...ROWS), prepare)
  await screen.findByRole('grid', { name: 'Entries' })
  await expectPlaces([['use this tab', () => press('Use this tab'), /: (rowheader|gridcell)/]])
})
