import type { Draft } from '#domain/draft/draft.ts'
import type { PastedSource } from '#domain/entry/tracking-entry.ts'
import { type Row, type RowId, type SourceId } from '#domain/draft/row/row.ts'
import { idsOf, knownRows } from '#domain/draft/rows.ts'

/** Rows in the sheet or restorable by undo, but not by redo: the next action forgets those. */
function lastingRows({ rows, history }: Draft): readonly Row[] {
  const undone = new Set<RowId>()
  for (const { changes } of history.actions.slice(history.done)) {
    for (const change of changes) {
      if (change.kind !== 'insert') continue
      for (const run of change.runs) for (const id of idsOf(run)) undone.add(id)
    }
  }
  return [...knownRows(rows)].filter(({ id }) => !undone.has(id))
}

/** The sources that have rows, deleted rows included. */
export function usedSources(draft: Draft): ReadonlySet<SourceId> {
  const used = new Set<SourceId>()
  for (const { source } of knownRows(draft.rows)) used.add(source)
  return used
}

/** The source for a new paste. Pastes of one minute are numbered, including those that an undo can restore. */
export function nextPaste(draft: Draft, at: number): PastedSource {
  const used = new Set(lastingRows(draft).map(({ source }) => source))
  let last = 0
  for (const [id, { source }] of draft.sources) {
    if (source.kind === 'pasted' && used.has(id) && isOfMinute(source, at))
      last = Math.max(last, source.number)
  }
  return { kind: 'pasted', number: last + 1, at }
}

const MINUTE_MS = 60_000

function isOfMinute(paste: PastedSource, at: number): boolean {
  return paste.at !== undefined && Math.floor(paste.at / MINUTE_MS) === Math.floor(at / MINUTE_MS)
}

/** The source of typed entries; null before the first one. */
export function typedSource({ sources }: Draft): SourceId | null {
  for (const [id, { source }] of sources) if (source.kind === 'typed') return id
  return null
}

/** The row number of the next typed entry, counting deleted ones that an undo can bring back. */
export function nextTypedRow(draft: Draft): number {
  const typed = typedSource(draft)
  let last = 0
  for (const { source, sheetRow } of lastingRows(draft)) {
    if (source === typed) last = Math.max(last, sheetRow)
  }
  return last + 1
}
