import * as z from 'zod/mini'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { DROPPED_KINDS } from '#domain/columns/read-entries.ts'
import { LIKELY_PROBLEM_KINDS } from '#domain/draft/row/issue.ts'
import { arrayOf, count, isCount, isText, manyOf, maybe, object } from '#base/schemas.ts'
import { reading } from '#domain/sheet/stored-sheet.ts'
import { columnMatch } from '#domain/columns/stored-match.ts'
import { source } from '#domain/entry/stored-entry.ts'
import type { SourceId } from '#domain/draft/row/row.ts'

export const field = z.enum(TRACKING_FIELDS)
export const texts = manyOf(isText)
export const sourceId = z.custom<SourceId>(isCount)
const likelyProblem = z.enum(LIKELY_PROBLEM_KINDS)

export const waitingSheet = object({
  sourceId,
  source,
  match: columnMatch,
  /** true when the draft already has its rows, read with other columns. */
  applied: z.boolean(),
  /** Settings that the file was read with. */
  reading: maybe(reading),
})

/** A sheet that waits for an answer about its columns. */
export type WaitingSheet = z.infer<typeof waitingSheet>

const sheetSummary = object({
  name: z.string(),
  rows: z.number(),
  isHidden: z.boolean(),
  preview: arrayOf(texts),
  verdict: z.enum(['entries', 'no-rows', 'no-orders', 'no-numbers', 'returns', 'neither']),
})

export const sheetQuestion = object({ sourceId, source, sheets: arrayOf(sheetSummary) })

/** A workbook with several sheets that waits for the user's choice, stored under a source ID of its own. */
export type SheetQuestion = z.infer<typeof sheetQuestion>

export const cancelledQuestion = z.union([
  object({ kind: z.literal('columns'), asked: waitingSheet }),
  object({ kind: z.literal('sheets'), asked: sheetQuestion }),
])

/** A dismissed question. It can be asked again until the next sheet comes. */
export type CancelledQuestion = z.infer<typeof cancelledQuestion>

const rowList = object({ count, first: arrayOf(z.number()) })

/** Row numbers for the user to look up: the total, and the first ones. */
export type RowList = z.infer<typeof rowList>

const oddRows = object({
  /** Cells that start with a quotation mark that is never closed. */
  openQuotes: rowList,
  /** Rows with more cells than the header: one cell was split, and the cells after it moved. */
  longRows: rowList,
  /** Rows without a shipment, except the header and rows below the table. */
  dropped: maybe(
    object({ count, first: arrayOf(z.number()), kinds: arrayOf(z.enum(DROPPED_KINDS)) }),
  ),
  /** Headers of other tables below the first one; the rows below them were read by these. */
  headers: maybe(rowList),
})

/** Rows that were read, but that the user should check in their own sheet. */
export type OddRows = z.infer<typeof oddRows>

const receipt = object({
  /** Rows that were skipped because they are done. */
  accepted: count,
  setAside: count,
  /** Rows that may have been accepted when the receipt was written. */
  doubtful: count,
  /** The shop of the upload; missing if it has none. */
  shop: maybe(z.string()),
})

/** Facts from a receipt that came back as a sheet. */
export type ReceiptFacts = z.infer<typeof receipt>

const confirmed = object({ kind: z.union([z.literal('swapped'), likelyProblem]), field })

/** A confirmation by the user that a whole column is correct. */
export type Confirmed = z.infer<typeof confirmed>

export const sourceFacts = object({
  source,
  otherRows: z.number(),
  /** Cells that lost digits in the pasted text and were restored from the clipboard's HTML. */
  rescued: z.number(),
  match: z.nullable(columnMatch),
  /** false for typed rows, whose columns can't be changed. */
  canChangeColumns: z.boolean(),
  /** Settings that the file was read with, for reading it again. */
  reading: maybe(reading),
  /** Read time in milliseconds since the epoch; missing for typed rows. */
  readAt: maybe(z.number()),
  /** Set when the file is no longer stored, nor the values of unused columns. */
  isSheetGone: maybe(z.literal(true)),
  /** The source that the file is stored under, when several sources came from one file. */
  keptUnder: maybe(sourceId),
  /** Properties of a workbook's sheet, other than its values. */
  notes: maybe(
    object({
      hiddenRows: count,
      hiddenColumns: count,
      filledCells: count,
      struckCells: maybe(count),
    }),
  ),
  /** Set for a receipt of this product that came back. */
  receipt: maybe(receipt),
  oddRows: maybe(oddRows),
  /** Some rows have a status that says shipped, and others one that doesn't. */
  mixesStatuses: maybe(z.literal(true)),
  /** The user keeps the sheet's numbers apart from orders without a number of other sheets. */
  keepsApart: maybe(z.literal(true)),
  /** The user also wants to send the rows that earlier uploads had. */
  keepsRepeats: maybe(z.literal(true)),
  /** Issues of whole columns that the user confirmed as how the shop writes them. */
  confirmed: maybe(arrayOf(confirmed)),
})

/** Facts of a sheet or paste, besides its rows. */
export type SourceFacts = z.infer<typeof sourceFacts>
