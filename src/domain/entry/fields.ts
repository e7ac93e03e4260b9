import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import {
  hasControlCharacters,
  isErrorOrFormula,
  isScientificNotation,
} from '#domain/entry/cleaning/damage.ts'
import { isNoId, isPlaceholder } from '#domain/entry/cleaning/placeholder.ts'
import { isPlausible, splitSeveral } from '#domain/entry/cleaning/several-numbers.ts'
import { holdsSeveralOrders } from '#domain/entry/cleaning/several-orders.ts'
import { type TrackingField } from './tracking-entry.ts'
import {
  withoutBrackets,
  withoutLabel,
  withoutStop,
  withoutTail,
} from '#domain/entry/cleaning/clean-number.ts'
import { isColumnName } from './column-names.ts'
import { LEAST_LENGTH, MOST_LENGTH, MOST_LENGTH_OF_ORDER } from './lengths.ts'
import {
  isAllZeros,
  isAmount,
  isDate,
  isEmail,
  isFullDate,
  isPrice,
  isTime,
  isWebAddress,
  isWords,
  isYesOrNo,
} from './read-shapes.ts'

/**
 * When a rule is worth running: the cell holds one of these characters (or any beyond printable ASCII), has no digit
 * from 1 to 9, or is shorter or longer than so many characters. A rule runs at no other time.
 */
export type Ask = {
  /** Printable ASCII characters, the blank included. */
  readonly characters?: string
  /** One of the characters above has to stand in the cell twice. */
  readonly twice?: true
  /** The characters above ask only in cells of at most so many. */
  readonly upTo?: number
  readonly withoutDigits?: true
  readonly shorterThan?: number
  readonly longerThan?: number
}

/** Takes something away that is not part of the value. */
export type CleaningRule = { readonly ask: Ask; readonly clean: (cell: string) => string }

/** What a cleaned cell can be that its field cannot. The first problem counts, and the first warning. */
export type Check = {
  readonly kind: CellIssueKind
  readonly ask: Ask
  readonly finds: (cell: string) => boolean
}

export type CellProblemKind =
  | 'order-id-missing'
  | 'tracking-number-missing'
  | 'scientific-notation'
  | 'control-characters'
  | 'made-by-spreadsheet'
  | 'several-numbers'
  | 'web-address'
  | 'email'
  | 'price'
  | 'date'
  | 'time'
  | 'boolean'
  | 'words'
  | 'length'
  | 'column-name'
export type CellWarningKind = 'several-orders' | 'courier-is-a-name' | 'all-zeros'
export type CellIssueKind = CellProblemKind | CellWarningKind

type FieldRules = {
  readonly cleaning: readonly CleaningRule[]
  readonly problems: readonly Check[]
  readonly warnings: readonly Check[]
}

/** `10-septiembre-2026`; with a time of day behind it, a date holds a colon too. */
const LONGEST_WITH_HYPHENS = 18

const ALWAYS_ODD: Ask = { characters: '' }
const SEPARATORS = ' ;,/|\\&+'

const check = (kind: CellIssueKind, ask: Ask, finds: Check['finds']): Check => ({
  kind,
  ask,
  finds,
})

const wrappings: CleaningRule = { ask: { characters: ' "\'=' }, clean: cleanCell }

/** In a tracking number alone: what people write around it. */
const AROUND_NUMBERS: readonly CleaningRule[] = [
  { ask: { characters: '.,' }, clean: withoutTail },
  { ask: { characters: '.:' }, clean: withoutStop },
  { ask: { characters: '([{<' }, clean: withoutBrackets },
  { ask: { characters: ' :#.' }, clean: withoutLabel },
]

const damage: readonly Check[] = [
  check('made-by-spreadsheet', { characters: '#=' }, isErrorOrFormula),
]
const scientific = check('scientific-notation', { characters: '+.,' }, isScientificNotation)
const controls = check('control-characters', ALWAYS_ODD, hasControlCharacters)

type Finds = Check['finds']
const otherKinds = (isPriceHere: Finds, isDateHere: Finds): readonly Check[] => [
  check('web-address', { characters: ':/.' }, isWebAddress),
  check('email', { characters: '@' }, isEmail),
  check('date', { characters: './ ' }, isDateHere),
  check('date', { characters: '-', twice: true, upTo: LONGEST_WITH_HYPHENS }, isDateHere),
  check('date', { characters: ':' }, isDateHere),
  check('time', { characters: ': ' }, isTime),
  check('price', { characters: '.,$ ' }, isPriceHere),
  check('boolean', { withoutDigits: true }, isYesOrNo),
  check('column-name', { withoutDigits: true }, isColumnName),
]

const anyOrder: FieldRules = {
  cleaning: [wrappings],
  problems: [
    scientific,
    ...damage,
    controls,
    ...otherKinds(isPrice, isFullDate),
    check(
      'length',
      { longerThan: MOST_LENGTH_OF_ORDER },
      (cell) => cell.length > MOST_LENGTH_OF_ORDER,
    ),
  ],
  warnings: [
    check('several-orders', { characters: SEPARATORS }, holdsSeveralOrders),
    check('all-zeros', { withoutDigits: true }, isAllZeros),
  ],
}

/** Codes are short and ASCII, names have spaces ("China Post") or other letters ("顺丰"). */
export function looksLikeName(courier: string): boolean {
  return /\s|[^\p{ASCII}]/u.test(courier)
}

/** What each field of an entry can be: how it is cleaned, and what is said of it. */
export const FIELD_RULES: Readonly<Record<TrackingField, FieldRules>> = {
  orderId: {
    ...anyOrder,
    problems: [check('order-id-missing', { withoutDigits: true }, isNoId), ...anyOrder.problems],
  },
  merchantOrderId: anyOrder,
  trackingId: {
    cleaning: [wrappings, ...AROUND_NUMBERS],
    problems: [
      check('tracking-number-missing', { withoutDigits: true }, isPlaceholder),
      scientific,
      ...damage,
      ...otherKinds(isAmount, isDate),
      check('date', { shorterThan: 11 }, isDate),
      check('several-numbers', { characters: SEPARATORS }, holdsSeveralNumbers),
      controls,
      check('words', { withoutDigits: true, characters: ' ' }, isWords),
      check('words', { shorterThan: 11 }, isWords),
      check('length', { shorterThan: LEAST_LENGTH, longerThan: MOST_LENGTH }, hasWrongLength),
      // Blocks of one number, or what else a blank, comma or slash cuts in two.
      check('several-numbers', { characters: SEPARATORS }, isInBlocks),
    ],
    warnings: [check('all-zeros', { withoutDigits: true }, isAllZeros)],
  },
  courier: {
    cleaning: [wrappings],
    problems: [...damage, controls],
    warnings: [check('courier-is-a-name', { characters: ' ' }, looksLikeName)],
  },
}

function hasWrongLength({ length }: string): boolean {
  return length < LEAST_LENGTH || length > MOST_LENGTH
}

const SLASHES_ALONE = /^[^\s;,|&+、，；｜]*$/
const FIVE_DIGITS = /(?:\d\D*){5}/

/** Parts that are no numbers by themselves; a slash may belong to a number, unless all its parts are long. */
function isInBlocks(cell: string): boolean {
  const parts = splitSeveral(cell)
  if (parts.length < 2) return false
  return !SLASHES_ALONE.test(cell) || parts.every((part) => FIVE_DIGITS.test(part))
}

/** Two numbers or more, each as long as one has to be; words beside them change nothing. */
function holdsSeveralNumbers(cell: string): boolean {
  return splitSeveral(cell).filter(isPlausible).length > 1
}
