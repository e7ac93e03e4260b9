import { createDraft, type Draft } from '#domain/draft/draft.ts'
import type { Arrangement } from '#domain/draft/arrange/arrange-rows.ts'
import {
  type DraftFilter,
  type DraftSnapshot,
  NO_FILTER,
  type RowSort,
} from '#domain/draft/draft-view.ts'
import { countUnchecked } from '#domain/draft/issues/count-rows.ts'
import { type Knowledge, NO_KNOWLEDGE } from '#domain/draft/issues/late-checks.ts'
import { isInOrder } from '#domain/draft/table/row-order.ts'
import type { PastedSheet } from '#domain/sheet/text/parse-paste.ts'
import type { SheetInput } from '#sheet-engine/reading/read-sheet.ts'
import type { RememberedLayout } from '#storage/store.ts'
import type { CancelledQuestion, SheetQuestion, WaitingSheet } from '#storage/kept-draft.ts'

export type ReadCopied = (html: string, rows: string[][]) => PastedSheet

/** All that the worker holds of the draft. */
export type DraftSession = {
  draft: Draft
  filter: DraftFilter
  sort: RowSort | null
  /** null: to be made again, or not needed. */
  arrangement: Arrangement | null
  place: number
  /**
   * The ids of rows that were begun on the page, by those that it gave them. None is forgotten: a cell of the row that was
   * opened before this answer came may be left long after it, and says the page's id then.
   */
  readonly begun: Map<number, number>
  /** Sheets that wait for an answer about their columns, the first one is asked. */
  readonly waiting: WaitingSheet[]
  /** Workbooks that wait for an answer about their sheets, the first one is asked. */
  readonly sheetQuestions: SheetQuestion[]
  /** Questions that were left, with nothing added from their sheets. */
  readonly cancelled: CancelledQuestion[]
  /** By source id. */
  readonly sheets: Map<number, SheetInput>
  readonly layouts: Map<string, RememberedLayout>
  /** Reads the HTML of a paste; null until a paste needs it. */
  readCopied: ReadCopied | null
  knowledge: Knowledge
  /** false until formats and courier names are loaded: the late checks wait. */
  knows: boolean
  /** false until earlier uploads have been looked at: no check of the sheet is complete before. */
  knowsEarlier: boolean
  /** The slot from which on rows are to be compared with earlier uploads again; null: all are. */
  repeatsFrom: number | null
  importing: DraftSnapshot['importing']
  readProblems: DraftSnapshot['readProblems']
  loaded: boolean
  canWrite: boolean
  /** false: what is kept could not be read, and must not be overwritten. */
  canKeep: boolean
  storageFailed: boolean
  /** What is kept is there, and it is not what can be read. */
  isUnreadable: boolean
  revision: number
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
    layouts: new Map(),
    readCopied: null,
    knowledge: NO_KNOWLEDGE,
    knows: false,
    knowsEarlier: false,
    repeatsFrom: null,
    importing: null,
    readProblems: [],
    loaded: false,
    canWrite,
    canKeep: true,
    storageFailed: false,
    isUnreadable: false,
    revision: 0,
  }
}

/** Whether all that is known has been held against every row. */
export function isChecked(session: DraftSession): boolean {
  const { draft, importing, canKeep, knowsEarlier, repeatsFrom } = session
  if (importing !== null || countUnchecked(draft, 1) > 0) return false
  // Without storage there are no earlier uploads; that is said elsewhere.
  const isCompared = !canKeep || (knowsEarlier && repeatsFrom === null)
  return isCompared || draft.order.length === 0
}

/** The slot of a row that is in the sheet; null for an id that is gone. */
export function slotOf({ draft, begun }: DraftSession, id: number): number | null {
  const slot = (begun.get(id) ?? id) - draft.firstId
  return isInOrder(draft.order, slot) ? slot : null
}

/** The slots of those rows that are in the sheet. */
export function slotsOf(session: DraftSession, ids: readonly number[]): ReadonlySet<number> {
  return new Set(ids.flatMap((id) => slotOf(session, id) ?? []))
}
