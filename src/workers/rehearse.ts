import type { HeaderAliases } from '#domain/columns/header-aliases.ts'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { Knowledge } from '#domain/draft/late-checks.ts'
import { showRows } from '#domain/draft/show-rows.ts'
import { createSession } from './draft-session.ts'
import { snapshotOf, windowOf } from './draft-snapshot.ts'
import { importNew } from './run-imports.ts'

/** So many that whatever reads a large sheet has run; few enough for a slow computer. */
const ROWS = 500

/**
 * Reads a made-up sheet into a draft that nobody sees, while nobody waits: the person's first sheet then meets
 * code that is compiled already. Gives what was read.
 */
export async function rehearse(
  aliases: () => Promise<HeaderAliases>,
  knowledge: Knowledge,
): Promise<DraftSnapshot> {
  const session = { ...createSession(true), knowledge }
  const rows = Array.from({ length: ROWS }, (_, i) => `S${i},M${i},${i % 7},T${ROWS + i}`)
  const bytes = new Blob([
    ['Order ID,Merchant order ID,Courier code,Tracking number', ...rows].join('\n'),
  ])
  const nobody = { isCancelled: () => false }
  const options = { session, aliases, onProgress: () => {} }
  await importNew(options, { kind: 'sample' }, { kind: 'bytes', bytes }, nobody)
  const shown = showRows(session.draft, session.filter)
  windowOf(session, shown, 0, 100)
  return snapshotOf(session, shown.length)
}
