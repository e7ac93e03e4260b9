import type { FIELDS } from './fields.ts'

type FieldValue = (typeof FIELDS)[number]['value']

/** The wire format of a kind of values. */
type WireValue = {
  /** Converts the text of a cell to the value in a request. */
  readonly write: (text: string) => unknown
  /** Converts a value of a request to text; null when it has another type. */
  readonly read: (value: unknown) => string | null
  /** The expected type, for error messages of the simulator. */
  readonly mustBe: string
}

const text: WireValue = {
  write: (value) => value,
  read: (value) => (typeof value === 'string' ? value : null),
  mustBe: 'a text',
}

/** The wire format by kind of value. All are text today, since numbers would lose digits. */
export const WIRE_VALUES: Readonly<Record<FieldValue, WireValue>> = {
  id: text,
  'tracking-number': text,
  code: text,
}
