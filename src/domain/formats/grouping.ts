/** The groups in which the numbers of a column are printed, and the values without blanks among them. */
export type Grouping = {
  readonly lengths: string
  readonly alone: ReadonlySet<string>
}

const FEWEST_VALUES = 10
/** A printed group has at most this many characters; a longer one may be a number of its own. */
const LONGEST_GROUP = 8

/**
 * Finds the groups in which at least nine of ten values are printed; null without ten values, or when the groups may be
 * numbers of their own: two equal ones alone, or longer ones.
 */
export function findGrouping(values: readonly string[]): Grouping | null {
  const counts = new Map<string, number>()
  for (const value of values) {
    const lengths = lengthsOf(value)
    if (lengths !== null) counts.set(lengths, (counts.get(lengths) ?? 0) + 1)
  }
  for (const [lengths, count] of counts) {
    if (values.length < FEWEST_VALUES || count < values.length * 0.9) continue
    if (!arePrinted(lengths.split(' ').map(Number))) continue
    return { lengths, alone: new Set(values.filter((value) => !value.includes(' '))) }
  }
  return null
}

/** Whether groups of these lengths are how one number is printed: three or more, or two of different length. */
export function arePrinted(lengths: readonly number[]): boolean {
  const [first, second] = lengths
  const long = lengths.filter((length) => length >= LONGEST_GROUP)
  if (lengths.length < 2 || (lengths.length === 2 && first === second)) return false
  return long.length < 2 && Math.max(...lengths) <= LONGEST_GROUP
}

const GROUPS = /^[A-Z0-9]+(?: [A-Z0-9]+)+$/i

function lengthsOf(value: string): string | null {
  if (!GROUPS.test(value)) return null
  return value
    .split(' ')
    .map(({ length }) => length)
    .join(' ')
}

/** Joins the groups of a value that is printed like its column; null when it isn't, or a group stands alone elsewhere. */
export function closeGroups(grouping: Grouping | null, value: string): string | null {
  if (grouping === null || lengthsOf(value) !== grouping.lengths) return null
  const groups = value.split(' ')
  return groups.some((group) => grouping.alone.has(group)) ? null : groups.join('')
}
