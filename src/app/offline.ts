import type { Ownership } from '#run/outside/ownership.ts'
import type { Uploads } from '#run/uploads/create-uploads.ts'
import { BASE_PATH } from '#page/base-path.ts'
import { workerAddress } from '#worker-calls/worker-address.ts'

/** The first page comes first; after this there is time. */
const CALM_MS = 3000

/** Only the built product has the worker, and a demo has the simulator's instead. */
const HAS_WORKER = import.meta.env.PROD && import.meta.env.MODE !== 'demo'

/** Keeps the page for times without a network. A newer one takes over when it is opened and no upload is being sent. */
export function keepForOffline(ownership: Ownership, uploads: Uploads | null): void {
  if (!HAS_WORKER || !('serviceWorker' in navigator)) return
  // Another tab may be sending when this one only watches.
  const isCalm = () => ownership.getSnapshot() === 'owner' && !uploads?.active()
  // A browser may refuse; the product works without.
  setTimeout(() => void bringWorker(isCalm).catch(() => {}), CALM_MS)
}

async function bringWorker(isCalm: () => boolean): Promise<void> {
  const { serviceWorker } = navigator
  const known = await serviceWorker.getRegistration()
  // Before the first visit it may be that of another installation, at a path above.
  const isOurs = known?.scope === new URL(BASE_PATH, location.href).href
  if (isOurs && isCalm()) known.waiting?.postMessage('take over')
  await serviceWorker.register(workerAddress(`${BASE_PATH}offline.js`))
}
