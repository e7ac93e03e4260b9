import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { showRows } from '#domain/draft/table/show-rows.ts'
import { importNew, type ImportOptions } from '#sheet-engine/reading/run-imports.ts'
import { createSession } from './session.ts'
import { snapshotOf } from '#sheet-engine/drafting/shown/snapshot.ts'

const ROWS = 3000

/** Browsers throw away some of what they have compiled when the next sheet comes; after so many, little is left to compile. */
export const WARM_UPS = 6

/**
 * Reads a made-up sheet into a draft of its own, so that the browser has compiled what runs for each row before the
 * first real sheet comes. Returns what a page would be told of it.
 */
export async function warmUp(options: ImportOptions): Promise<DraftSnapshot> {
  const { knowledge } = options.session
  // Nothing of it is kept, and nothing that is kept is read for it.
  const session = { ...createSession(true), knowledge, canKeep: false }
  // The last ones repeat the first ones, and some numbers have no digits left: both are judged too.
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const number = 1e15 + (row % (ROWS - 50))
    return `${number},${row % 500 === 499 ? '9.40011E+21' : `9${number}`},${row % 7}`
  })
  const bytes = new Blob([['Order ID,Tracking number,Courier', ...lines].join('\r\n')])
  const given = { ...options, session, onProgress: () => {} }
  const input = { kind: 'bytes', bytes } as const
  await importNew(given, { kind: 'sample' }, input, { isCancelled: () => false })
  return snapshotOf(session, showRows(session.draft, session.filter, knowledge))
}
