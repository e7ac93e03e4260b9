import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { isNoId } from '#domain/entry/cleaning/placeholder.ts'
import { isRequired, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'

/** Sample values of a column and their shape. */
type ColumnSample = {
  readonly values: readonly string[]
  /** Digits as 0 and letters as A; null unless all values but one share it. */
  readonly shape: string | null
}

type ColumnSamples = Readonly<Partial<Record<TrackingField, ColumnSample>>>

const FEWEST = 3
const SAMPLES = new WeakMap<ColumnMatch, ColumnSamples>()

/** The samples of a sheet's columns, computed once per match. */
export function samplesOf(match: ColumnMatch): ColumnSamples {
  const known = SAMPLES.get(match)
  if (known !== undefined) return known
  const samples: { [field in TrackingField]?: ColumnSample } = {}
  for (const field of TRACKING_FIELDS.filter(isRequired)) {
    const column = match.mapping[field]
    if (column === undefined) continue
    const cells = match.sampleRows.map(({ cells: row }) => row[column]?.trim() ?? '')
    const values = cells.filter((cell) => cell !== '')
    samples[field] = { values, shape: shapeOfMost(values) }
  }
  SAMPLES.set(match, samples)
  return samples
}

function shapeOfMost(values: readonly string[]): string | null {
  const shapes = values.map((value) => value.replace(/\d/g, '0').replace(/[A-Z]/gi, 'A'))
  const fewest = Math.max(FEWEST, values.length - 1)
  return shapes.find((one) => shapes.filter((other) => other === one).length >= fewest) ?? null
}

const ZERO = 48
const NINE = 57

/** Whether a value has a shape. Compares character by character, since mostly the first one decides. */
export function hasShape(value: string, shape: string): boolean {
  if (value.length !== shape.length) return false
  for (let index = 0; index < shape.length; index += 1) {
    const code = value.charCodeAt(index)
    const isDigit = code >= ZERO && code <= NINE
    const isLetter = (code | 32) >= 97 && (code | 32) <= 122
    const sign = isDigit ? '0' : isLetter ? 'A' : value[index]
    if (sign !== shape[index]) return false
  }
  return true
}

const GROUPED = /^\d{1,3}(?:([.,'’ \u00A0\u202F])\d{3})(?:\1\d{3})*$/

/** The number without thousands separators; null when it has none. */
export function withoutThousands(value: string): string | null {
  return GROUPED.test(value) ? value.replace(/\D/g, '') : null
}

/** In an ID, a comma or an apostrophe only separates thousands; a dot or blank may also be part of it. */
const SURELY_GROUPED = /[,'’]/

/** Whether an ID is a number with thousands separators, by itself or like its whole column. */
export function isGrouped(value: string, column: ColumnSample | undefined): boolean {
  if (value.length > 30 || !GROUPED.test(value)) return false
  if (SURELY_GROUPED.test(value) || /^\d{1,3}(?:[.]\d{3}){2,}$/.test(value)) return true
  const values = column?.values ?? []
  const grouped = values.filter((one) => GROUPED.test(one))
  return (
    grouped.length >= FEWEST && values.every((one) => GROUPED.test(one) || one.length <= FEWEST)
  )
}

const WORD = /^(?:\p{L}{3,30}|[\p{sc=Han}\p{sc=Hangul}]{2})$/u
const WORDS = /^\p{L}[\p{L}\p{M} .,'’]{2,40}$/u

/** Values that a failed lookup leaves. */
const NOT_FOUND: readonly string[] = ['0', '-1']

type BesideColumns = {
  readonly orders?: ColumnSample
  readonly numbers?: ColumnSample
  /** Whether the row's tracking number certainly is one. */
  readonly isSurelyNumber: () => boolean
}

/**
 * Whether an order ID is a 0, a -1 or a word in a column of IDs with digits; or several words, if the row's number
 * differs from its column too.
 */
export function isUnlikeColumn(
  { orderId: value, trackingId }: Readonly<Record<TrackingField, string>>,
  { orders: column, numbers, isSurelyNumber }: BesideColumns,
): boolean {
  const isLeft = NOT_FOUND.includes(value)
  const isWord = WORD.test(value)
  if (column === undefined || !(isLeft || isWord || WORDS.test(value))) return false
  const isAlike = numbers?.shape === undefined || numbers.shape === null
  if (!isLeft && !isWord && (isAlike || hasShape(trackingId, numbers.shape))) return false
  const others = column.values.filter((one) => one !== value && !isNoId(one))
  const ids = others.filter((one) => /\d/.test(one) && !NOT_FOUND.includes(one))
  if (ids.length < FEWEST - 1 || ids.length < others.length - 1) return false
  return ids.length >= FEWEST || !isSurelyNumber()
}
