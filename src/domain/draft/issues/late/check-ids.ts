import { type ColumnForm, FEWEST_VALUES, hasShape, isUsual } from '#domain/formats/column-form.ts'
import { isLeftByLookup } from '#domain/entry/cleaning/placeholder.ts'
import type { NumberKnowledge } from '#domain/formats/number-knowledge.ts'

const GROUPED = /^\d{1,3}(?:([.,'’ \u00A0\u202F])\d{3})(?:\1\d{3})*$/

/** The number without thousands separators; null when it has none. */
export function withoutThousands(value: string): string | null {
  return GROUPED.test(value) ? value.replace(/\D/g, '') : null
}

/** In an ID, a comma or an apostrophe only separates thousands; a dot or blank may also be part of it. */
const SURELY_GROUPED = /[,'’]/
const FEWEST_ALIKE = 3
/** In a short column, more values without digits may be how the shop writes its IDs. */
const MOST_ODD = 2

/** Whether an ID is a number with thousands separators, by itself or like its whole column. */
export function isGrouped(value: string, form: ColumnForm | undefined): boolean {
  if (value.length > 30 || !GROUPED.test(value)) return false
  if (SURELY_GROUPED.test(value) || /^\d{1,3}(?:[.]\d{3}){2,}$/.test(value)) return true
  const shapes = [...(form?.shapes ?? [])]
  const grouped = shapes.filter(([shape]) => GROUPED.test(shape))
  return (
    grouped.reduce((sum, [, count]) => sum + count, 0) >= FEWEST_ALIKE &&
    shapes.every(([shape]) => GROUPED.test(shape) || shape.length <= FEWEST_ALIKE)
  )
}

const WORD = /^(?:\p{L}{3,30}|#[\p{L}_]{2,30}|[\p{sc=Han}\p{sc=Hangul}]{2})$/u
const WORDS = /^\p{L}[\p{L}\p{M} .,'’]{2,40}$/u

/**
 * Whether an order ID is a 0, a -1 or a word in a column of IDs with digits; or several words, if the row's number
 * differs from its column too. `isSurelyNumber` tells whether the row's tracking number certainly is one.
 */
export function isUnlikeColumn(
  { orderId, trackingId }: { readonly orderId: string; readonly trackingId: string },
  orders: ColumnForm | undefined,
  numbers: ColumnForm | undefined,
  isSurelyNumber: () => boolean,
): boolean {
  const isLeft = isLeftByLookup(orderId)
  const isWord = WORD.test(orderId)
  if (orders === undefined || !(isLeft || isWord || WORDS.test(orderId))) return false
  // IDs that mix letters with digits may have no digit by chance.
  if (isUsual(orders, orderId)) return false
  const main = numbers?.main ?? null
  if (!isLeft && !isWord && (main === null || hasShape(trackingId, main))) return false
  const { withDigits, words } = orders
  if (withDigits < FEWEST_ALIKE - 1 || words > Math.max(MOST_ODD, withDigits / 5)) return false
  return isLeft || withDigits >= FEWEST_ALIKE || !isSurelyNumber()
}

const SHORTEST_NUMBER = 8
const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/u
const MARKED = /^(?:1Z[A-Z0-9]{16}|[A-Z]{2}\d{9}[A-Z]{2})$/i

/**
 * Whether an order ID surely is a tracking number by its check digit while the other IDs look otherwise, or is in
 * letters of another script than they are.
 */
export function isOddOrder(
  orderId: string,
  orders: ColumnForm | undefined,
  { looksLikeNumber, checkDigitFits }: Pick<NumberKnowledge, 'looksLikeNumber' | 'checkDigitFits'>,
): boolean {
  if (isUsual(orders, orderId)) return false
  if (FOREIGN_LETTER.test(orderId)) return isInOtherScript(orders)
  if (orderId.length < SHORTEST_NUMBER) return false
  const likeness = looksLikeNumber(orderId)
  if (orders === undefined || orders.size === 1)
    return likeness === 'surely' && MARKED.test(orderId)
  if (likeness === 'surely') return orders.surely * 4 < orders.size
  const { main, size } = orders
  const isUnlike = main !== null && size >= FEWEST_VALUES && !hasShape(orderId, main)
  return likeness === 'perhaps' && isUnlike && checkDigitFits(orderId, '')
}

/** Whether nearly all IDs of a column are without letters of another script. */
function isInOtherScript(orders: ColumnForm | undefined): boolean {
  if (orders === undefined || orders.size < FEWEST_VALUES) return false
  const foreign = [...orders.shapes].filter(([shape]) => FOREIGN_LETTER.test(shape))
  const count = foreign.reduce((sum, [, one]) => sum + one, 0)
  return count <= Math.max(MOST_ODD, orders.size / 10)
}

const WITH_EXPONENT = /^(\d{1,15})E(\d{1,2})$/i
const LONGEST_PLAIN = 20

/** The plain digits of `1E5` or `12E4` among IDs of digits alone, which a program took for a number; null for others. */
export function withoutExponent(value: string, ids: ColumnForm | undefined): string | null {
  const [, digits = '', zeros = ''] = WITH_EXPONENT.exec(value) ?? []
  if (ids === undefined || digits === '' || isUsual(ids, value)) return null
  if (digits.length + Number(zeros) > LONGEST_PLAIN) return null
  const plain = [...ids.shapes].filter(([shape]) => /^0+$/.test(shape))
  const alike = plain.reduce((sum, [, count]) => sum + count, 0)
  const isAmongPlain = alike >= FEWEST_ALIKE && alike * 10 >= ids.size * 7
  return isAmongPlain ? digits + '0'.repeat(Number(zeros)) : null
}
