import { createDraft, type Draft } from '#domain/draft/draft.ts'
import type { Arrangement } from '#domain/draft/arrange/arrange-rows.ts'
import { type DraftSnapshot, NO_FILTER } from '#domain/draft/draft-view.ts'
import { EMPTY_WORLD, type World } from '#domain/draft/issues/world.ts'
import type { DraftFilter, RowSort } from '#domain/draft/kept-draft.ts'
import type { CancelledQuestion, SheetQuestion, WaitingSheet } from '#domain/draft/kept-source.ts'
import type { Row, RowId, SourceId } from '#domain/draft/row.ts'
import { rowInSheet, sheetRows } from '#domain/draft/rows.ts'
import type { PastedSheet } from '#domain/sheet/text/parse-paste.ts'
import type { SheetInput } from '#sheet-engine/reading/read-sheet.ts'
import type { RememberedLayout } from '#storage/store.ts'

export type ReadCopied = (html: string, rows: string[][]) => PastedSheet

/** All that the worker holds of the draft. */
export type DraftSession = {
  draft: Draft
  filter: DraftFilter
  sort: RowSort | null
  /** null: to be made again, or not needed. */
  arrangement: Arrangement | null
  place: number
  /** The ids of rows that were begun on the page. Never cleared: an open editor may still use the page's temporary id. */
  readonly begun: Map<RowId, RowId>
  /** Sheets that wait for an answer about their columns, the first one is asked. */
  readonly waiting: WaitingSheet[]
  /** Workbooks that wait for an answer about their sheets, the first one is asked. */
  readonly sheetQuestions: SheetQuestion[]
  /** Questions that were left, with nothing added from their sheets. */
  readonly cancelled: CancelledQuestion[]
  /** The sheets that were read since the page was opened, by the id under which they are kept. */
  readonly sheets: Map<SourceId, SheetInput>
  /** Sources whose files are being read again. */
  readonly filesInUse: Set<SourceId>
  readonly layouts: Map<string, RememberedLayout>
  /** Reads the HTML of a paste; null until a paste needs it. */
  readCopied: ReadCopied | null
  world: World
  /** false until formats and courier names are loaded: the late checks wait. */
  knows: boolean
  /** false until earlier uploads have been looked at: no check of the sheet is complete before. */
  knowsEarlier: boolean
  /** The shop of the token; empty: not named. */
  shop: string
  importing: DraftSnapshot['importing']
  readProblems: DraftSnapshot['readProblems']
  /** The last command named rows of a sheet that has changed too much since. */
  isOutdated: boolean
  loaded: boolean
  canWrite: boolean
  /** false: what is kept could not be read, and must not be overwritten. */
  canKeep: boolean
  storageFailed: boolean
  /** What is kept is there, and it is not what can be read. */
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
    readCopied: null,
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

/** Whether all that is known has been held against every row. */
export function isChecked({ draft, importing, canKeep, knowsEarlier }: DraftSession): boolean {
  const { unchecked, uncompared } = draft.findings
  if (importing !== null || unchecked.size() > 0) return false
  // Without storage there are no earlier uploads; that is said elsewhere.
  const isCompared = !canKeep || (knowsEarlier && uncompared.size() === 0)
  return isCompared || sheetRows(draft.rows).length === 0
}

/** A row that is in the sheet, also by the id that the page gave it; undefined for one that is gone. */
export function rowOf({ draft, begun }: DraftSession, id: RowId): Row | undefined {
  return rowInSheet(draft.rows, begun.get(id) ?? id)
}

/** The ids of rows as the draft knows them. */
export function idsOf({ begun }: DraftSession, ids: readonly RowId[]): readonly RowId[] {
  return ids.map((id) => begun.get(id) ?? id)
}
