import type { Ownership } from '#run/outside/ownership.ts'
import type { Uploads } from '#run/uploads/create-uploads.ts'
import { BASE_PATH } from '#shell/base-path.ts'
import { workerAddress } from '#worker/calls/worker-address.ts'

/** Delay before registering the worker, so that the first page loads first. */
const CALM_MS = 3000

/** The worker is part of the production build. A demo has the simulator's worker instead. */
const HAS_WORKER = import.meta.env.PROD && import.meta.env.MODE !== 'demo'

/** Registers the offline worker. A newer one takes over when the page opens and no upload is being sent. */
export function keepForOffline(ownership: Ownership, uploads: Uploads | null): void {
  if (!HAS_WORKER || !('serviceWorker' in navigator)) return
  // A read-only tab can't tell whether another tab is sending.
  const isCalm = () => ownership.getSnapshot() === 'owner' && !uploads?.active()
  // The browser may refuse; the product works without it.
  setTimeout(() => void bringWorker(isCalm).catch(() => {}), CALM_MS)
}

async function bringWorker(isCalm: () => boolean): Promise<void> {
  const { serviceWorker } = navigator
  const known = await serviceWorker.getRegistration()
  // Before the first visit, the registration may belong to another installation at a parent path.
  const isOurs = known?.scope === new URL(BASE_PATH, location.href).href
  if (isOurs && isCalm()) known.waiting?.postMessage('take over')
  await serviceWorker.register(workerAddress(`${BASE_PATH}offline.js`))
}
