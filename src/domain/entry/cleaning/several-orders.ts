const SEPARATORS =
  /\s*[,;&+|、，；和と및]\s*|\s+(?:and|y|e|und|et|en|u|i|и|oraz|og|och|ve|và|dan)\s+|\s+/i

/** Shorter numbers may be lines, days or groups of thousands. */
const FOUR_DIGITS = /\d{4}/
/** After letters, fewer digits are enough: `SO-101`. */
const LETTERS_AND_DIGITS = /^#?\p{L}{1,8}[-_ #]?\d{2,}$/u
const YEAR = /^(?:19|20)\d\d$/

/**
 * Tells whether a cleaned order ID is probably several IDs, because all parts have the same form. Blocks of digits
 * count as one printed number, and parts between slashes only count when they are close to each other.
 */
export function holdsSeveralOrders(value: string): boolean {
  if (!/\d\d/.test(value)) return false
  const slashed = value.split('/').map((part) => part.trim())
  if (slashed.length > 1) return areAlike(slashed) && areNear(slashed)
  const parts = value.split(SEPARATORS)
  return areAlike(parts) && (!/\s/.test(value) || /[^\d\s]/.test(value))
}

function areAlike(parts: readonly string[]): boolean {
  const shapes = new Set(parts.map((part) => part.replace(/\d/g, '0')))
  const isId = (part: string) =>
    !/\s/.test(part) && (FOUR_DIGITS.test(part) || LETTERS_AND_DIGITS.test(part))
  return (
    shapes.size === 1 &&
    parts.every(isId) &&
    new Set(parts).size === parts.length &&
    parts.length > 1
  )
}

/** Tells whether the parts are close to each other: `1008/1009`, not `2026/1004`. */
function areNear(parts: readonly string[]): boolean {
  const [first = ''] = parts
  const kept = first.slice(0, Math.max(2, first.length - 2))
  return !YEAR.test(first) && parts.every((part) => part.startsWith(kept))
}

/** Separators of a list or range that never occur in an ID. */
const LISTS =
  /^\s?(?:[,;&+|、，；和と및及与與~～〜→…–—至到]|\.{2,3}|\s(?:and|y|e|und|et|en|i|и|oraz|og|och|ve|và|dan|to|through|thru|bis|a|al|hasta|até|à|do|до)\s)\s?$/i
/** Separators that also occur in IDs. */
const ALSO_IN_IDS = /^(?:\s?[/\\-]\s?| )$/
const HYPHEN = /^\s?-\s?$/
const NUMBERS = /\d{1,20}/g
/** A prefix that may be repeated before each number: `#`, `SO-`, `订单`. */
const PREFIX = /#?(?:\p{L}{1,8}[-_#. ]?)?$/u
const LONGEST_LIST = 120
const MOST_OF_A_RANGE = 1000

/** A number of a list, with the gap before it; the gap excludes a repeated prefix. */
type Listed = { readonly digits: string; readonly gap: string; readonly hasPrefix: boolean }

/**
 * Tells whether a cleaned order ID lists several orders: `SO-50/51/52`, `#1001 to #1010`, `1055, 56`. Separators that
 * also occur in IDs, as in `SO-64-66`, count only if no other ID of the column has this form. `shapes` counts the
 * column's IDs, with digits as 0 and letters as A.
 */
export function isListOfOrders(value: string, shapes: Shapes = new Map()): boolean {
  if (value.length > LONGEST_LIST || !mayEndList(value)) return false
  const runs = [...value.matchAll(NUMBERS)]
  return runs.slice(0, -1).some((first, at) => {
    const numbers = readList(value, runs.slice(at))
    if (!areCounted(numbers)) return false
    const isLong = numbers.every(({ digits }) => digits.length > 1)
    const whole = value.slice(0, endOf(first))
    return isSurelyList(numbers) || (isLong && isUnlike(value, whole, shapes))
  })
}

/** Quickly rules out most IDs: the last number of a list is slightly higher than the one before. */
function mayEndList(value: string): boolean {
  const from = startOfRun(value, value.length, true)
  const behind = startOfRun(value, from, false)
  const last = value.slice(from)
  const before = value.slice(startOfRun(value, behind, true), behind)
  const step = Number(last) - Number(before.slice(-last.length))
  return last !== '' && last.length <= before.length && step > 0 && step < MOST_OF_A_RANGE
}

/** Returns where the run of digits, or of other characters, before `end` begins. */
function startOfRun(value: string, end: number, isOfDigits: boolean): number {
  let start = end
  while (start > 0 && isDigit(value.charCodeAt(start - 1)) === isOfDigits) start -= 1
  return start
}

const isDigit = (code: number) => code >= 48 && code <= 57

const endOf = (run: RegExpMatchArray | undefined) => (run?.index ?? 0) + (run?.[0].length ?? 0)

function readList(value: string, runs: readonly RegExpMatchArray[]): readonly Listed[] {
  const before = value.slice(0, runs[0]?.index)
  const [prefix = ''] = PREFIX.exec(before) ?? []
  return runs.map(({ 0: digits, index }, at) => {
    if (at === 0) return { digits, gap: '', hasPrefix: prefix !== '' || /\p{L}/u.test(before) }
    const between = value.slice(endOf(runs[at - 1]), index)
    const hasPrefix = prefix !== '' && between.endsWith(prefix)
    return { digits, hasPrefix, gap: hasPrefix ? between.slice(0, -prefix.length) : between }
  })
}

/** Tells whether each number, completed by omitted leading digits, is slightly higher than the one before. */
function areCounted([first, ...further]: readonly Listed[]): boolean {
  if (first === undefined || (!first.hasPrefix && YEAR.test(first.digits))) return false
  const arePrefixed = further.every(({ hasPrefix }) => hasPrefix)
  const fewest = !first.hasPrefix ? 4 : arePrefixed ? 1 : 2
  if (first.digits.length < fewest) return false
  let last = first.digits
  return further.every(({ digits, gap }) => {
    const step = Number(last.slice(0, -digits.length) + digits) - Number(last)
    const isNext = digits.length <= last.length && step > 0 && step < MOST_OF_A_RANGE
    last = last.slice(0, -digits.length) + digits
    return isNext && (LISTS.test(gap) || ALSO_IN_IDS.test(gap))
  })
}

/** Three consecutive numbers are a list with any separator, and so are two of the same form with a hyphen. */
function isSurelyList([first, ...further]: readonly Listed[]): boolean {
  if (further.some(({ gap }) => LISTS.test(gap))) return true
  const areNext = [first, ...further].every((one, at, all) => {
    const before = all[at - 1]?.digits ?? ''
    return at === 0 || Number(one?.digits) - Number(before.slice(-(one?.digits.length ?? 0))) === 1
  })
  if (areNext && further.length > 1) return true
  const isWhole = ({ digits, hasPrefix }: Listed) =>
    digits.length === first?.digits.length && hasPrefix === first.hasPrefix
  return further.every((one) => HYPHEN.test(one.gap) && isWhole(one))
}

type Shapes = ReadonlyMap<string, number>
const FEWEST_OTHERS = 2
const formOf = (value: string) => value.replace(/[A-Z]/gi, 'A').replace(/\d+/g, '0')

/** Tells whether other IDs of the column have the form of the list's first ID, and none that of the whole value. */
function isUnlike(value: string, first: string, shapes: Shapes): boolean {
  const countOf = (wanted: string) =>
    [...shapes].reduce((sum, [shape, count]) => sum + (formOf(shape) === wanted ? count : 0), 0)
  return countOf(formOf(first)) >= FEWEST_OTHERS && countOf(formOf(value)) < FEWEST_OTHERS
}
