import { createDraft, type Draft } from '#domain/draft/draft.ts'
import type { Arrangement } from '#domain/draft/arrange/arrange-rows.ts'
import { type DraftSnapshot, NO_FILTER } from '#domain/draft/draft-view.ts'
import { EMPTY_WORLD, type World } from '#domain/draft/issues/world.ts'
import type { DraftFilter, RowSort } from '#domain/draft/stored/kept-draft.ts'
import type {
  CancelledQuestion,
  SheetQuestion,
  WaitingSheet,
} from '#domain/draft/stored/kept-source.ts'
import type { Row, RowId, SourceId } from '#domain/draft/row/row.ts'
import { rowInSheet, sheetRows } from '#domain/draft/rows.ts'
import type { SheetInput } from '#worker/reading/read-sheet.ts'
import type { RememberedLayout } from '#storage/store.ts'

/** The worker's whole state of a draft. */
export type DraftSession = {
  draft: Draft
  filter: DraftFilter
  sort: RowSort | null
  /** null when it must be computed again or isn't needed. */
  arrangement: Arrangement | null
  place: number
  /** Ids of rows that were begun on the page. Never cleared: an open editor may still use the page's temporary id. */
  readonly begun: Map<RowId, RowId>
  /** Sheets with a question about their columns; the first one is asked. */
  readonly waiting: WaitingSheet[]
  /** Workbooks with a question about their sheets; the first one is asked. */
  readonly sheetQuestions: SheetQuestion[]
  /** Dismissed questions, whose sheets were not added. */
  readonly cancelled: CancelledQuestion[]
  /** Sheets read since the page was opened, by the id that they are stored under. */
  readonly sheets: Map<SourceId, SheetInput>
  /** Sources whose files are being read again. */
  readonly filesInUse: Set<SourceId>
  readonly layouts: Map<string, RememberedLayout>
  world: World
  /** false until formats and courier names are loaded; the late checks wait for them. */
  knows: boolean
  /** false until earlier uploads have been read; no check is complete before. */
  knowsEarlier: boolean
  /** The shop of the token; empty without a name. */
  shop: string
  importing: DraftSnapshot['importing']
  readProblems: DraftSnapshot['readProblems']
  /** The last command named rows that have changed too much since. */
  isOutdated: boolean
  loaded: boolean
  canWrite: boolean
  /** false when the stored draft couldn't be read and must not be overwritten. */
  canKeep: boolean
  storageFailed: boolean
  /** There is a stored draft that can't be read. */
  isUnreadable: boolean
}

export function createSession(canWrite: boolean): DraftSession {
  return {
    draft: createDraft(),
    filter: NO_FILTER,
    sort: null,
    arrangement: null,
    place: 0,
    begun: new Map(),
    waiting: [],
    sheetQuestions: [],
    cancelled: [],
    sheets: new Map(),
    filesInUse: new Set(),
    layouts: new Map(),
    world: EMPTY_WORLD,
    knows: false,
    knowsEarlier: false,
    shop: '',
    importing: null,
    readProblems: [],
    isOutdated: false,
    loaded: false,
    canWrite,
    canKeep: true,
    storageFailed: false,
    isUnreadable: false,
  }
}

/** Whether all rows have been checked with everything known. */
export function isChecked(session: DraftSession): boolean {
  const { draft, importing, canKeep, knows, knowsEarlier } = session
  const { unchecked, uncompared } = draft.findings
  if (importing !== null) return false
  if (sheetRows(draft.rows).length === 0) return true
  // Without storage there are no earlier uploads; that problem is reported elsewhere.
  const isCompared = !canKeep || (knowsEarlier && uncompared.size() === 0)
  return knows && unchecked.size() === 0 && isCompared
}

/** The row with this id, which may be the page's temporary one; undefined when it isn't in the sheet. */
export function rowOf({ draft, begun }: DraftSession, id: RowId): Row | undefined {
  return rowInSheet(draft.rows, begun.get(id) ?? id)
}

/** Replaces the page's temporary ids by those of the draft. */
export function idsOf({ begun }: DraftSession, ids: readonly RowId[]): readonly RowId[] {
  return ids.map((id) => begun.get(id) ?? id)
}
