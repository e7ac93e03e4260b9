import type { Draft } from '#domain/draft/draft.ts'
import { usedSources } from '#domain/draft/table/table-upkeep.ts'

/** The number of the next paste: counted on from those in the draft, also deleted ones that can come back. */
export function nextPasteNumber(draft: Draft): number {
  const undone = undoneSources(draft)
  let last = 0
  for (const id of usedSources(draft.table)) {
    const source = draft.sources[id]?.source
    if (source?.kind === 'pasted' && !undone.has(id)) last = Math.max(last, source.number)
  }
  return last + 1
}

/** The sources that were taken back: the next action ends their redo. */
function undoneSources({ history, table }: Draft): ReadonlySet<number> {
  const undone = history.actions.slice(history.done).flatMap(({ changes }) => changes)
  const inserted = undone.filter((change) => change.kind === 'insert')
  return new Set(inserted.map(({ runs }) => table.sourceIds[runs[1] ?? 0] ?? 0))
}

/** The source of typed entries, if there is one. */
export function typedSource({ sources }: Draft): number | null {
  const id = sources.findIndex(({ source }) => source.kind === 'typed')
  return id === -1 ? null : id
}

/** The row of the next typed entry: counted on from those in the draft, also deleted ones that can come back. */
export function nextTypedRow(draft: Draft): number {
  const { sourceIds, sheetRows } = draft.table
  const typed = typedSource(draft)
  let last = 0
  for (let slot = 0; slot < draft.table.length; slot += 1) {
    if (sourceIds[slot] === typed) last = Math.max(last, sheetRows[slot] ?? 0)
  }
  return last + 1
}
