/** The mark of a longer run of digits would be a letter. */
const MOST_DIGITS = 48

/**
 * The indices of texts in the order in which people read them: capitals don't matter, and `SO-9` comes before `SO-10`.
 * Equal texts stay in their order, either way.
 */
export function sortTexts(texts: readonly string[], descending = false): Int32Array {
  const keys = texts.map(keyOf)
  const sign = descending ? -1 : 1
  return Int32Array.from(texts, (_, index) => index).sort((one, other) => {
    const [first, second] = [keys[one] ?? '', keys[other] ?? '']
    if (first === second) return one - other
    return first < second ? -sign : sign
  })
}

/**
 * A key to compare by its characters, since comparing 100,000 texts by the rules of a language takes more than a second. A
 * run of digits begins with how many they are, without zeros in front, so that longer numbers are higher.
 */
function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/0*(\d+)/g, (_, digits: string) => lengthMark(digits) + digits)
}

function lengthMark({ length }: string): string {
  return String.fromCodePoint(48 + Math.min(MOST_DIGITS, length))
}
