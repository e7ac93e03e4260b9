import type { SpreadsheetChange } from '#domain/entry/cleaning/spreadsheet-change.ts'
import type { RowSource, TrackingField } from '#domain/entry/tracking-entry.ts'
import type { ProbableCourier } from '#domain/entry/upload-result.ts'

/** What can be done at once about all rows with a kind of issue. */
export type KindFix = 'swap' | 'suggest' | 'take' | 'clear-courier' | 'leave-out' | 'delete'

type AboutKind = {
  /**
   * A problem keeps an entry back until it is fixed, a likely one only until the person says `Send as it is`; an entry
   * with a warning is sent. A note is said in its row and counts nowhere.
   */
  readonly level: 'certain-problem' | 'likely-problem' | 'warning' | 'note'
  /** The fixes for all rows with it, the one that keeps the entries first. */
  readonly fixes: readonly KindFix[]
}

/**
 * Every kind of issue, the most urgent first. What finds it is a rule of a cell in `entry/rules.ts`, a check of
 * `late-checks.ts`, or the comparison of rows; its words are in the catalogues under its name.
 */
export const ABOUT_KIND = {
  'order-id-missing': { level: 'certain-problem', fixes: ['delete'] },
  'scientific-notation': { level: 'certain-problem', fixes: ['delete'] },
  'control-characters': { level: 'certain-problem', fixes: ['delete'] },
  /** An error or a formula that a spreadsheet program put there. */
  'made-by-spreadsheet': { level: 'certain-problem', fixes: ['delete'] },
  /** A program with numbers of 15 to 17 digits put zeros in the place of the last ones. */
  rounded: { level: 'likely-problem', fixes: ['delete'] },
  'several-numbers': { level: 'likely-problem', fixes: ['delete'] },
  'number-and-remark': { level: 'likely-problem', fixes: ['suggest', 'delete'] },
  /** An order ID above a buyer or a time in the same cell. */
  'id-and-remark': { level: 'likely-problem', fixes: ['suggest', 'delete'] },
  /** What a scanner reads off a label, with more in it than the number. */
  'scanned-label': { level: 'likely-problem', fixes: ['suggest', 'delete'] },
  /** Letters of another script among Latin ones or digits. */
  'look-alikes': { level: 'likely-problem', fixes: ['suggest', 'delete'] },
  /** Tags, entities or signs that a program or a chat left around the value. */
  leftovers: { level: 'likely-problem', fixes: ['suggest', 'delete'] },
  'web-address': { level: 'likely-problem', fixes: ['take', 'delete'] },
  email: { level: 'likely-problem', fixes: ['delete'] },
  price: { level: 'likely-problem', fixes: ['delete'] },
  date: { level: 'likely-problem', fixes: ['delete'] },
  time: { level: 'likely-problem', fixes: ['delete'] },
  boolean: { level: 'likely-problem', fixes: ['delete'] },
  /** A tracking number without a digit, or with inner blanks that are words. */
  words: { level: 'likely-problem', fixes: ['delete'] },
  /** Too short or too long for what it is. */
  length: { level: 'likely-problem', fixes: ['delete'] },
  /** The header again, between entries. */
  'column-name': { level: 'likely-problem', fixes: ['delete'] },
  /** A tracking number with signs or letters that no courier's number has. */
  'odd-characters': { level: 'likely-problem', fixes: ['delete'] },
  /** An order ID that is a 0 or a word, where the others have digits. */
  'unlike-column': { level: 'likely-problem', fixes: ['delete'] },
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
  /** As a post or UPS makes its numbers, but for one character too few or too many. */
  'near-format': { level: 'warning', fixes: [] },
  /** `.0` behind an ID. */
  'changed-by-spreadsheet': { level: 'warning', fixes: ['suggest'] },
  'courier-is-a-name': { level: 'warning', fixes: [] },
  /** No courier that is known, and it reads like a company or a person. */
  'courier-is-a-company': { level: 'warning', fixes: ['clear-courier'] },
  /** A code of a public list was put in the place of a name, and the service has not named it yet. */
  'courier-unconfirmed': { level: 'warning', fixes: ['clear-courier'] },
  /** The formats of the courier do not fit the number, and those of others do. */
  'courier-mismatch': { level: 'warning', fixes: ['clear-courier'] },
  /** The order ID equals its tracking number. */
  'order-is-number': { level: 'warning', fixes: [] },
  /** The order ID looks like a tracking number, and the tracking number does not. */
  swapped: { level: 'warning', fixes: ['swap'] },
  'all-zeros': { level: 'warning', fixes: ['delete'] },
  /** A likely problem that the person sends all the same. */
  'sent-as-it-is': { level: 'warning', fixes: [] },
  'already-accepted': { level: 'warning', fixes: ['leave-out'] },
  /** This order was accepted in an earlier upload, with another number. */
  'other-number-accepted': { level: 'warning', fixes: ['delete'] },
  /** An earlier upload sent it, and what became of it is not known. */
  'maybe-accepted': { level: 'warning', fixes: ['delete'] },
  /** It waits in an earlier upload, and would be sent with both. */
  'waits-elsewhere': { level: 'warning', fixes: ['leave-out'] },
  /** What the sheet's own status, or a remark, says of the order. */
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

/** Whether the kind is to be looked at before sending: a note is not. */
export function isIssue(kind: IssueKind): boolean {
  return ABOUT_KIND[kind].level !== 'note'
}

/** Whether the person may send an entry in spite of the kind. */
export function isLikelyProblem(kind: IssueKind): kind is LikelyProblemKind {
  return ABOUT_KIND[kind].level === 'likely-problem'
}

/** A row of the person's sheet; `source` where it is another sheet than that of the entry. */
export type OtherRow = { readonly row: number; readonly source: RowSource | null }

/** The other rows concerned (at most 3) and how many there are. */
export type OtherRows = { readonly otherRows: readonly OtherRow[]; readonly otherCount: number }

/** What an earlier upload says: when (milliseconds since the epoch), which one, and the number there if it is another. */
export type EarlierFacts = {
  readonly at: number | null
  readonly upload: string | null
  readonly number: string | null
}

/** The parts of a cell with several numbers; `join` when joined they fit a format, `split` when each part does. */
type Parts = { readonly parts: readonly string[]; readonly offer: 'join' | 'split' | null }

/** What to put there; null where that is not known. */
type Instead = { readonly instead: string | null }

/** A cell of the sheet that is not sent. */
type Said = { readonly said: string }

/** What the sentence and the fixes of a kind need, beside the cell. */
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
  thousands: Instead
  'other-digits': Instead
  /** The one tracking number in the address, where there is exactly one. */
  'web-address': { readonly linked: string | null }
  /** How many characters the cell has. */
  length: { readonly length: number }
  /** The number with digits for letters that look like them, where its check digit then fits. */
  'check-digit': Instead
  /** What the cell was before a program took it for a number. */
  'changed-by-spreadsheet': Instead
  /** `error`: as Excel writes it; null: a formula. */
  'made-by-spreadsheet': {
    readonly change: SpreadsheetChange | null
    readonly error: string | null
  }
  /** The code that it probably is, and the name of that courier. */
  'courier-is-a-name': { readonly probably: ProbableCourier | null }
  /** What the cell of the status column, or the remark, says. */
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

/** What is wrong with one cell of an entry before sending. */
export type Issue<Kind extends IssueKind = IssueKind> = {
  [kind in Kind]: { readonly kind: kind; readonly field: TrackingField } & DetailsOf<kind>
}[Kind]

/** What is found of a kind, where that is known to be its kind. */
export type Found<Kind extends IssueKind> = { readonly field: TrackingField } & DetailsOf<Kind>
