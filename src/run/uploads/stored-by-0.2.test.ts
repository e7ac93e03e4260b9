import 'fake-indexeddb/auto'
import { expect, onTestFinished, test } from 'vitest'
import { createTokenHolder } from '#run/outside/token-holder.ts'
import type { Upload } from '#run/upload.ts'
import { installationSchema } from '#service/installation.ts'
import { anUploadResult } from '#testing/builders.ts'
import { EXPECTED, openKept } from '#testing/kept/read-kept.ts'
import { inTab } from '#testing/services.ts'
import { aClock, aNetwork, entriesOf, TOKEN } from '#testing/uploads/fake-run.ts'
import { waitFor } from '#testing/wait-for.ts'
import { createUploads } from './create-uploads.ts'
import { openUpload } from './open-upload.ts'

const [HANDED_OVER, STOPPED, WORKED_ON] = EXPECTED.uploads

const acceptAll: typeof fetch = async (_, init) => {
  if (init?.method === undefined) return new Response(null, { status: 405 })
  const acceptedOrders = entriesOf(init?.body as string).length
  return new Response(JSON.stringify(anUploadResult({ acceptedOrders })))
}

/** The uploads stored by version 0.2, in the owner tab. */
async function openUploads(release: string | null) {
  const { store } = await openKept()
  const tokens = createTokenHolder('test', null)
  tokens.set(TOKEN, false)
  const ownership = { ...inTab('owner'), announce: () => {}, onAnnounced: () => () => {} }
  const uploads = createUploads({
    store,
    installation: installationSchema.parse({ practice: true, serviceUrl: 'https://shop.example' }),
    ownership,
    tokens,
    clock: aClock(),
    random: () => 0.5,
    online: aNetwork(),
    watchLeaving: () => ({ isLeaving: () => false, end: () => {} }),
    fetch: acceptAll,
    release,
    loadOpener: async () => openUpload,
  })
  onTestFinished(() => {
    uploads.close()
    store.close()
  })
  const open = async (upload: (typeof EXPECTED.uploads)[number] | undefined) => {
    const run = await uploads.open(upload?.id ?? '')
    if (run === null) throw new Error('There is no such upload')
    return run
  }
  return { store, open }
}

const look = (run: Upload) => {
  const { header, state, status, canAct } = run.getSnapshot()
  const { counts, choices, corrected, lastChoice, groupCouriers, strays, stopped } = state
  return {
    name: header.name,
    canAct,
    status: status.kind,
    counts,
    stopped,
    choices: [...choices.values()],
    corrected: [...corrected.keys()],
    lastChoice: lastChoice?.courierName,
    groupCouriers: [...groupCouriers.values()],
    strays: strays.map(({ orderId }) => orderId),
  }
}

const NOTHING_MORE = { choices: [], groupCouriers: [], strays: [] }

test('an upload of version 0.2 is opened as it was left, with unsent decisions', async () => {
  const { open } = await openUploads('a later release')
  expect(look(await open(WORKED_ON))).toEqual({
    name: 'Friday morning',
    canAct: true,
    status: 'idle',
    counts: WORKED_ON?.counts,
    stopped: false,
    choices: ['190012'],
    corrected: [11],
    lastChoice: 'YANWEN',
    groupCouriers: [{ courier: '190008', courierName: 'YunExpress' }],
    strays: ['NOT-SENT-1'],
  })
})

test('one that was stopped and closed during a request waits for Resume, and continues', async () => {
  const { open } = await openUploads('a later release')
  const run = await open(STOPPED)
  const { counts } = STOPPED ?? {}
  expect(look(run)).toMatchObject({ ...NOTHING_MORE, counts, stopped: true, status: 'idle' })
  run.resume()
  const accepted = (counts?.accepted ?? 0) + (counts?.waiting ?? 0)
  await waitFor(() =>
    expect(run.getSnapshot().state.counts).toMatchObject({ accepted, waiting: 0 }),
  )
})

test('a handed-over one stays handed over until that ends', async () => {
  const { open } = await openUploads('a later release')
  const run = await open(HANDED_OVER)
  expect(look(run)).toMatchObject({ canAct: false, counts: HANDED_OVER?.counts })
  await run.endHandOver()
  expect(run.getSnapshot()).toMatchObject({ canAct: true, state: { handedOver: null } })
})

test('a stored checkpoint gives the same state as the journal, or is ignored', async () => {
  const { store, open } = await openUploads(null)
  const head = await store.readCheckpointHead(WORKED_ON?.id ?? '')
  const byJournal = look(await open(WORKED_ON))
  const other = await openUploads(head?.release ?? null)
  expect(look(await other.open(WORKED_ON))).toEqual(byJournal)
})
