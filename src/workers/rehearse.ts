import type { HeaderAliases } from '#domain/columns/header-aliases.ts'
import type { Knowledge } from '#domain/draft/late-checks.ts'
import type { EngineMessage } from './draft-messages.ts'
import { createSession } from './draft-session.ts'
import { importNew } from './run-imports.ts'
import { createDisplay } from './show-draft.ts'

/** Read in less than a tenth of a second. */
const ROWS = 6000

/**
 * Reads a made-up sheet into a draft of its own, while nobody waits: the person's first sheet then meets code that is
 * compiled already. `post` gets what a page would be told of it.
 */
export async function rehearse(
  aliases: () => Promise<HeaderAliases>,
  knowledge: Knowledge,
  post: (message: EngineMessage) => void,
): Promise<void> {
  const session = { ...createSession(true), knowledge }
  // Numbers as long as real ones: shorter ones are not scanned, but looked at closely.
  const rows = Array.from({ length: ROWS }, (_, i) => `S${i},${i % 7},T${1e9 + i}`)
  const bytes = new Blob([['Order ID,Courier,Tracking number', ...rows].join('\n')])
  const options = { session, aliases, onProgress: () => {} }
  const nobody = { isCancelled: () => false }
  await importNew(options, { kind: 'sample' }, { kind: 'bytes', bytes }, nobody)
  createDisplay(session, post, Date.now).refresh()
}
