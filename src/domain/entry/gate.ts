import { type Ask, type Check, cleanBy } from './rule.ts'
import { type CellIssueKind, rulesOf } from './rules.ts'
import { eachField, TRACKING_FIELDS, type TrackingField } from './tracking-entry.ts'

/*
 * Nearly every cell of a large sheet is plain. One look at its characters tells whether any rule of its field asks for
 * it: each set of characters that a rule names is a bit.
 */

const RULES = eachField(rulesOf)

/** Characters beyond printable ASCII: every rule asks for such cells. */
const ODD = 1 << 28
/** A digit from 1 to 9. */
const DIGIT = 1 << 29
/** The marks of one character would tell nothing else. */
const MOST_SETS = 28

const asksOf = (field: TrackingField): readonly Ask[] => {
  const { cleaning, problems, warnings } = RULES[field]
  return [...cleaning, ...problems, ...warnings].map(({ ask }) => ask)
}
const setsOf = (twice: boolean) => [
  ...new Set(
    TRACKING_FIELDS.flatMap(asksOf).flatMap((ask) =>
      ask.characters && (ask.twice ?? false) === twice ? [ask.characters] : [],
    ),
  ),
]
/** A bit for each set; of which a character has to stand twice, those have another bit for the second time. */
const ONCE = setsOf(false)
const TWICE = setsOf(true)
const SETS = [...ONCE, ...TWICE]
if (SETS.length + TWICE.length > MOST_SETS) throw new Error('Too many sets for one number')
const SEEN_ONCE = TWICE.reduce((all, _, at) => all | (1 << (ONCE.length + at)), 0)

const MARKS = Int32Array.from({ length: 128 }, (_, code) => {
  if (code < 32 || code === 127) return ODD
  const character = String.fromCharCode(code)
  const own = SETS.reduce((all, set, bit) => (set.includes(character) ? all | (1 << bit) : all), 0)
  return character >= '1' && character <= '9' ? own | DIGIT : own
})

function maskOf({ characters, twice }: Ask): number {
  if (!characters) return 0
  return twice ? 1 << (SETS.length + TWICE.indexOf(characters)) : 1 << ONCE.indexOf(characters)
}

/** What all rules of a field ask for, in a few numbers. */
function gateOf(field: TrackingField) {
  const asks = asksOf(field)
  const short = asks.filter(({ upTo }) => upTo !== undefined)
  const masksOf = (ones: readonly Ask[]) => ones.reduce((all, ask) => all | maskOf(ask), ODD)
  return {
    mask: masksOf(asks.filter((ask) => !short.includes(ask))),
    shortMask: masksOf(short),
    upTo: Math.max(0, ...short.map(({ upTo = 0 }) => upTo)),
    digits: asks.some(({ withoutDigits }) => withoutDigits) ? DIGIT : 0,
    shorterThan: Math.max(...asks.map(({ shorterThan = 0 }) => shorterThan)),
    longerThan: Math.min(...asks.map(({ longerThan = Infinity }) => longerThan)),
  }
}

const GATES = TRACKING_FIELDS.map(gateOf)

/**
 * Whether any rule of a field, by its place in `TRACKING_FIELDS`, may have something to do with a cell of these marks
 * and this length; an empty cell needs none.
 */
export function needsLook(field: number, marks: number, length: number): boolean {
  const gate = GATES[field]
  if (gate === undefined || length === 0) return false
  return (
    (marks & gate.mask) !== 0 ||
    (marks & gate.digits) !== gate.digits ||
    length < gate.shorterThan ||
    length > gate.longerThan ||
    (length <= gate.upTo && (marks & gate.shortMask) !== 0)
  )
}

/** Whether a cell of these marks has a digit from 1 to 9. */
export function hasDigit(marks: number): boolean {
  return (marks & DIGIT) !== 0
}

function withAgain(marks: number, again: number): number {
  return marks | ((again & SEEN_ONCE) << TWICE.length)
}

/** Looks once at the characters of a part of a text. */
export function marksOf(text: string, start = 0, end = text.length): number {
  let marks = 0
  let again = 0
  for (let index = start; index < end; index += 1) {
    const code = text.charCodeAt(index)
    const own = code < 128 ? (MARKS[code] ?? 0) : ODD
    again |= marks & own
    marks |= own
  }
  return withAgain(marks, again)
}

/** The marks of a part of a text from its bytes, where each is one character. */
export function marksOfBytes(bytes: Uint8Array, start: number, end: number): number {
  let marks = 0
  let again = 0
  for (let index = start; index < end; index += 1) {
    const own = MARKS[bytes[index] ?? 0] ?? ODD
    again |= marks & own
    marks |= own
  }
  return withAgain(marks, again)
}

/** The cell without what is not part of its value; the same string when there is nothing to do. */
export function cleanField(raw: string, field: TrackingField): string {
  return cleanBy(RULES[field].cleaning, raw)
}

/** The first problem and the first warning of a cleaned cell, of the kinds that are meant; null where there is none. */
export function checkField(
  cell: string,
  field: TrackingField,
  isMeant: (kind: CellIssueKind) => boolean = () => true,
) {
  const find = (checks: readonly Check<CellIssueKind>[]) =>
    checks.find(({ kind, isAsked, finds }) => isMeant(kind) && isAsked(cell) && finds(cell))
  const { problems, warnings } = RULES[field]
  return { problem: find(problems)?.kind ?? null, warning: find(warnings)?.kind ?? null }
}
