import { arrangeRows } from '#domain/draft/arrange/arrange-rows.ts'
import { showRows } from '#domain/draft/table/show-rows.ts'
import type { DraftSession } from '#sheet-engine/drafting/session.ts'

/** The slots that are shown; rows of another table than before are arranged again. */
export function shownOf(session: DraftSession): Int32Array {
  const { draft, filter, knowledge } = session
  const { table } = draft
  const isOfTable = session.arrangement?.table === table
  if (!isOfTable || (session.arrangement?.known.length ?? 0) > table.length)
    session.arrangement = arrangeRows(draft, session)
  return showRows(draft, filter, knowledge, session.arrangement)
}
