import { loadAliases } from '#domain/columns/header/load-aliases.ts'
import { openStore } from '#storage/indexed-db.ts'
import { createClientEnd } from './client-core.ts'
import type { DraftClient, DraftClientOptions } from './client.ts'
import { createDraftEngine } from '#sheet-engine/drafting/engine.ts'
import { loadListKnowledge } from '#sheet-engine/drafting/knowledge.ts'
import { once } from '#worker-calls/once.ts'

/** The lists never change; one process opens many drafts. */
const loadKnowledge = once(loadListKnowledge)

/** The same draft without a worker, for tests of what stands on it; the page must not import it. */
export function createInProcessDraftClient({
  storeName,
  canWrite,
  onError = (error) => {
    throw error
  },
}: DraftClientOptions): DraftClient {
  const receive = createDraftEngine({
    canWrite,
    loadAliases,
    openStore: () => openStore(storeName, { onReopened: () => receive({ type: 'reopened' }) }),
    // Messages arrive later, as a worker's do.
    post: (message) => queueMicrotask(() => end.handle(message)),
    announce: () => {},
    now: Date.now,
    elapsed: () => performance.now(),
    loadKnowledge,
    rehearsals: 0,
  })
  const end = createClientEnd({
    onError,
    post: (message) => {
      if (message.type !== 'open') receive(message)
    },
    close: () => {},
  })
  return end.client
}
