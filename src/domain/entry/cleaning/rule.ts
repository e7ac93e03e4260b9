/**
 * The condition for running a rule: the cell has one of these characters (or any outside printable ASCII), has no digit
 * from 1 to 9, or is shorter or longer than a given length. A rule never runs otherwise.
 */
type Ask = {
  /** Printable ASCII characters, including the blank. */
  readonly characters?: string
  /** One of the characters has to occur twice. */
  readonly twice?: true
  /** The characters count only in cells of at most this length. */
  readonly upTo?: number
  readonly withoutDigits?: true
  readonly shorterThan?: number
  readonly longerThan?: number
}

/** A compiled condition; the characters are bits of a cell's marks. */
export type Asked = {
  readonly mask: number
  readonly upTo: number
  readonly withoutDigits: boolean
  readonly shorterThan: number
  readonly longerThan: number
}

/** Removes something that isn't part of the value. */
export type CleaningRule = { readonly asked: Asked; readonly clean: (cell: string) => string }

/** Finds an issue of a cleaned cell. */
export type Check<Kind extends string = string> = {
  readonly asked: Asked
  readonly kind: Kind
  readonly finds: (cell: string) => boolean
}

/** Creates a rule that cleans the cells of a condition. */
export function cleaningRule(ask: Ask, clean: CleaningRule['clean']): CleaningRule {
  return { asked: readAsk(ask), clean }
}

/** Creates a check of the cells of a condition. */
export function check<const Kind extends string>(
  kind: Kind,
  ask: Ask,
  finds: Check['finds'],
): Check<Kind> {
  return { kind, asked: readAsk(ask), finds }
}

/** The mark of characters outside printable ASCII, for which every rule runs. */
export const ODD = 1 << 28
/** The mark of a digit from 1 to 9. */
export const DIGIT = 1 << 29
const MOST_BITS = 28

/** The marks of each character below 128: the bits of the sets that contain it. */
const MARKS = Int32Array.from({ length: 128 }, (_, code) => {
  if (code < 32 || code === 127) return ODD
  return code >= 49 && code <= 57 ? DIGIT : 0
})
/** The sets of characters that rules use, by the number of their bit. */
const SETS: string[] = []
/** The bits of sets that need two of their characters. The next higher bit marks the second occurrence. */
let seenOnce = 0

function readAsk({ characters = '', twice, ...ask }: Ask): Asked {
  const { upTo = Infinity, withoutDigits = false, shorterThan = 0, longerThan = Infinity } = ask
  const mask = characters === '' ? 0 : twice ? bitOfPair(characters) : bitOf(characters, characters)
  return { mask, upTo, withoutDigits, shorterThan, longerThan }
}

function bitOf(name: string, characters: string): number {
  const known = SETS.indexOf(name)
  if (known !== -1) return 1 << known
  const bit = 1 << (SETS.push(name) - 1)
  if (SETS.length > MOST_BITS) throw new Error('Too many sets of characters for one number')
  for (const character of characters) MARKS[character.charCodeAt(0)]! |= bit
  return bit
}

function bitOfPair(characters: string): number {
  const once = bitOf(`${characters} once`, characters)
  seenOnce |= once
  return bitOf(`${characters} twice`, '')
}

/** Tells whether a condition applies to a cell with these marks and this length. */
export function isAsked(asked: Asked, marks: number, length: number): boolean {
  return (
    (marks & ODD) !== 0 ||
    ((marks & asked.mask) !== 0 && length <= asked.upTo) ||
    (asked.withoutDigits && (marks & DIGIT) === 0) ||
    length < asked.shorterThan ||
    length > asked.longerThan
  )
}

/** Computes the marks of a part of a text in one pass. */
export function marksOf(text: string, start = 0, end = text.length): number {
  let marks = 0
  let again = 0
  for (let index = start; index < end; index += 1) {
    const code = text.charCodeAt(index)
    const own = code < 128 ? (MARKS[code] ?? 0) : ODD
    again |= marks & own
    marks |= own
  }
  return marks | ((again & seenOnce) << 1)
}

/** Runs rules on a cell until none changes it; returns the same string when none did. */
export function cleanBy(rules: readonly CleaningRule[], raw: string): string {
  let cell = raw
  let marks = marksOf(raw)
  for (;;) {
    const before = cell
    for (const { asked, clean } of rules) {
      if (!isAsked(asked, marks, cell.length)) continue
      const cleaned = clean(cell).trim()
      if (cleaned === cell) continue
      cell = cleaned
      marks = marksOf(cell)
    }
    if (cell === before) return cell
  }
}
