import { onTestFinished } from 'vitest'

import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { createBrowserClock } from '#run/outside/clock.ts'
import { createTokenHolder } from '#run/outside/token-holder.ts'
import { createUploads } from '#run/uploads/create-uploads.ts'
import { openUpload } from '#run/uploads/open-upload.ts'
import { type Installation, installationSchema } from '#service/installation.ts'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { aNetwork, TOKEN } from '#testing/uploads/fake-run.ts'
import { keepUpload } from '#testing/uploads/kept-uploads.ts'

/** Runs an upload like the page, with the product's run, client and journal, against a server's port. */
export async function anUploadOf(
  entries: readonly TrackingEntry[],
  port: number,
  about: Partial<Installation> = {},
) {
  const store = createStoreInMemory()
  await keepUpload(store, { id: 'u1', entries })
  const tokens = createTokenHolder('test', null)
  tokens.set(TOKEN, false)
  const uploads = createUploads({
    store,
    installation: installationSchema.parse({ timeoutMs: 10_000, ...about }),
    ownership: OWNER,
    tokens,
    clock: createBrowserClock(),
    random: Math.random,
    online: aNetwork(true),
    watchLeaving: () => ({ isLeaving: () => false, end: () => {} }),
    fetch: (path, init) => fetch(`http://127.0.0.1:${port}${addressOf(path)}`, init),
    release: null,
    checkpointWorth: Number.POSITIVE_INFINITY,
    loadOpener: async () => openUpload,
  })
  onTestFinished(uploads.close)
  const upload = await uploads.start('u1')
  if (upload === null) throw new Error('The upload is not there.')
  return {
    upload,
    counts: () => upload.getSnapshot().state.counts,
    status: () => upload.getSnapshot().status.kind,
  }
}

const OWNER = {
  subscribe: () => () => {},
  getSnapshot: () => 'owner' as const,
  takeOver: () => {},
  onGiving: () => () => {},
  onGiven: () => () => {},
  announce: () => {},
  onAnnounced: () => () => {},
  close: () => {},
}

function addressOf(target: string | URL | Request): string {
  if (typeof target === 'string') return target
  return target instanceof URL ? target.href : target.url
}
