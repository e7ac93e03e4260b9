/* oxlint-disable unicorn/require-post-message-target-origin -- messages to and from a worker have no origin */
import { loadAliases } from '#domain/columns/header/load-aliases.ts'
import { openStore } from '#storage/indexed-db.ts'
import type { Store } from '#storage/store.ts'
import { createDraftEngine, type EngineInput } from '#sheet-engine/drafting/engine.ts'
import { loadListKnowledge } from '#sheet-engine/drafting/knowledge.ts'
import type { EngineMessage, PageMessage } from './messages.ts'
import { once } from '#worker-calls/once.ts'
import { openChannel } from '#worker-calls/open-channel.ts'
import type { RecordsMessage } from '#records/messages.ts'
import { openRecords } from '#records/open-records.ts'
import { type NapMessage, takeNap } from '#worker-calls/worker-nap.ts'

/** On two processors the lists of couriers and headers would hold up the page that is asked for. */
const CALM_MS = 1000

/** Then browsers have compiled whatever runs for each row. */
const REHEARSALS = 4

let receive: ((message: EngineInput) => void) | null = null
let ask: ((message: RecordsMessage) => void) | null = null

type Opening = PageMessage & { type: 'open' }

function open(opening: Opening): void {
  const onReopened = () => receive?.({ type: 'reopened' })
  const store = once(() => openStore(opening.storeName, { onReopened }))
  openDraft(opening, store)
  ask = openRecords({ store, post: (reply) => globalThis.postMessage(reply), now: Date.now })
}

function openDraft(
  { storeName, canWrite, isElsewhere }: Opening,
  store: () => Promise<Store>,
): void {
  const isCalm = new Promise<void>((resolve) => setTimeout(resolve, isElsewhere ? CALM_MS : 0))
  const channel = openChannel(`draft of ${storeName}`)
  receive = createDraftEngine({
    canWrite,
    loadAliases: () => isCalm.then(loadAliases),
    openStore: store,
    post: (message: EngineMessage) => globalThis.postMessage(message),
    announce: () => channel?.postMessage('written'),
    now: Date.now,
    elapsed: () => performance.now(),
    loadKnowledge: () => isCalm.then(loadListKnowledge),
    rehearsals: isElsewhere ? 0 : REHEARSALS,
  })
  // The engine of a tab that may not write reads again what the other tab has written.
  channel?.addEventListener('message', () => receive?.({ type: 'reload' }))
}

addEventListener('message', ({ data }: MessageEvent<PageMessage | RecordsMessage | NapMessage>) => {
  if (data.type === 'open') open(data)
  else if (data.type === 'nap') takeNap(data, (reply) => globalThis.postMessage(reply))
  else if (data.type === 'records' || data.type === 'records-cancel') ask?.(data)
  else receive?.(data)
})
