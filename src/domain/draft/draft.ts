import { createFindings, type Findings } from './found.ts'
import type { RowId, SourceId } from './row.ts'
import { createRows, type Rows } from './rows.ts'
import type { Action, SourceFacts } from './kept-draft.ts'

/**
 * The sheet that is being prepared. Rows are values; what holds them changes in place, since a list of 100,000 is not
 * copied for an edit. `applyChanges` keeps what is found of the rows right.
 */
export type Draft = {
  readonly rows: Rows
  readonly findings: Findings
  /** A source whose rows are all gone stays for undo. */
  readonly sources: Map<SourceId, SourceFacts>
  /** Everything that was done; `done` of it is in effect, the rest can be redone. */
  readonly history: { readonly actions: Action[]; done: number }
  /** The ids that come next: they count on for ever, so that none ever means another row or source. */
  nextRow: RowId
  nextSource: SourceId
}

/** An empty sheet, whose ids count on. */
export function createDraft(next: NextIds = FIRST): Draft {
  return {
    rows: createRows(next.firstRow ?? next.nextRow),
    findings: createFindings(),
    sources: new Map(),
    history: { actions: [], done: 0 },
    nextRow: next.nextRow,
    nextSource: next.nextSource,
  }
}

/** The ids that come next; `firstRow`: of the first row that is known already, where there is one. */
type NextIds = Pick<Draft, 'nextRow' | 'nextSource'> & { readonly firstRow?: RowId | undefined }

const FIRST = { nextRow: 0 as RowId, nextSource: 0 as SourceId }

/** Takes the id of the next source. */
export function takeSourceId(draft: Draft): SourceId {
  const id = draft.nextSource
  draft.nextSource = (id + 1) as SourceId
  return id
}

/** Writes down what is known of a sheet that is about to be added, and gives it an id. */
export function addSource(draft: Draft, facts: SourceFacts): SourceId {
  const id = takeSourceId(draft)
  draft.sources.set(id, facts)
  return id
}

/** The id of a row that comes some places after the newest one. */
export function nextRowId({ nextRow }: Pick<Draft, 'nextRow'>, offset = 0): RowId {
  return (nextRow + offset) as RowId
}
