import type { SpreadsheetChange } from '#domain/entry/cleaning/spreadsheet-change.ts'
import type { RowSource, TrackingField } from '#domain/entry/tracking-entry.ts'
import type { ProbableCourier } from '#domain/entry/upload-result.ts'

/** A fix for all rows with a kind of issue at once. */
export type KindFix =
  | 'swap'
  | 'split'
  | 'join'
  | 'suggest'
  | 'take'
  | 'clear-courier'
  | 'leave-out'
  | 'delete'

type AboutKind = {
  /**
   * A certain problem holds an entry back until it is fixed, a likely one also until the user chooses `Send as it is`;
   * an entry with a warning is sent. A note is only shown in its row and never counted.
   */
  readonly level: 'certain-problem' | 'likely-problem' | 'warning' | 'note'
  /** The fixes for all rows with it; one that keeps the entries comes first. */
  readonly fixes: readonly KindFix[]
}

/**
 * All kinds of issues, the most urgent first. Each is found by a cell rule in `entry/rules.ts`, by a check in
 * `late-checks.ts`, or by comparing rows; the catalogues have its texts under its name.
 */
export const ABOUT_KIND = {
  'order-id-missing': { level: 'certain-problem', fixes: ['delete'] },
  'scientific-notation': { level: 'certain-problem', fixes: ['delete'] },
  'control-characters': { level: 'certain-problem', fixes: ['delete'] },
  /** An error or a formula of a spreadsheet program. */
  'made-by-spreadsheet': { level: 'certain-problem', fixes: ['delete'] },
  /** A program that keeps only 15 to 17 digits replaced the last ones by zeros. */
  rounded: { level: 'likely-problem', fixes: ['delete'] },
  'several-numbers': { level: 'likely-problem', fixes: ['split', 'join', 'delete'] },
  'number-and-remark': { level: 'likely-problem', fixes: ['suggest', 'delete'] },
  /** An order ID above a buyer or a time in the same cell. */
  'id-and-remark': { level: 'likely-problem', fixes: ['suggest', 'delete'] },
  /** Text of a label's barcode, with more in it than the number. */
  'scanned-label': { level: 'likely-problem', fixes: ['suggest', 'delete'] },
  /** Letters of another script among Latin letters or digits. */
  'look-alikes': { level: 'likely-problem', fixes: ['suggest', 'delete'] },
  /** Tags, entities or characters that a program or a chat left around the value. */
  leftovers: { level: 'likely-problem', fixes: ['suggest', 'delete'] },
  'web-address': { level: 'likely-problem', fixes: ['take', 'delete'] },
  email: { level: 'likely-problem', fixes: ['delete'] },
  price: { level: 'likely-problem', fixes: ['delete'] },
  date: { level: 'likely-problem', fixes: ['delete'] },
  time: { level: 'likely-problem', fixes: ['delete'] },
  boolean: { level: 'likely-problem', fixes: ['delete'] },
  /** A tracking number without a digit, or with inner blanks that are words. */
  words: { level: 'likely-problem', fixes: ['delete'] },
  /** Too short or too long for its field. */
  length: { level: 'likely-problem', fixes: ['delete'] },
  /** The header again, between entries. */
  'column-name': { level: 'likely-problem', fixes: ['delete'] },
  /** A tracking number with characters that no courier uses. */
  'odd-characters': { level: 'likely-problem', fixes: ['delete'] },
  /** An order ID that is a 0 or a word, in a column of IDs with digits. */
  'unlike-column': { level: 'likely-problem', fixes: ['delete'] },
  /** A dash in an ID that a PDF, a phone or a text program put in place of the hyphen. */
  dashes: { level: 'likely-problem', fixes: ['suggest', 'delete'] },
  /** `1007788...`: an ID that a program cut off. */
  'cut-off': { level: 'likely-problem', fixes: ['delete'] },
  /** An order ID that is a tracking number, or in letters of another script, in a column of other IDs. */
  'odd-order-id': { level: 'warning', fixes: [] },
  'several-orders': { level: 'warning', fixes: ['delete'] },
  /** Digits that may be two numbers with nothing between them. */
  'perhaps-two-numbers': { level: 'warning', fixes: ['delete'] },
  /** `12,345`: an ID whose thousands are separated. */
  thousands: { level: 'warning', fixes: ['suggest'] },
  /** An order ID in digits of another script. */
  'other-digits': { level: 'warning', fixes: ['suggest'] },
  'same-row-twice': { level: 'warning', fixes: [] },
  'number-on-several-orders': { level: 'warning', fixes: [] },
  'check-digit': { level: 'warning', fixes: ['suggest'] },
  /** Like a postal or UPS number, but with one character too few or too many. */
  'near-format': { level: 'warning', fixes: [] },
  /** `.0` behind an ID. */
  'changed-by-spreadsheet': { level: 'warning', fixes: ['suggest'] },
  'courier-is-a-name': { level: 'warning', fixes: [] },
  /** An unknown courier that reads like a company or a person. */
  'courier-is-a-company': { level: 'warning', fixes: ['clear-courier'] },
  /** A name was replaced by a code of a public list that the service hasn't named yet. */
  'courier-unconfirmed': { level: 'warning', fixes: ['clear-courier'] },
  /** The number doesn't match the courier's formats, but those of other couriers. */
  'courier-mismatch': { level: 'warning', fixes: ['clear-courier'] },
  /** The order ID equals its tracking number. */
  'order-is-number': { level: 'warning', fixes: [] },
  /** The order ID looks like a tracking number, and the tracking number does not. */
  swapped: { level: 'warning', fixes: ['swap'] },
  'all-zeros': { level: 'warning', fixes: ['delete'] },
  /** A likely problem that the user chose to send. */
  'sent-as-it-is': { level: 'warning', fixes: [] },
  'already-accepted': { level: 'warning', fixes: ['leave-out'] },
  /** This order was accepted in an earlier upload, with another number. */
  'other-number-accepted': { level: 'warning', fixes: ['delete'] },
  /** An earlier upload sent it, with an unknown outcome. */
  'maybe-accepted': { level: 'warning', fixes: ['delete'] },
  /** It waits in an earlier upload, so it would be sent twice. */
  'waits-elsewhere': { level: 'warning', fixes: ['leave-out'] },
  /** From the sheet's own status or a remark. */
  refunded: { level: 'warning', fixes: ['leave-out'] },
  returned: { level: 'warning', fixes: ['leave-out'] },
  shipped: { level: 'warning', fixes: ['leave-out'] },
  'remark-says-cancelled': { level: 'warning', fixes: ['leave-out'] },
  /** An order that waits for its number. */
  'no-number-yet': { level: 'note', fixes: [] },
  /** One of several parcels of its order. */
  'order-with-several-numbers': { level: 'note', fixes: [] },
} as const satisfies Readonly<Record<string, AboutKind>>

type Kinds = typeof ABOUT_KIND
export type IssueKind = keyof Kinds
type OfLevel<Level extends AboutKind['level']> = {
  [kind in IssueKind]: Kinds[kind]['level'] extends Level ? kind : never
}[IssueKind]

export type CertainProblemKind = OfLevel<'certain-problem'>
export type LikelyProblemKind = OfLevel<'likely-problem'>
export type WarningKind = OfLevel<'warning'>

export const ISSUE_KINDS = Object.keys(ABOUT_KIND) as readonly IssueKind[]

const ofLevel = <Level extends AboutKind['level']>(level: Level) =>
  ISSUE_KINDS.filter(
    (kind) => ABOUT_KIND[kind].level === level,
  ) as readonly IssueKind[] as readonly OfLevel<Level>[]

export const CERTAIN_PROBLEM_KINDS = ofLevel('certain-problem')
export const LIKELY_PROBLEM_KINDS = ofLevel('likely-problem')
export const WARNING_KINDS = ofLevel('warning')

/** Whether the kind keeps an entry back. */
export function isProblem(kind: IssueKind): boolean {
  const { level } = ABOUT_KIND[kind]
  return level === 'certain-problem' || level === 'likely-problem'
}

/** Whether the kind counts as an issue: notes don't. */
export function isIssue(kind: IssueKind): boolean {
  return ABOUT_KIND[kind].level !== 'note'
}

/** Whether the user may send an entry despite this kind. */
export function isLikelyProblem(kind: IssueKind): kind is LikelyProblemKind {
  return ABOUT_KIND[kind].level === 'likely-problem'
}

/** A row of the user's sheet; `source` is null when it is in the same sheet as the entry. */
export type OtherRow = { readonly row: number; readonly source: RowSource | null }

/** The other rows concerned (at most 3), and their total number. */
export type OtherRows = { readonly otherRows: readonly OtherRow[]; readonly otherCount: number }

/** The earlier upload: time (milliseconds since the epoch), ID, and its number if it differs. */
export type EarlierFacts = {
  readonly at: number | null
  readonly upload: string | null
  readonly number: string | null
}

/** The parts of a cell with several numbers. `join` if the joined parts match a format, `split` if each part does. */
type Parts = { readonly parts: readonly string[]; readonly offer: 'join' | 'split' | null }

/** Suggested value; null when unknown. */
type Instead = { readonly instead: string | null }

/** Text of a cell that isn't sent. */
type Said = { readonly said: string }

/** Values that the text and the fixes of a kind need, besides the cell. */
export type Details = {
  'same-row-twice': OtherRows
  'order-with-several-numbers': OtherRows
  'number-on-several-orders': OtherRows
  'several-numbers': Parts
  'perhaps-two-numbers': Parts
  'number-and-remark': Parts & Instead
  words: Parts & Instead
  'scanned-label': Instead
  'id-and-remark': Instead
  'look-alikes': Instead
  leftovers: Instead
  dashes: Instead
  thousands: Instead
  'other-digits': Instead
  /** The tracking number in the address, if there is exactly one. */
  'web-address': { readonly linked: string | null }
  /** Number of characters in the cell. */
  length: { readonly length: number }
  /** The number with digits instead of similar letters, if its check digit then fits. */
  'check-digit': Instead
  /** The value before a program treated it as a number. */
  'changed-by-spreadsheet': Instead
  /** `error` is Excel's error text; null for a formula. */
  'made-by-spreadsheet': {
    readonly change: SpreadsheetChange | null
    readonly error: string | null
  }
  /** The probable code, and the name of that courier. */
  'courier-is-a-name': { readonly probably: ProbableCourier | null }
  /** Text of the status cell, or of the remark. */
  refunded: Said
  returned: Said
  shipped: Said
  'remark-says-cancelled': Said
  'already-accepted': EarlierFacts
  'other-number-accepted': EarlierFacts
  'maybe-accepted': EarlierFacts
  'waits-elsewhere': EarlierFacts
}

type DetailsOf<Kind extends IssueKind> = Kind extends keyof Details ? Details[Kind] : unknown

/** An issue of one cell of an entry before sending. */
export type Issue<Kind extends IssueKind = IssueKind> = {
  [kind in Kind]: { readonly kind: kind; readonly field: TrackingField } & DetailsOf<kind>
}[Kind]

/** An issue without its kind, for when the kind is known. */
export type Found<Kind extends IssueKind> = { readonly field: TrackingField } & DetailsOf<Kind>
