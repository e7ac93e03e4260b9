/* oxlint-disable unicorn/require-post-message-target-origin -- messages to and from a worker have no origin */
import { loadAliases } from '#domain/columns/load-aliases.ts'
import { openDatabase } from '#storage/database.ts'
import { createDraftEngine, type EngineInput } from './draft-engine.ts'
import { loadListKnowledge } from './draft-knowledge.ts'
import type { EngineMessage, PageMessage } from './draft-messages.ts'

let receive: ((message: EngineInput) => void) | null = null

function open({ databaseName, canWrite }: PageMessage & { type: 'open' }): void {
  const channel = new BroadcastChannel(`draft of ${databaseName}`)
  receive = createDraftEngine({
    canWrite,
    loadAliases,
    openDatabase: () => openDatabase(databaseName),
    post: (message: EngineMessage) => globalThis.postMessage(message),
    announce: () => channel.postMessage('written'),
    now: Date.now,
    elapsed: () => performance.now(),
    loadKnowledge: loadListKnowledge,
  })
  // The engine of a tab that may not write reads again what the other tab has written.
  channel.addEventListener('message', () => receive?.({ type: 'reload' }))
}

addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
  if (data.type === 'open') open(data)
  else receive?.(data)
})
