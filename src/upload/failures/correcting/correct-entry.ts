import { type EntryProblemKind, problemOfCell } from '#domain/draft/issues/late/check-entry.ts'
import { cleanField } from '#domain/entry/gate.ts'
import { numberOnLabel } from '#domain/formats/read-label.ts'
import {
  toEntry,
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/entry/tracking-entry.ts'

/** Reason why a corrected cell cannot be sent. */
export type CorrectIssue = (typeof ISSUES)[keyof typeof ISSUES]
export type CellIssue = { readonly field: TrackingField; readonly issue: CorrectIssue }

/** Problems of a sheet, mapped to those of a single cell. */
const ISSUES = {
  'order-id-missing': 'missing',
  'no-number-yet': 'missing',
  'scientific-notation': 'digits-lost',
  'control-characters': 'control-characters',
  'made-by-spreadsheet': 'made-by-spreadsheet',
} as const satisfies Record<EntryProblemKind, string>

/** Returns the entry with a cleaned value in one field. An empty optional field is removed. */
export function correctEntry(
  entry: TrackingEntry,
  field: TrackingField,
  value: string,
): TrackingEntry {
  const cleaned = cleanField(value, field)
  const number = field === 'trackingId' ? numberOnLabel(cleaned) : null
  return toEntry({ ...entry, [field]: number ?? cleaned })
}

/** Returns the scanned text if only a part of it became the tracking number, otherwise null. */
export function scannedFor(entry: TrackingEntry, written: string): string | null {
  const whole = cleanField(written, 'trackingId')
  return numberOnLabel(whole) === entry.trackingId ? whole : null
}

/** Returns the problem that keeps a cell back, by the draft's rules, or null. */
export function findIssue(entry: TrackingEntry, field: TrackingField): CorrectIssue | null {
  const problem = problemOfCell(entry[field] ?? '', field)
  return problem && ISSUES[problem]
}

/** Returns the cells that keep an entry back, in the order of the screen. */
export function findIssues(entry: TrackingEntry): readonly CellIssue[] {
  return TRACKING_FIELDS.flatMap((field) => {
    const issue = findIssue(entry, field)
    return issue ? { field, issue } : []
  })
}

const CHECKED = new WeakMap<TrackingEntry, boolean>()

/** Returns whether the entry can be sent. Caches the result, because thousands of rows can be pasted at once. */
export function canGo(entry: TrackingEntry): boolean {
  const known = CHECKED.get(entry)
  if (known !== undefined) return known
  const isFine = findIssues(entry).length === 0
  CHECKED.set(entry, isFine)
  return isFine
}
