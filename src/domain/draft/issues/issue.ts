import type { SpreadsheetChange } from '#domain/entry/cleaning/spreadsheet-change.ts'
import type { RowSource, TrackingField } from '#domain/entry/tracking-entry.ts'
import type { ProbableCourier } from '#domain/entry/upload-result.ts'

/** A problem that keeps an entry back until it is fixed: what the cell says cannot be sent. */
export const CERTAIN_PROBLEM_KINDS = [
  'order-id-missing',
  'tracking-number-missing',
  'scientific-notation',
  'control-characters',
  /** An error or a formula that a spreadsheet program put there. */
  'made-by-spreadsheet',
] as const

/** A problem that keeps an entry back until it is fixed, or until the person says `Send as it is`. */
export const LIKELY_PROBLEM_KINDS = [
  'several-numbers',
  'web-address',
  'email',
  'price',
  'date',
  'time',
  'boolean',
  /** A tracking number without a digit, or with inner blanks that are words. */
  'words',
  /** Too short or too long for what it is. */
  'length',
  /** The header again, between entries. */
  'column-name',
] as const

/** A problem keeps an entry back. */
export const PROBLEM_KINDS = [...CERTAIN_PROBLEM_KINDS, ...LIKELY_PROBLEM_KINDS] as const

/** A warning is said; the entry is sent. */
export const WARNING_KINDS = [
  'several-orders',
  'same-row-twice',
  'order-with-several-numbers',
  'number-on-several-orders',
  'check-digit',
  /** Zeros for the last digits, `.0` or a date, where an id stood. */
  'changed-by-spreadsheet',
  'courier-is-a-name',
  /** The formats of the courier do not fit the number, and those of others do. */
  'courier-mismatch',
  /** The order ID equals its tracking number. */
  'order-is-number',
  /** The order ID looks like a tracking number, and the tracking number does not. */
  'swapped',
  'all-zeros',
  /** A likely problem that the person sends all the same. */
  'sent-as-it-is',
  'already-accepted',
  /** This order was accepted in an earlier upload, with another number. */
  'other-number-accepted',
  /** An earlier upload sent it, and what became of it is not known. */
  'maybe-accepted',
  /** It waits in an earlier upload, and would be sent with both. */
  'waits-elsewhere',
] as const

export type CertainProblemKind = (typeof CERTAIN_PROBLEM_KINDS)[number]
export type LikelyProblemKind = (typeof LIKELY_PROBLEM_KINDS)[number]
export type ProblemKind = (typeof PROBLEM_KINDS)[number]
export type WarningKind = (typeof WARNING_KINDS)[number]
export type IssueKind = ProblemKind | WarningKind

/** A row of the person's sheet; `source` where it is another sheet than that of the entry. */
export type OtherRow = { readonly row: number; readonly source: RowSource | null }

/** What is wrong with one entry before sending, with what its sentence needs. */
export type Issue = {
  readonly kind: IssueKind
  readonly field: TrackingField
  /** The other entries concerned (at most 3) and how many there are. */
  readonly otherRows: readonly OtherRow[]
  readonly otherCount: number
  /** What an earlier upload says: when, in milliseconds since the epoch. */
  readonly at: number | null
  /** The id of that upload. */
  readonly upload: string | null
  /** The number that the order has there, where it is another one. */
  readonly number: string | null
  /** `several-numbers`: the parts; `join` when joined they fit a format, `split` when each part does. */
  readonly parts: readonly string[]
  readonly offer: 'join' | 'split' | null
  /** `check-digit`: the number with digits for letters that look like them, where its check digit then fits. */
  readonly instead: string | null
  /** `web-address`: the one tracking number in it, where there is exactly one. */
  readonly linked: string | null
  /** `length`: how many characters the cell has. */
  readonly length: number | null
  /** `courier-is-a-name`: the code that it probably is, and the name of that courier. */
  readonly probably: ProbableCourier | null
  /** What a spreadsheet program made of the cell, where that can be told. */
  readonly change: SpreadsheetChange | null
}
