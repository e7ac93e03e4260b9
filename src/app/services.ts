import type { Services } from '#shell/services.ts'
import { createRecordsClient } from '#worker/records/client.ts'
import { type Installation, serviceAddress } from '#service/installation.ts'
import { createDraftClient, type DraftClient, flushWhenHidden } from '#worker/client.ts'
import { storeName } from '#storage/store.ts'
import { connectWorker, methodsOf } from '#worker/calls/calls.ts'
import { workerAddress } from '#worker/calls/worker-address.ts'
import type { WorkerCommands, WorkerStart } from '#worker/main.worker.ts'
// Vite turns this import into a URL.
// oxlint-disable-next-line import/default
import workerFile from '#worker/main.worker.ts?worker&url'
import { createBrowserClock, type Nap } from '#run/outside/clock.ts'
import { createUploads } from '#run/uploads/create-uploads.ts'
import { browserOnline } from '#run/outside/online.ts'
import { watchLeaving } from '#run/outside/watch-leaving.ts'
import { createOwnership, type Ownership } from '#run/outside/ownership.ts'
import { createTokenHolder, type TabStorage } from '#run/outside/token-holder.ts'
import { warnOfLeaving } from '#shell/leave-warning.ts'
import { sortHandOvers } from './hand-over-files.ts'
import { loadLater } from '#shell/later.ts'
import { openStorage } from '#shell/open-storage.ts'
import { keepForOffline } from './offline.ts'
import { firstPath } from '#shell/place.tsx'

/** Creates the services, once. `onBlocked` is called while a tab with an older version blocks the database. */
export async function createServices(
  { installation, send }: { readonly installation: Installation; readonly send: typeof fetch },
  onBlocked: () => void,
) {
  const { serviceUrl, practice } = installation
  const name = storeName(serviceAddress(installation, location.origin), practice)
  const ownership = createOwnership(name)
  const tokens = createTokenHolder(name, findTabStorage())
  const {
    draft: sheet,
    records,
    sleep,
  } = startWorker({
    storeName: name,
    canWrite: owns(ownership),
    isElsewhere: firstPath() !== '/',
  })
  const { draft, handOvers } = sortHandOvers(sheet)
  writeWhileOwner(draft, ownership)
  const storage = await openStorage(name, onBlocked)
  const { store } = storage
  const online = browserOnline(serviceUrl)
  const given = {
    installation,
    fetch: send,
    ownership,
    tokens,
    online,
    watchLeaving,
    loadOpener: async () => (await loadLater()).parts.openUpload,
    clock: createBrowserClock(sleep),
    random: Math.random,
    // The name of the built file changes with its code. In development it doesn't.
    release: import.meta.env.PROD ? import.meta.url : null,
  }
  const uploads = store && createUploads({ store, ...given })
  if (uploads) warnOfLeaving(uploads)
  keepForOffline(ownership, uploads)
  const services: Services = {
    installation,
    ownership,
    tokens,
    draft,
    records,
    uploads,
    readSeenCouriers: async () => store?.readSeenCouriers() ?? [],
    rules: store,
    readGroupMemories: async () => store?.readGroupMemories() ?? new Map(),
  }
  return { services, storage, handOvers }
}

/** Starts the worker that holds the draft and answers questions about the records. */
function startWorker(start: WorkerStart) {
  const worker = new Worker(workerAddress(workerFile), { type: 'module' })
  const calls = connectWorker(worker)
  const commands = (signal?: AbortSignal) =>
    // The draft's client reports a worker that breaks or doesn't load.
    methodsOf<WorkerCommands>(calls, 'worker', { signal, onBreak: () => {} })
  void commands().start(start)
  const draft = createDraftClient(calls)
  flushWhenHidden(draft)
  const sleep: Nap = async (ms, signal) => {
    // Without the worker this never settles. The page has its own timer as well.
    await commands(signal)
      .sleep(ms)
      .catch(() => {})
  }
  return { draft, records: createRecordsClient(calls), sleep }
}

/** Only the owner writes the draft. Before another tab takes over, the open cell is committed and stored. */
function writeWhileOwner(draft: DraftClient, ownership: Ownership) {
  let isWriting = owns(ownership)
  ownership.onGiving(async () => {
    commitOpenCell()
    await draft.ask.giveAway()
    isWriting = false
    return []
  })
  ownership.subscribe(() => {
    const state = ownership.getSnapshot()
    if (state === 'owner') draft.beginWriting()
    if (state === 'watcher' && isWriting) {
      draft.stopWriting()
      draft.reload()
    }
    if (state !== 'giving') isWriting = state === 'owner'
  })
}

/** Blurs the field of an open cell, which commits the typed value. */
function commitOpenCell(): void {
  const field = document.activeElement
  if (field instanceof HTMLElement && field.matches('[role=grid] input')) field.blur()
}

const owns = (ownership: Ownership) => ownership.getSnapshot() === 'owner'

function findTabStorage(): TabStorage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
