import { TRACKING_FIELDS, type TrackingField } from './tracking-entry.ts'
import {
  type Ask,
  type CellIssueKind,
  type Check,
  type CleaningRule,
  FIELD_RULES,
} from './fields.ts'

/*
 * Nearly every cell of a large sheet is plain. One look at its characters tells which rules may have something to do:
 * each set of characters that a rule asks for is a bit, and a rule runs only where its own ask holds. A rule that is
 * never reached therefore fails its own test.
 */

/** The cell holds something else than printable ASCII: every rule is run. */
const ODD = 1 << 28
/** The cell holds a digit from 1 to 9. */
const DIGIT = 1 << 29
/** The marks of one character would tell nothing else. */
const MOST_SETS = 28

type Asking = {
  readonly mask: number
  readonly upTo: number
  readonly withoutDigits: boolean
  readonly shorterThan: number
  readonly longerThan: number
}
type Asked<Rule> = { readonly rule: Rule; readonly asking: Asking }

const rulesOf = (field: TrackingField): readonly (CleaningRule | Check)[] => {
  const { cleaning, problems, warnings } = FIELD_RULES[field]
  return [...cleaning, ...problems, ...warnings]
}
const setsOf = (twice: boolean) => [
  ...new Set(
    TRACKING_FIELDS.flatMap(rulesOf).flatMap(({ ask }) =>
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

function maskOf(characters: string | undefined, twice: true | undefined): number {
  if (!characters) return 0
  return twice ? 1 << (SETS.length + TWICE.indexOf(characters)) : 1 << ONCE.indexOf(characters)
}

function askingOf(ask: Ask): Asking {
  const { characters, twice, upTo, withoutDigits, shorterThan, longerThan } = ask
  return {
    mask: maskOf(characters, twice),
    upTo: upTo ?? Infinity,
    withoutDigits: withoutDigits ?? false,
    shorterThan: shorterThan ?? 0,
    longerThan: longerThan ?? Infinity,
  }
}

function isAsked(asking: Asking, marks: number, length: number): boolean {
  return (
    (marks & ODD) !== 0 ||
    ((marks & asking.mask) !== 0 && length <= asking.upTo) ||
    (asking.withoutDigits && (marks & DIGIT) === 0) ||
    length < asking.shorterThan ||
    length > asking.longerThan
  )
}

const withAsking = <Rule extends { readonly ask: Ask }>(rules: readonly Rule[]) =>
  rules.map((rule): Asked<Rule> => ({ rule, asking: askingOf(rule.ask) }))

const ASKED = Object.fromEntries(
  TRACKING_FIELDS.map((field) => {
    const { cleaning, problems, warnings } = FIELD_RULES[field]
    const asked = {
      cleaning: withAsking(cleaning),
      problems: withAsking(problems),
      warnings: withAsking(warnings),
    }
    return [field, asked]
  }),
) as unknown as Record<
  TrackingField,
  {
    readonly cleaning: readonly Asked<CleaningRule>[]
    readonly problems: readonly Asked<Check>[]
    readonly warnings: readonly Asked<Check>[]
  }
>

/** What all rules of a field ask for, in five numbers. */
function askingOfField(field: TrackingField) {
  const asking = rulesOf(field).map(({ ask }) => askingOf(ask))
  const anyLength = asking.filter(({ upTo }) => upTo === Infinity)
  const some = asking.filter(({ upTo }) => upTo !== Infinity)
  const masksOf = (ones: readonly Asking[]) => ones.reduce((all, { mask }) => all | mask, ODD)
  return {
    mask: masksOf(anyLength),
    shortMask: masksOf(some),
    upTo: Math.max(0, ...some.map(({ upTo }) => upTo)),
    digits: asking.some(({ withoutDigits }) => withoutDigits) ? DIGIT : 0,
    shorterThan: Math.max(...asking.map(({ shorterThan }) => shorterThan)),
    longerThan: Math.min(...asking.map(({ longerThan }) => longerThan)),
  }
}

const GATES = TRACKING_FIELDS.map(askingOfField)

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
  let cell = raw
  for (;;) {
    let next = cell
    for (const { rule, asking } of ASKED[field].cleaning) {
      if (isAsked(asking, marksOf(next), next.length)) next = rule.clean(next).trim()
    }
    if (next === cell) return cell
    cell = next
  }
}

/** The first problem and the first warning of a cleaned cell, of the kinds that are meant; null where there is none. */
export function checkField(
  cell: string,
  field: TrackingField,
  isMeant: (kind: CellIssueKind) => boolean = () => true,
) {
  const marks = marksOf(cell)
  const find = (checks: readonly Asked<Check>[]) =>
    checks.find(
      ({ rule, asking }) =>
        isMeant(rule.kind) && isAsked(asking, marks, cell.length) && rule.finds(cell),
    )
  const { problems, warnings } = ASKED[field]
  return { problem: find(problems)?.rule.kind ?? null, warning: find(warnings)?.rule.kind ?? null }
}
