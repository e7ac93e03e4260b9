import { FIELDS } from './fields.ts'

type Field = (typeof FIELDS)[number]

export type TrackingField = Field['key']
export type RequiredField = Extract<Field, { readonly required: true }>['key']
export type OptionalField = Exclude<TrackingField, RequiredField>

/** One row to upload. Every value is text: a tracking number that became a number has lost digits. */
export type TrackingEntry = { readonly [field in RequiredField]: string } & {
  readonly [field in OptionalField]?: string
}

/** The text of every field; empty where an entry has none. */
export type EntryCells = Readonly<Record<TrackingField, string>>

/** The fields of an entry in the order of the columns on the screens and in receipts. */
export const TRACKING_FIELDS: readonly TrackingField[] = [...FIELDS]
  .sort((one, other) => one.column - other.column)
  .map(({ key }) => key)

/** The fields in the order in which the form asks for them and requests have them. */
export const FORM_FIELDS: readonly TrackingField[] = FIELDS.map(({ key }) => key)
/** What the table says of each field. */
export const ABOUT_FIELD = Object.fromEntries(
  FIELDS.map((field) => [field.key, field]),
) as unknown as { readonly [field in Field as field['key']]: field }

export const REQUIRED_FIELDS = FORM_FIELDS.filter(isRequired)
export const OPTIONAL_FIELDS = FORM_FIELDS.filter((field) => !isRequired(field))

/** Whether an entry cannot be sent without the field. */
export function isRequired(field: TrackingField): field is RequiredField {
  return ABOUT_FIELD[field].required
}

/** Whether the key of a column is a field of an entry. */
export function isTrackingField(key: string): key is TrackingField {
  return FIELDS.some((field) => field.key === key)
}

/** Makes a value for each field. Written out, since a loop takes three times as long, and 100,000 rows are made at once. */
export function eachField<Value>(
  valueOf: (field: TrackingField) => Value,
): Record<TrackingField, Value> {
  return {
    orderId: valueOf('orderId'),
    trackingId: valueOf('trackingId'),
    courier: valueOf('courier'),
    merchantOrderId: valueOf('merchantOrderId'),
  }
}

/** The cells as an entry: its fields alone, without optional ones that are empty. */
export function toEntry(cells: Partial<EntryCells>): TrackingEntry {
  const entry: { [field in TrackingField]?: string } = {}
  for (const field of FORM_FIELDS) {
    const cell = cells[field] ?? ''
    if (cell !== '' || isRequired(field)) entry[field] = cell
  }
  return entry as TrackingEntry
}

/** The entry as cells: every field is there, if only as empty text. */
export function toCells(entry: Partial<EntryCells>): Record<TrackingField, string> {
  return eachField((field) => entry[field] ?? '')
}

/** Whether two entries say the same; an optional field that is empty says nothing. */
export function isSameEntry(one: TrackingEntry, other: TrackingEntry): boolean {
  return FORM_FIELDS.every((field) => (one[field] ?? '') === (other[field] ?? ''))
}

/**
 * A paste, known by its time (milliseconds since the epoch) and its number among those of the same minute; an earlier
 * release kept no time and numbered all pastes of a sheet.
 */
export type PastedSource = {
  readonly kind: 'pasted'
  readonly number: number
  readonly at?: number
}

/** Where a row came from, as the person knows it. */
export type RowSource =
  | { readonly kind: 'file'; readonly name: string; readonly sheet: string | null }
  | PastedSource
  | { readonly kind: 'typed' }
  | { readonly kind: 'sample' }

/** The place of an entry in the person's own sheet; `row` counts from 1 as their program shows it. */
export type RowPlace = { readonly source: RowSource; readonly row: number }

/** Names the parcel of a tracking number, which is the same however its letters are written. */
export function parcelKey(trackingId: string): string {
  return trackingId.toUpperCase()
}
