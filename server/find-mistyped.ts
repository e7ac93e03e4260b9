/** Short names resemble too many unrelated ones, such as POST and PORT. */
const LEAST_LENGTH = 8
const MOST_SLIPS = 2
/** In a word this short, two slips make another word: METRICS_HOST is not a mistyped METRICS_PORT. */
const SHORT_WORD = 4

/** Finds a variable whose name resembles a setting; returns both names, or null. */
export function findMistyped(
  names: readonly string[],
  settings: readonly string[],
): readonly [string, string] | null {
  for (const given of names) {
    if (settings.includes(given)) continue
    const meant = settings.find(
      (name) => name.length >= LEAST_LENGTH && isSlipOf(given.toUpperCase(), name),
    )
    if (meant) return [given, meant]
  }
  return null
}

function isSlipOf(given: string, name: string): boolean {
  if (countSlips(given, name) > MOST_SLIPS) return false
  const words = given.split('_')
  return !name.split('_').some((word, index) => isOtherWord(words[index] ?? '', word))
}

/** Whether a short word is a different word; swapped letters are a slip. */
function isOtherWord(given: string, word: string): boolean {
  if (word.length > SHORT_WORD || given.length !== word.length) return false
  const isShuffled = given.split('').toSorted().join('') === word.split('').toSorted().join('')
  return !isShuffled && countSlips(given, word) > 1
}

/** Edit distance: characters to add, drop or change. */
function countSlips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_SLIPS) return MOST_SLIPS + 1
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1]
    for (const [at, wanted] of other.split('').entries()) {
      const changed = (row[at] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
