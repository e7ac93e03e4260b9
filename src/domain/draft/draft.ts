import { createFindings, type Findings } from './found.ts'
import type { RowId, SourceId, StepId } from '#domain/draft/row/row.ts'
import { createRows, type Rows } from './rows.ts'
import type { SourceFacts } from '#domain/draft/stored/kept-source.ts'
import type { ActionOfStep } from '#domain/draft/stored/kept-action.ts'

/**
 * The sheet being prepared. Rows are immutable, but their containers change in place, since copying a list of 100,000
 * rows for each edit is too slow. `applyChanges` keeps the findings up to date.
 */
export type Draft = {
  readonly rows: Rows
  readonly findings: Findings
  /** A source without rows stays for undo. */
  readonly sources: Map<SourceId, SourceFacts>
  /** All recorded actions; the first `done` are in effect, the others can be redone. */
  readonly history: { readonly actions: ActionOfStep[]; done: number }
  /** The next ids. They only ever grow, so that an id never means another row or source. */
  nextRow: RowId
  nextSource: SourceId
  nextStep: StepId
}

/** Creates an empty sheet whose ids continue from `next`. */
export function createDraft(next: NextIds = FIRST): Draft {
  return {
    rows: createRows(next.firstRow ?? next.nextRow),
    findings: createFindings(),
    sources: new Map(),
    history: { actions: [], done: 0 },
    nextRow: next.nextRow,
    nextSource: next.nextSource,
    nextStep: next.nextStep ?? FIRST.nextStep,
  }
}

/** The next ids; `firstRow` is the id of the first row that is already known. */
type NextIds = Pick<Draft, 'nextRow' | 'nextSource'> &
  Partial<Pick<Draft, 'nextStep'>> & { readonly firstRow?: RowId | undefined }

const FIRST = { nextRow: 0 as RowId, nextSource: 0 as SourceId, nextStep: 0 as StepId }

export function takeSourceId(draft: Draft): SourceId {
  const id = draft.nextSource
  draft.nextSource = (id + 1) as SourceId
  return id
}

export function takeStepId(draft: Draft): StepId {
  const id = draft.nextStep
  draft.nextStep = (id + 1) as StepId
  return id
}

/** Adds the facts of a sheet and returns its new id. */
export function addSource(draft: Draft, facts: SourceFacts): SourceId {
  const id = takeSourceId(draft)
  draft.sources.set(id, facts)
  return id
}

/** The id of a row that is added `offset` rows after the next one. */
export function nextRowId({ nextRow }: Pick<Draft, 'nextRow'>, offset = 0): RowId {
  return (nextRow + offset) as RowId
}
