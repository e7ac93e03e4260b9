import { createIndex, type OfOrder, type ValueIndex } from '#domain/draft/issues/duplicates.ts'
import type { Likeness } from '#domain/draft/issues/judge-repeat.ts'
import type { KindSet } from '#domain/draft/issues/kind-set.ts'
import type { RowId, SourceId } from '#domain/draft/row/row.ts'
import type { ColumnForms } from '#domain/formats/column-form.ts'

/** The forms that were taken of a sheet, the number of its rows then, and of those that came or changed since. */
export type TakenForms = { forms: ColumnForms | null; rows: number; added: number; edited: number }

/** How a row compares with earlier uploads, and the number of the upload with the same entry. */
export type Repeat = {
  readonly likeness: Likeness
  readonly upload: number | null
  readonly kinds: KindSet
  /** The service has accepted a number of its order. */
  readonly isOrderAccepted: boolean
}

/**
 * The findings of the rows in the sheet, by row. They are derived from rows, sources and knowledge, and never stored. A
 * row without findings has no entry.
 */
export type Findings = {
  readonly early: Map<RowId, KindSet>
  readonly late: Map<RowId, KindSet>
  readonly ofOrder: Map<RowId, OfOrder>
  readonly ofNumber: Set<RowId>
  /** Further lines of a bundle. */
  readonly ofBundle: Set<RowId>
  readonly repeats: Map<RowId, Repeat>
  /** What the columns of each sheet look like. */
  readonly forms: Map<SourceId, TakenForms>
  /** Rows that wait for the late checks, and rows that wait for the comparison with earlier uploads. */
  readonly unchecked: Queue
  readonly uncompared: Queue
  readonly byOrder: ValueIndex
  readonly byNumber: ValueIndex
  readonly byBundle: ValueIndex
}

/** A queue of rows. A row that changes again while it waits may be queued twice. */
export type Queue = {
  readonly add: (id: RowId) => void
  /** Removes and returns the row that has waited longest. */
  readonly take: () => RowId | undefined
  readonly size: () => number
  /** All queued rows, even those that have left the sheet. */
  readonly waiting: () => readonly RowId[]
  readonly clear: () => void
}

function createQueue(): Queue {
  let ids: RowId[] = []
  let next = 0
  const clear = () => {
    ids = []
    next = 0
  }
  return {
    add: (id) => void ids.push(id),
    take: () => {
      const id = ids[next]
      next += 1
      if (next >= ids.length) clear()
      return id
    },
    size: () => ids.length - next,
    waiting: () => ids.slice(next),
    clear,
  }
}

export function createFindings(): Findings {
  return {
    early: new Map(),
    late: new Map(),
    ofOrder: new Map(),
    ofNumber: new Set(),
    ofBundle: new Set(),
    repeats: new Map(),
    forms: new Map(),
    unchecked: createQueue(),
    uncompared: createQueue(),
    byOrder: createIndex(),
    byNumber: createIndex(),
    byBundle: createIndex(),
  }
}
