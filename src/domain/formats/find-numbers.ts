/** Tests of a number's format. Only `fitsAsWritten` doesn't ignore blanks and hyphens. */
export type NumberTests = {
  readonly fits: (number: string) => boolean
  readonly fitsAsWritten: (number: string) => boolean
  readonly checkDigitFits: (number: string) => boolean
}

/** Numbers in a cell that isn't a single number: several, perhaps two without a separator, or one with a remark. */
export type NumbersInCell = {
  readonly kind: 'several' | 'perhaps-two' | 'remark'
  readonly numbers: readonly string[]
}

/** Longer cells are prose. */
const LONGEST = 200
const TWO_SHORT_NUMBERS = 20
const SHORTEST = 10

/** Most plain cells are shorter and have no letter after a digit. */
const LETTER_BEHIND_DIGIT = /\d[A-Z]/i
const SHORTEST_MARKED = 14

const PLAIN = /^[A-Z0-9]+$/i
const PARTS = /[A-Z0-9]+/gi
const SIX_DIGITS = /(?:\d[A-Z]*){6}/i
/** Numbers of UPS and posts, which have letters and a check digit. */
const MARKED = /1Z[A-Z0-9]{15}\d|[A-Z]{2}\d{9}[A-Z]{2}/gi
const LETTERS_FIRST = /^\d?[A-Z]{1,4}\d{8,}[A-Z]{0,2}$|^1Z[A-Z0-9]{16}$/i

/** Finds several numbers or a remark in a cell; null when it is a single number or no part has a known format. */
export function findNumbers(whole: string, tests: NumberTests): NumbersInCell | null {
  if (whole.length > LONGEST) return null
  const cell = whole.trim()
  if (!PLAIN.test(cell)) return findAmongSigns(cell, tests)
  if (cell.length < TWO_SHORT_NUMBERS && !LETTER_BEHIND_DIGIT.test(cell)) return null
  if (cell.length < SHORTEST_MARKED || tests.checkDigitFits(cell)) return null
  return findMarked(cell, tests) ?? findTouching(cell, tests)
}

/** Finds numbers of UPS or posts with a fitting check digit inside longer text. */
function findMarked(cell: string, { fits, checkDigitFits }: NumberTests): NumbersInCell | null {
  const found = [...cell.matchAll(MARKED)].filter(([number]) => checkDigitFits(number))
  const numbers = found.map(([number]) => number)
  const [only = ''] = numbers
  if (numbers.length > 1) return { kind: 'several', numbers }
  if (only === '' || only === cell) return null
  const others = cell.split(only).filter((part) => isLong(part) && fits(part))
  if (others.length > 0) return { kind: 'several', numbers: inOrder(cell, [only, ...others]) }
  return fits(cell) && !LETTERS_FIRST.test(only) ? null : { kind: 'remark', numbers: [only] }
}

function inOrder(cell: string, numbers: readonly string[]): readonly string[] {
  return numbers.toSorted((one, other) => cell.indexOf(one) - cell.indexOf(other))
}

/** Finds two numbers with nothing, a letter or a word between them. */
function findTouching(cell: string, tests: NumberTests): NumbersInCell | null {
  const runs = (cell.match(/\d+/g) ?? []).filter((run) => run.length >= SHORTEST)
  if (runs.length > 1 && runs.every(tests.fits) && !tests.fits(cell))
    return { kind: 'several', numbers: splitPrefixed(cell, tests) ?? runs }
  const [run = ''] = runs
  if (isMarkedOff(run, cell) && tests.checkDigitFits(run) && !tests.fits(cell))
    return { kind: 'remark', numbers: [run] }
  if (cell.length < TWO_SHORT_NUMBERS) return null
  const halves = [cell.slice(0, cell.length / 2), cell.slice(cell.length / 2)] as const
  if (cell.length % 2 === 0 && begin(halves, NEAR) && halves.every(tests.fits))
    return { kind: 'several', numbers: halves }
  for (let at = SHORTEST; at <= cell.length - SHORTEST; at += 1) {
    const numbers = [cell.slice(0, at), cell.slice(at)] as const
    if (numbers.every(tests.checkDigitFits)) return { kind: kindOfTwo(numbers), numbers }
  }
  return null
}

/** `A9400…B`: scanners also send the start and stop characters of some barcodes. */
const LONG_RUN = 18
const MOST_AT_ENDS = 3
const isMarkedOff = (run: string, cell: string) =>
  run.length >= LONG_RUN && run.length < cell.length && cell.length - run.length <= MOST_AT_ENDS

/** Splits `YT…YT…`, where each number begins with letters. */
function splitPrefixed(cell: string, { fits }: NumberTests): readonly string[] | null {
  const parts = cell.match(/[A-Z]{1,4}\d+/gi) ?? []
  return parts.join('') === cell && parts.every(fits) ? parts : null
}

/** Consecutive numbers begin alike. */
const NEAR = 5
const ALIKE = 3
const begin = ([one, other]: readonly [string, string], count: number) =>
  one.slice(0, count) === other.slice(0, count)

/** A long number may split into two by chance, unless both parts begin alike or one begins with letters. */
function kindOfTwo([one, other]: readonly [string, string]): 'several' | 'perhaps-two' {
  return begin([one, other], ALIKE) || LETTERS_FIRST.test(one) || LETTERS_FIRST.test(other)
    ? 'several'
    : 'perhaps-two'
}

const isLong = (part: string) => part.length >= 8 && SIX_DIGITS.test(part)

/** Characters that join a number with the text beside it, as in `LXAD-1234567890`. */
const JOINS = /^[-_.]$/

/** A number printed in blocks, or in brackets. */
const BLOCKS = /^[A-Z0-9]+(?: [A-Z0-9]+)+$/i
const IN_BRACKETS = /^[([{<'"“«][A-Z0-9]+[)\]}>'"”»]$/i

function areBlocks(cell: string, tests: NumberTests): boolean {
  if (!BLOCKS.test(cell)) return false
  return isSurelyOne(cell.replaceAll(' ', ''), tests)
}

/** Tells whether chance can't explain that joined parts fit: the form begins with letters or has a check digit. */
export function isSurelyOne(
  joined: string,
  { fits, checkDigitFits }: Pick<NumberTests, 'fits' | 'checkDigitFits'>,
): boolean {
  return fits(joined) && (LETTERS_FIRST.test(joined) || checkDigitFits(joined))
}

function findAmongSigns(cell: string, tests: NumberTests): NumbersInCell | null {
  if (IN_BRACKETS.test(cell) || areBlocks(cell, tests)) return null
  const parts = [...cell.matchAll(PARTS)]
  if (parts.length > 40) return null
  const known = parts.filter(([part]) => isLong(part) && tests.fits(part))
  const numbers = known.map(([part]) => part)
  if (numbers.length > 1) return areParts(cell, tests) ? null : { kind: 'several', numbers }
  const [only] = known
  if (only === undefined) return findInsideParts(parts, tests)
  const number = only[0]
  const inside = PLAIN.test(number) ? findNumbers(number, tests) : null
  if (inside !== null) return inside
  return isRemarkBeside(cell, only, tests) ? { kind: 'remark', numbers: [number] } : null
}

/** UUIDs have hyphens of their own. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function areParts(cell: string, { fitsAsWritten }: NumberTests): boolean {
  return UUID.test(cell) || fitsAsWritten(cell)
}

/** Finds numbers inside the parts of a cell. */
function findInsideParts(
  parts: readonly RegExpMatchArray[],
  tests: NumberTests,
): NumbersInCell | null {
  const found = parts.flatMap(([part]) => findMarked(part, tests)?.numbers ?? [])
  const [only] = found
  if (only === undefined) return null
  return found.length > 1
    ? { kind: 'several', numbers: found }
    : { kind: 'remark', numbers: [only] }
}

const SHORT_REMARK = 3

/** Tells whether the text beside a number is a remark rather than part of it. */
function isRemarkBeside(
  cell: string,
  { 0: number, index = 0 }: RegExpMatchArray,
  tests: NumberTests,
): boolean {
  if (UUID.test(cell) || tests.fitsAsWritten(cell)) return false
  const before = cell.slice(0, index)
  const behind = cell.slice(index + number.length)
  const isMarked = LETTERS_FIRST.test(number)
  if (before !== '' && behind !== '') return isMarked || /[^\w.-]/.test(before + behind)
  if (before !== '') return isOutside(before.at(-1)) || (isMarked && !/^[A-Z]{2,4}-$/.test(before))
  if (behind === '') return false
  if (isOutside(behind[0])) return true
  const remark = behind.replace(/^[-_.]+/, '')
  const isSure = isMarked || tests.checkDigitFits(number)
  return isSure || /\s/.test(remark) || remark.length <= SHORT_REMARK || /^\p{L}+$/u.test(remark)
}

function isOutside(sign = ''): boolean {
  return !JOINS.test(sign)
}
