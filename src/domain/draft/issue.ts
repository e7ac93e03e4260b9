import type { SpreadsheetChange } from '#domain/cells/spreadsheet-change.ts'
import type { RowSource, TrackingField } from '#domain/tracking/tracking-entry.ts'

/** A problem keeps an entry back. */
export const PROBLEM_KINDS = [
  'order-id-missing',
  'tracking-number-missing',
  'scientific-notation',
  'control-characters',
  /** An error, a formula or a date that a spreadsheet program put there. */
  'made-by-spreadsheet',
  'several-numbers',
] as const

/** A warning asks for a look; the entry can be sent. */
export const WARNING_KINDS = [
  'several-orders',
  'same-row-twice',
  'order-with-several-numbers',
  'number-on-several-orders',
  'check-digit',
  /** Zeros for the last digits, `.0` or a date, where an id stood. */
  'changed-by-spreadsheet',
  'courier-is-a-name',
  'already-accepted',
  /** This order was accepted in an earlier upload, with another number. */
  'other-number-accepted',
  /** An earlier upload sent it, and nobody knows what became of it. */
  'maybe-accepted',
  /** It waits in an earlier upload, and would go with both. */
  'waits-elsewhere',
] as const

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
  /** What a spreadsheet program made of the cell, where that can be told. */
  readonly change: SpreadsheetChange | null
}
