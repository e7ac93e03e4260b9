import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { isNoId } from '#domain/entry/cleaning/placeholder.ts'
import { isRequired, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'

/** How the sample cells of a column look, as far as all but one of them agree. */
type ColumnLook = {
  readonly values: readonly string[]
  /** Digits as 0 and letters as A; null where the cells look different. */
  readonly shape: string | null
}

type Looks = Readonly<Partial<Record<TrackingField, ColumnLook>>>

const FEWEST = 3
const LOOKS = new WeakMap<ColumnMatch, Looks>()

/** How the columns of a sheet look, by its sample rows; read once for all rows. */
export function looksOf(match: ColumnMatch): Looks {
  const known = LOOKS.get(match)
  if (known !== undefined) return known
  const looks: { [field in TrackingField]?: ColumnLook } = {}
  for (const field of TRACKING_FIELDS.filter(isRequired)) {
    const column = match.mapping[field]
    if (column === undefined) continue
    const cells = match.sampleRows.map(({ cells: row }) => row[column]?.trim() ?? '')
    const values = cells.filter((cell) => cell !== '')
    looks[field] = { values, shape: shapeOfMost(values) }
  }
  LOOKS.set(match, looks)
  return looks
}

function shapeOfMost(values: readonly string[]): string | null {
  const shapes = values.map((value) => value.replace(/\d/g, '0').replace(/[A-Z]/gi, 'A'))
  const fewest = Math.max(FEWEST, values.length - 1)
  return shapes.find((one) => shapes.filter((other) => other === one).length >= fewest) ?? null
}

const ZERO = 48
const NINE = 57

/** Whether a value has a shape, told by its first character in most cases. */
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

/** The number without what separates its thousands; null where nothing does. */
export function withoutThousands(value: string): string | null {
  return GROUPED.test(value) ? value.replace(/\D/g, '') : null
}

/** A comma or an apostrophe separates nothing else in an ID; a dot or blank may. */
const SURELY_GROUPED = /[,'’]/

/** Whether an ID is a number whose thousands are separated, alone or as its whole column. */
export function isGrouped(value: string, column: ColumnLook | undefined): boolean {
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

/** What a lookup or a program leaves where it found nothing. */
const NOT_FOUND: readonly string[] = ['0', '-1']

type BesideColumns = {
  readonly orders?: ColumnLook
  readonly numbers?: ColumnLook
  /** Whether the number of the row is surely one. */
  readonly isSurelyNumber: () => boolean
}

/**
 * Whether an order ID is a 0, a -1 or a word, where the other IDs of its column have digits; or several words, where its number
 * is unlike the others too.
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
