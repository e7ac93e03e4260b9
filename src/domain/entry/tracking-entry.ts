import { FIELDS } from './fields.ts'

type Field = (typeof FIELDS)[number]

export type TrackingField = Field['key']
export type RequiredField = Extract<Field, { readonly required: true }>['key']
export type OptionalField = Exclude<TrackingField, RequiredField>

/** One row to upload. Every value is text, since a tracking number read as a number would lose digits. */
export type TrackingEntry = { readonly [field in RequiredField]: string } & {
  readonly [field in OptionalField]?: string
}

/** The text of every field; empty without a value. */
export type EntryCells = Readonly<Record<TrackingField, string>>

/** The fields in the order of the columns in grids and receipts. */
export const TRACKING_FIELDS: readonly TrackingField[] = [...FIELDS]
  .sort((one, other) => one.column - other.column)
  .map(({ key }) => key)

/** The fields in the order of the form and of requests. */
export const FORM_FIELDS: readonly TrackingField[] = FIELDS.map(({ key }) => key)
/** The rows of the table of fields, by key. */
export const ABOUT_FIELD = Object.fromEntries(
  FIELDS.map((field) => [field.key, field]),
) as unknown as { readonly [field in Field as field['key']]: field }

export const REQUIRED_FIELDS = FORM_FIELDS.filter(isRequired)
export const OPTIONAL_FIELDS = FORM_FIELDS.filter((field) => !isRequired(field))

/** The fields whose value is an ID of the user's shop. */
export const ID_FIELDS = FORM_FIELDS.filter((field) => ABOUT_FIELD[field].value === 'id')

/** Tells whether an entry needs the field. */
export function isRequired(field: TrackingField): field is RequiredField {
  return ABOUT_FIELD[field].required
}

/** Tells whether a column's key is a field of an entry. */
export function isTrackingField(key: string): key is TrackingField {
  return FIELDS.some((field) => field.key === key)
}

/** Makes a value for each field. Written out, since a loop takes three times as long for 100,000 rows. */
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

/** Converts cells to an entry without other keys and without empty optional fields. */
export function toEntry(cells: Partial<EntryCells>): TrackingEntry {
  const entry: { [field in TrackingField]?: string } = {}
  for (const field of FORM_FIELDS) {
    const cell = cells[field] ?? ''
    if (cell !== '' || isRequired(field)) entry[field] = cell
  }
  return entry as TrackingEntry
}

/** Converts an entry to cells, with empty text for missing fields. */
export function toCells(entry: Partial<EntryCells>): Record<TrackingField, string> {
  return eachField((field) => entry[field] ?? '')
}

/** Tells whether two entries have the same values; a missing field equals an empty one. */
export function isSameEntry(one: TrackingEntry, other: TrackingEntry): boolean {
  return FORM_FIELDS.every((field) => (one[field] ?? '') === (other[field] ?? ''))
}

/** A paste, identified by its time (milliseconds since the epoch) and its number within that minute. */
export type PastedSource = {
  readonly kind: 'pasted'
  readonly number: number
  readonly at: number
}

/** The origin of a row. */
export type RowSource =
  | { readonly kind: 'file'; readonly name: string; readonly sheet: string | null }
  | PastedSource
  | { readonly kind: 'typed' }
  | { readonly kind: 'sample' }

/** The place of an entry in the user's sheet; `row` counts from 1, as spreadsheet programs show it. */
export type RowPlace = { readonly source: RowSource; readonly row: number }

/** Returns the key of a tracking number's parcel, which ignores case. */
export function parcelKey(trackingId: string): string {
  return trackingId.toUpperCase()
}
