import { type ColumnForm, hasShape, isUsual } from '#domain/formats/column-form.ts'

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

const WORD = /^(?:\p{L}{3,30}|[\p{sc=Han}\p{sc=Hangul}]{2})$/u
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
  const isLeft = orderId === '0' || orderId === '-1'
  const isWord = WORD.test(orderId)
  if (orders === undefined || !(isLeft || isWord || WORDS.test(orderId))) return false
  // IDs that mix letters with digits may have no digit by chance.
  if (isUsual(orders, orderId)) return false
  const main = numbers?.main ?? null
  if (!isLeft && !isWord && (main === null || hasShape(trackingId, main))) return false
  const { withDigits, words } = orders
  if (withDigits < FEWEST_ALIKE - 1 || words > Math.max(MOST_ODD, withDigits / 5)) return false
  return withDigits >= FEWEST_ALIKE || !isSurelyNumber()
}
