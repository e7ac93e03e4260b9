import { type EntryProblemKind, problemOfCell } from '#domain/draft/issues/check-entry.ts'
import { cleanField } from '#domain/entry/gate.ts'
import { numberOnLabel } from '#domain/formats/read-label.ts'
import {
  toEntry,
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/entry/tracking-entry.ts'

/** Why a corrected cell cannot be sent. */
export type CorrectIssue = (typeof ISSUES)[keyof typeof ISSUES]
export type CellIssue = { readonly field: TrackingField; readonly issue: CorrectIssue }

/** A problem of a sheet in the words of one row. */
const ISSUES = {
  'order-id-missing': 'missing',
  'no-number-yet': 'missing',
  'scientific-notation': 'digits-lost',
  'control-characters': 'control-characters',
  'made-by-spreadsheet': 'made-by-spreadsheet',
} as const satisfies Record<EntryProblemKind, string>

/**
 * The entry with another value in one field, cleaned of what spreadsheets add and scanners read beside a number; an empty
 * optional field is dropped.
 */
export function correctEntry(
  entry: TrackingEntry,
  field: TrackingField,
  value: string,
): TrackingEntry {
  const cleaned = cleanField(value, field)
  const number = field === 'trackingId' ? numberOnLabel(cleaned) : null
  return toEntry({ ...entry, [field]: number ?? cleaned })
}

/** What was scanned for the tracking number, where a part of it was taken; null where all of it was. */
export function scannedFor(entry: TrackingEntry, written: string): string | null {
  const whole = cleanField(written, 'trackingId')
  return numberOnLabel(whole) === entry.trackingId ? whole : null
}

/** What keeps a cell of an entry back, by the same rules as in the draft; null when it can go. */
export function findIssue(entry: TrackingEntry, field: TrackingField): CorrectIssue | null {
  const problem = problemOfCell(entry[field] ?? '', field)
  return problem && ISSUES[problem]
}

/** The cells that keep an entry back, in the order of the screen. */
export function findIssues(entry: TrackingEntry): readonly CellIssue[] {
  return TRACKING_FIELDS.flatMap((field) => {
    const issue = findIssue(entry, field)
    return issue ? { field, issue } : []
  })
}

const CHECKED = new WeakMap<TrackingEntry, boolean>()

/** Whether nothing keeps the entry back. Each entry is checked once: thousands can be pasted over at a time. */
export function canGo(entry: TrackingEntry): boolean {
  const known = CHECKED.get(entry)
  if (known !== undefined) return known
  const isFine = findIssues(entry).length === 0
  CHECKED.set(entry, isFine)
  return isFine
}
