import { loadAliases } from '#domain/columns/header/load-aliases.ts'
import { createRecordsClient, type RecordsClient } from '#worker/records/client.ts'
import { serveRecords } from '#worker/records/table.ts'
import { createDraftClient, type DraftClient } from '#worker/client.ts'
import { createDraftEngine } from '#worker/drafting/engine.ts'
import { loadListKnowledge } from '#domain/couriers/list/load-knowledge.ts'
import type { Store } from '#storage/store.ts'
import { openStore } from '#storage/indexed-db.ts'
import { type Calls, createCalls } from '#worker/calls/calls.ts'
import { once } from '#base/once.ts'
import { type CallHandler, serveCalls } from '#worker/calls/serve-calls.ts'

/** Loaded once for all drafts of the process. */
export const loadKnowledge = once(loadListKnowledge)

/** Connects without a worker. Messages arrive asynchronously, as from a worker. */
export function connectInProcess(
  handlers: Readonly<Record<string, CallHandler>>,
  later: (arrive: () => void) => void = queueMicrotask,
): Calls {
  const receive = serveCalls(handlers, (reply) => later(() => calls.handle(reply)))
  const calls = createCalls((message) => queueMicrotask(() => receive(message)))
  return calls
}

type DraftOptions = {
  readonly storeName: string
  readonly canWrite: boolean
  readonly onError?: (error: Error) => void
  readonly now?: () => number
  /** Schedules the draft's messages to the page. */
  readonly later?: (arrive: () => void) => void
}

export function createInProcessDraftClient({
  storeName,
  canWrite,
  onError = (error) => {
    throw error
  },
  now = Date.now,
  later,
}: DraftOptions): DraftClient {
  const engine = createDraftEngine({
    canWrite,
    loadAliases,
    openStore: () => openStore(storeName, { onReopened: () => engine.run('saveAgain') }),
    announce: () => {},
    now,
    elapsed: () => performance.now(),
    loadKnowledge,
  })
  return createDraftClient(connectInProcess({ draft: engine.serve }, later), onError)
}

export function createInProcessRecordsClient(
  store: Store,
  now: () => number = Date.now,
): RecordsClient {
  const open = () => Promise.resolve(store)
  const records = serveRecords({ store: open, knowledge: loadKnowledge, now })
  return createRecordsClient(connectInProcess({ records }))
}
