import type { FIELDS } from './fields.ts'

type FieldValue = (typeof FIELDS)[number]['value']

/** How the values of a kind go over the wire. */
type WireValue = {
  /** What a request has for the text of a cell. */
  readonly write: (text: string) => unknown
  /** The text of what a request has; null when it is not of this kind. */
  readonly read: (value: unknown) => string | null
  /** What a request must have, as the simulator says it. */
  readonly mustBe: string
}

const text: WireValue = {
  write: (value) => value,
  read: (value) => (typeof value === 'string' ? value : null),
  mustBe: 'a text',
}

/** By kind of value. Every value is text today: a tracking number that became a number has lost digits. */
export const WIRE_VALUES: Readonly<Record<FieldValue, WireValue>> = {
  id: text,
  'tracking-number': text,
  code: text,
}
