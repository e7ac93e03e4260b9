/** The character that encodes the length of a longer run of digits would be a letter. */
const MOST_DIGITS = 48

/** One character for each length of a run of digits. */
const LENGTH_MARKS = Array.from({ length: MOST_DIGITS + 1 }, (_, length) =>
  String.fromCodePoint(48 + length),
)

/**
 * Returns the indices of the texts in natural order: case doesn't matter, and `SO-9` comes before `SO-10`. Equal texts
 * keep their order in both directions.
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
 * A key that sorts by plain comparison: collating 100,000 texts by locale takes more than a second. Each run of digits
 * loses its leading zeros and starts with its length, so longer numbers sort higher. A regular expression would be four
 * times slower than this loop.
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
