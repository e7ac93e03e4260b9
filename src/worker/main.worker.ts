/* oxlint-disable unicorn/require-post-message-target-origin -- messages to and from a worker have no origin */
import { loadAliases } from '#domain/columns/header/load-aliases.ts'
import { createDraftEngine } from '#worker/drafting/engine.ts'
import { loadListKnowledge } from '#domain/couriers/list/load-knowledge.ts'
import { openStore } from '#storage/indexed-db.ts'
// Loaded with the worker, because the last sheet is read at once.
import '#storage/read-back.ts'
import type { CallMessage } from '#worker/calls/calls.ts'
import { once } from '#base/once.ts'
import { openChannel } from '#worker/calls/open-channel.ts'
import {
  type CallContext,
  type CallHandler,
  runCommand,
  serveCalls,
} from '#worker/calls/serve-calls.ts'

export type WorkerStart = {
  readonly storeName: string
  /** false in a second tab, which sees the draft and may not change it. */
  readonly canWrite: boolean
  /** Another page is open, so the data for a sheet loads a moment later. */
  readonly isElsewhere: boolean
}

/** Delay for the lists of couriers and headers, which would otherwise slow down the open page on two cores. */
const CALM_MS = 1000

const handlers: Record<string, CallHandler> = {
  worker: (name, args, call) => runCommand(WORKER, name, call, args),
}

const WORKER = {
  start,
  /** Browsers throttle the timers of hidden pages, but not those of their workers. */
  sleep: (_: CallContext, ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}

export type WorkerCommands = typeof WORKER

/** Sets up the draft and the records over one store. */
function start(_: CallContext, { storeName, canWrite, isElsewhere }: WorkerStart): void {
  const isCalm = new Promise<void>((resolve) => setTimeout(resolve, isElsewhere ? CALM_MS : 0))
  const knowledge = once(() => isCalm.then(loadListKnowledge))
  const onReopened = () => draft.run('saveAgain')
  const store = once(() => openStore(storeName, { onReopened }))
  const channel = openChannel(`draft of ${storeName}`)
  const draft = createDraftEngine({
    canWrite,
    openStore: store,
    announce: () => channel?.postMessage('written'),
    now: Date.now,
    elapsed: () => performance.now(),
    loadAliases: () => isCalm.then(loadAliases),
    loadKnowledge: knowledge,
  })
  // In a tab that may not write, the draft is read again after the other tab has written it.
  channel?.addEventListener('message', () => draft.run('reload'))
  // Loaded with the first question, so that the draft starts sooner.
  const records = once(async () => {
    const { serveRecords } = await import('#worker/records/table.ts')
    return serveRecords({ store, knowledge, now: Date.now })
  })
  handlers['draft'] = draft.serve
  handlers['records'] = async (...call) => (await records())(...call)
}

const receive = serveCalls(handlers, (message) => globalThis.postMessage(message))
addEventListener('message', ({ data }: MessageEvent<CallMessage>) => receive(data))
