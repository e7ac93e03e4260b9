/** The check digits that couriers use; each is a function in `check-digits.ts`. */
export const CHECK_NAMES = [
  's10',
  'gs1mod10',
  'gs1mod10-last15',
  'mod7',
  'mod37_36',
  'ups',
  'upswb',
  'fedex12',
  'dpident',
  'luhn',
  'ontrac',
] as const

export type CheckName = (typeof CHECK_NAMES)[number]

/** One shape of tracking number that some couriers use. */
export type CourierFormat = {
  readonly id: string
  /** A regular expression over the whole number, in capitals. */
  readonly pattern: string
  /** null: numbers of this shape carry no check digit that is known. */
  readonly check: CheckName | null
  /** Codes of the couriers that use it. */
  readonly keys: readonly string[]
}

/** A format as the data file has it; `testing/courier-format-sources.json` says where each comes from. */
export type StoredFormat = {
  readonly id: string
  readonly pattern: string
  readonly check: string | null
  readonly keys: readonly number[]
}

/** Reads the data file's formats; an unknown check is a mistake in the data and is thrown. */
export function parseFormats(stored: readonly StoredFormat[]): readonly CourierFormat[] {
  return stored.map(({ id, pattern, check, keys }) => ({
    id,
    pattern,
    check: check === null ? null : parseCheckName(check),
    keys: keys.map(String),
  }))
}

function parseCheckName(name: string): CheckName {
  const known = CHECK_NAMES.find((check) => check === name)
  if (known === undefined) throw new Error(`Unknown check digit: ${name}`)
  return known
}
