import { WRAPPINGS } from '#domain/entry/cleaning/clean-cell.ts'
import { AROUND_NUMBERS } from '#domain/entry/cleaning/clean-number.ts'
import {
  hasControlCharacters,
  isErrorOrFormula,
  isScientificNotation,
} from '#domain/entry/cleaning/damage.ts'
import { isNoId, isPlaceholder } from '#domain/entry/cleaning/placeholder.ts'
import {
  hasLeftovers,
  idWithoutListSign,
  withoutLeftovers,
  withoutListSign,
} from '#domain/entry/cleaning/leftovers.ts'
import {
  hasOtherDigits,
  withLatinLetters,
  withPlainDigits,
} from '#domain/entry/cleaning/other-scripts.ts'
import { idAlone } from '#domain/entry/cleaning/id-alone.ts'
import { hasRemark, isPlausible, splitSeveral } from '#domain/entry/cleaning/several-numbers.ts'
import { holdsSeveralOrders } from '#domain/entry/cleaning/several-orders.ts'
import COLUMN_NAMES from './column-names.json'
import { type FIELDS, LEAST_LENGTH, MOST_LENGTH, MOST_LENGTH_OF_ID } from './fields.ts'
import { isDate, isShortDate } from './read-date.ts'
import {
  isAllZeros,
  isAmount,
  isEmail,
  isPrice,
  isTime,
  isWebAddress,
  isWords,
  isYesOrNo,
} from './read-shapes.ts'
import { check, type Check, cleaningRule, type CleaningRule } from './rule.ts'
import { ABOUT_FIELD, type TrackingField } from './tracking-entry.ts'

/** `10-septiembre-2026`; with a time of day behind it, a date holds a colon too. */
const LONGEST_WITH_HYPHENS = 18

const SEPARATORS = ' ;,/|\\&+'
/** Whatever no number of a courier holds, but for hyphens, underscores and dots. */
const NO_PART = ` !"#$%&'()*+,/:;<=>?@[\\]^\`{|}~`
const LEFTOVERS = '<>&`;'

/** No courier prints these; the barcode of a label may begin with the first. */
const NEVER_PRINTED = `%$^{}|'*~.`
/** Such signs, and what a page hides or cuts: `RB***017CN`, `...017CN`. */
const ODD_SIGNS = /[$^{}|'’~]|%(?!.{27}$)|\*{2}|\w\*\w|^\.{2}|\.{2}$|\.{3}/

const madeBySpreadsheet = check('made-by-spreadsheet', { characters: '#=' }, isErrorOrFormula)
const scientific = check('scientific-notation', { characters: '+.,' }, isScientificNotation)
const controls = check('control-characters', {}, hasControlCharacters)
const lookAlikes = check('look-alikes', {}, (cell) => withLatinLetters(cell) !== null)
const leftovers = check('leftovers', { characters: LEFTOVERS }, hasLeftovers)
const allZeros = check('all-zeros', { withoutDigits: true }, isAllZeros)

type Finds = Check['finds']
const otherKinds = (isPriceHere: Finds, isDateHere: Finds) => [
  check('web-address', { characters: ':/.' }, isWebAddress),
  check('email', { characters: '@' }, isEmail),
  check('date', { characters: './ ' }, isDateHere),
  check('date', { characters: '-', twice: true, upTo: LONGEST_WITH_HYPHENS }, isDateHere),
  check('date', { characters: ':' }, isDateHere),
  check('price', { characters: '.,$ ' }, isPriceHere),
  check('time', { characters: ':. ' }, isTime),
  check('boolean', { withoutDigits: true }, isYesOrNo),
  check('column-name', { withoutDigits: true }, isColumnName),
]

/** A short one (`Nov-05`) is looked for later. */
const isLongDate: Finds = (cell) => isDate(cell) && !isShortDate(cell)

/** A courier's name has blanks and letters of any script, and most have no digit: only what has one is looked at closer. */
const hasDigitAnd = (finds: Finds) => (cell: string) => /\d/.test(cell) && finds(cell)
const noCourier = [
  check('web-address', { characters: ':/.' }, (cell) => cell.includes('.') && isWebAddress(cell)),
  check('email', { characters: '@' }, (cell) => cell.includes('@') && isEmail(cell)),
  check('date', { characters: './ ' }, hasDigitAnd(isLongDate)),
  check('date', { characters: ':' }, hasDigitAnd(isLongDate)),
  check(
    'date',
    { characters: '-', twice: true, upTo: LONGEST_WITH_HYPHENS },
    hasDigitAnd(isLongDate),
  ),
  check('price', { characters: '.,$ ' }, hasDigitAnd(isPrice)),
]

/**
 * What each kind of value can be: how it is cleaned, how a cell says that it has no value (null: none needs one), and what
 * is said of it. The first problem counts, and the first warning.
 */
const RULES = {
  id: {
    cleaning: WRAPPINGS,
    missing: check('order-id-missing', { withoutDigits: true }, isNoId),
    problems: [
      scientific,
      madeBySpreadsheet,
      check('id-and-remark', {}, (cell) => idAlone(cell) !== cell),
      controls,
      ...otherKinds(isPrice, isLongDate),
      leftovers,
      check('leftovers', { characters: ' ' }, (cell) => idWithoutListSign(cell) !== cell),
      lookAlikes,
      check(
        'length',
        { longerThan: MOST_LENGTH_OF_ID },
        ({ length }) => length > MOST_LENGTH_OF_ID,
      ),
    ],
    warnings: [
      check('several-orders', { characters: SEPARATORS }, holdsSeveralOrders),
      check('other-digits', {}, hasOtherDigits),
      allZeros,
    ],
  },
  'tracking-number': {
    cleaning: [
      ...WRAPPINGS,
      cleaningRule({}, withPlainDigits),
      cleaningRule({ characters: LEFTOVERS }, withoutLeftovers),
      ...AROUND_NUMBERS,
      cleaningRule({ characters: ' ' }, withoutListSign),
    ],
    missing: check('no-number-yet', { withoutDigits: true }, isPlaceholder),
    problems: [
      scientific,
      madeBySpreadsheet,
      ...otherKinds(isAmount, isDate),
      check('date', { shorterThan: 11 }, isDate),
      check(
        'look-alikes',
        {},
        (cell) => !/[^\p{L}\p{Nd}Ⅰ-]/u.test(cell) && withLatinLetters(cell) !== null,
      ),
      check('several-numbers', { characters: NO_PART }, holdsSeveralNumbers),
      check('number-and-remark', {}, (cell) => cell.includes('\n') && hasRemark(cell)),
      controls,
      lookAlikes,
      check('number-and-remark', { characters: NO_PART }, isNumberWithRemark),
      check('words', { withoutDigits: true, characters: ' ' }, isWords),
      check('words', { shorterThan: 11 }, isWords),
      check('length', { shorterThan: LEAST_LENGTH, longerThan: MOST_LENGTH }, hasWrongLength),
      // Blocks of one number, or what else a blank, comma or slash cuts in two.
      check('several-numbers', { characters: SEPARATORS }, isInBlocks),
      leftovers,
      check('odd-characters', {}, (cell) => /\P{ASCII}/u.test(cell.trim())),
      check('odd-characters', { characters: NEVER_PRINTED }, (cell) => ODD_SIGNS.test(cell)),
    ],
    warnings: [allZeros],
  },
  code: {
    cleaning: WRAPPINGS,
    missing: null,
    problems: [madeBySpreadsheet, controls, ...noCourier],
    warnings: [],
  },
} as const satisfies Readonly<Record<(typeof FIELDS)[number]['value'], object>>

/** An optional ID that only says that there is none is empty. */
const NO_ID = cleaningRule({ withoutDigits: true }, (cell) => (isNoId(cell) ? '' : cell))

type AnyRules = (typeof RULES)[keyof typeof RULES]
type MissingKind = NonNullable<AnyRules['missing']>['kind']
export type CellIssueKind = MissingKind | AnyRules['problems' | 'warnings'][number]['kind']

type FieldRules = {
  readonly cleaning: readonly CleaningRule[]
  /** The problem of an entry without a value; null where it needs none. */
  readonly missing: MissingKind | null
  readonly problems: readonly Check<CellIssueKind>[]
  readonly warnings: readonly Check<CellIssueKind>[]
}

/** The rules of a field; a required one has a problem where its cell says that there is no value. */
export function rulesOf(field: TrackingField): FieldRules {
  const { value, required } = ABOUT_FIELD[field]
  const { missing, ...rules } = RULES[value]
  if (missing === null) return { ...rules, missing }
  if (!required) return { ...rules, missing: null, cleaning: [...rules.cleaning, NO_ID] }
  return { ...rules, missing: missing.kind, problems: [missing, ...rules.problems] }
}

/** Codes are short and ASCII, names have spaces ("China Post") or other letters ("顺丰"). */
export function looksLikeName(courier: string): boolean {
  return /\s|[^\p{ASCII}]/u.test(courier)
}

const NAMES = new Set(COLUMN_NAMES)

/** The header again, between entries: a cell is what columns are called, and no value. */
function isColumnName(cell: string): boolean {
  if (cell.length > 30 || /\d/.test(cell)) return false
  const plain = cell
    .toLowerCase()
    .replaceAll(/[_\-.:#*]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return NAMES.has(plain)
}

function hasWrongLength({ length }: string): boolean {
  return length < LEAST_LENGTH || length > MOST_LENGTH
}

const SLASHES_ALONE = /^[^\s;,|&+、，；｜]*$/
const FIVE_DIGITS = /(?:\d\D*){5}/

/** Parts that cannot be numbers on their own; a slash may belong to a number, unless all its parts are long. */
function isInBlocks(cell: string): boolean {
  const parts = splitSeveral(cell)
  if (parts.length < 2) return false
  if (!SLASHES_ALONE.test(cell)) return true
  return cell.includes('/') && parts.every((part) => FIVE_DIGITS.test(part))
}

/** One number may have a slash, blocks, or what a scanner reads off a label: the formats tell. */
const FOR_FORMATS = /^[\w.-]+\/[\w.-]+$|^(?:\]|%|\(\d{2,4}\))|ß|^[A-Z]{1,4} \d[\d ]*(?: [A-Z]{2})?$/

function isNumberWithRemark(cell: string): boolean {
  return hasRemark(cell) && !FOR_FORMATS.test(cell)
}

/** Two numbers or more, each long enough to be one; words beside them don't matter. */
function holdsSeveralNumbers(cell: string): boolean {
  return splitSeveral(cell).filter(isPlausible).length > 1
}
