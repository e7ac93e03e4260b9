/** The mark of a longer run of digits would be a letter. */
const MOST_DIGITS = 48

/** By how many digits follow. */
const LENGTH_MARKS = Array.from({ length: MOST_DIGITS + 1 }, (_, length) =>
  String.fromCodePoint(48 + length),
)

/**
 * The indices of texts in the order in which people read them: capitals don't matter, and `SO-9` comes before `SO-10`.
 * Equal texts stay in their order, either way.
 */
export function sortTexts(texts: readonly string[], descending = false): readonly number[] {
  const keys = texts.map(keyOf)
  const sign = descending ? -1 : 1
  return [...texts.keys()].sort((one, other) => {
    const [first, second] = [keys[one] ?? '', keys[other] ?? '']
    if (first === second) return one - other
    return first < second ? -sign : sign
  })
}

/**
 * A key to compare by its characters, since comparing 100,000 texts by the rules of a language takes more than a second. A
 * run of digits begins with how many they are, without zeros in front, so that longer numbers are higher. A pattern
 * would take four times as long as this loop, and half of a sort.
 */
function keyOf(text: string): string {
  const lower = text.toLowerCase()
  let key = ''
  let from = 0
  for (let at = 0; at < lower.length; at += 1) {
    if (!isDigit(lower, at)) continue
    let end = at + 1
    while (isDigit(lower, end)) end += 1
    let first = at
    while (first < end - 1 && lower[first] === '0') first += 1
    key += lower.slice(from, at) + lengthMark(end - first) + lower.slice(first, end)
    from = end
    at = end - 1
  }
  return key + lower.slice(from)
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57
}

const lengthMark = (digits: number) => LENGTH_MARKS[Math.min(MOST_DIGITS, digits)] ?? ''
