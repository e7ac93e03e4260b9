import type { Installation } from '#service/installation.ts'
import { type Store, storeName } from '#storage/store.ts'
import { createDraftClient, type DraftClient } from '#sheet-engine/client.ts'
import { createRecordsClient, type RecordsClient } from '#records/client.ts'
import { startWorker } from '#sheet-engine/start-worker.ts'
import { createWorkerNap } from '#worker-calls/worker-nap.ts'
import { createBrowserClock } from '#run/outside/clock.ts'
import { createUploads, type Uploads } from '#run/uploads/create-uploads.ts'
import { browserOnline } from '#run/outside/online.ts'
import { watchLeaving } from '#run/outside/watch-leaving.ts'
import { createOwnership, type Ownership } from '#run/outside/ownership.ts'
import { createTokenHolder, type TabStorage, type TokenHolder } from '#run/outside/token-holder.ts'
import { warnOfLeaving } from '#app/shell/leave-warning.ts'
import { openStorage, type OpenStorage } from './open-storage.ts'

/** What the pages stand on; made once, before anything is drawn. */
export type Services = {
  readonly installation: Installation
  readonly ownership: Ownership
  readonly tokens: TokenHolder
  readonly draft: DraftClient
  /** Questions about what is kept, answered beside the draft in its worker. */
  readonly records: RecordsClient
  /** null: nothing is kept here, so nothing can be uploaded; `storage` says why. */
  readonly uploads: Uploads | null
  readonly store: Store | null
  readonly storage: OpenStorage
}

/** `onBlocked` is called while a tab with an older version of the product is in the way. */
export async function createServices(
  installation: Installation,
  onBlocked: () => void,
): Promise<Services> {
  const { serviceUrl, serviceKey, practice } = installation
  const name = storeName(serviceUrl || `${location.origin} ${serviceKey}`.trim(), practice)
  const ownership = createOwnership(name)
  const tokens = createTokenHolder(name, findTabStorage())
  const worker = startWorker()
  const draft = createDraftClient(worker, {
    storeName: name,
    canWrite: owns(ownership),
    isElsewhere: location.pathname !== '/',
  })
  const records = createRecordsClient(worker)
  ownership.subscribe(() => draft.setCanWrite(owns(ownership)))
  const storage = await openStorage(name, onBlocked)
  const { store } = storage
  const online = browserOnline(serviceUrl)
  const given = {
    installation,
    ownership,
    tokens,
    online,
    watchLeaving,
    clock: createBrowserClock(createWorkerNap(worker)),
    random: Math.random,
    // The name of the built file changes with its code; in development it does not.
    release: import.meta.env.PROD ? import.meta.url : null,
  }
  const uploads = store && createUploads({ store, ...given })
  if (uploads) warnOfLeaving(uploads)
  return { installation, ownership, tokens, draft, records, uploads, store, storage }
}

const owns = (ownership: Ownership) => ownership.getSnapshot() === 'owner'

function findTabStorage(): TabStorage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
