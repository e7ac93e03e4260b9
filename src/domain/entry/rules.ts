import { WRAPPINGS, WRAPPINGS_OF_IDS } from '#domain/entry/cleaning/clean-cell.ts'
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
import { hasDashes } from '#domain/entry/cleaning/dashes.ts'
import { idAlone } from './id-alone.ts'
import { hasRemark, isPlausible, splitSeveral } from '#domain/entry/cleaning/several-numbers.ts'
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
import { check, type Check, cleaningRule, type CleaningRule } from '#domain/entry/cleaning/rule.ts'
import { ABOUT_FIELD, type TrackingField } from './tracking-entry.ts'

/** The length of `10-septiembre-2026`. A date with a time of day is found by its colon. */
const LONGEST_WITH_HYPHENS = 18

const SEPARATORS = ' ;,/|\\&+'
/** Characters that no courier's number has, without hyphens, underscores and dots. */
const NO_PART = ` !"#$%&'()*+,/:;<=>?@[\\]^\`{|}~`
const LEFTOVERS = '<>&`;'

/** Characters that no courier prints. The barcode of a label may begin with `%`. */
const NEVER_PRINTED = `%$^{}|'*~.`
/** Such characters, and numbers that a page masks or truncates: `RB***017CN`, `...017CN`. */
const ODD_SIGNS = /[$^{}|'’~]|%(?!.{27}$)|\*{2}|\w\*\w|^\.{2}|\.{2}$|\.{3}/

const madeBySpreadsheet = check('made-by-spreadsheet', { characters: '#=:.' }, isErrorOrFormula)
const scientific = check('scientific-notation', { characters: '+.,' }, isScientificNotation)
const controls = check('control-characters', {}, hasControlCharacters)
const lookAlikes = check('look-alikes', {}, (cell) => withLatinLetters(cell) !== null)
const leftovers = check('leftovers', { characters: LEFTOVERS }, hasLeftovers)
const allZeros = check('all-zeros', { withoutDigits: true }, isAllZeros)

/** Cells that may say that there is no ID. A template's `{{1}}` and `${1}` have a digit. */
const LEFT_OUT = { withoutDigits: true, characters: '{' } as const

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

/** Short dates (`Nov-05`) have a check of their own. */
const isLongDate: Finds = (cell) => isDate(cell) && !isShortDate(cell)

/** Skips cells without a digit, since most couriers' names have none but match the conditions. */
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
 * The rules for each kind of value: its cleaning, its check for a missing value (null: the value is optional), its
 * problems and its warnings. The first problem and the first warning count.
 */
const RULES = {
  id: {
    cleaning: WRAPPINGS_OF_IDS,
    missing: check('order-id-missing', LEFT_OUT, isNoId),
    problems: [
      scientific,
      madeBySpreadsheet,
      check('id-and-remark', {}, (cell) => idAlone(cell) !== cell),
      controls,
      ...otherKinds(isPrice, isLongDate),
      check('dashes', {}, hasDashes),
      check('cut-off', { characters: './ ' }, isCutOff),
      leftovers,
      check('leftovers', { characters: ' ' }, (cell) => idWithoutListSign(cell) !== cell),
      lookAlikes,
      check(
        'length',
        { longerThan: MOST_LENGTH_OF_ID },
        ({ length }) => length > MOST_LENGTH_OF_ID,
      ),
    ],
    warnings: [check('other-digits', {}, hasOtherDigits), allZeros],
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
      // Blocks of one number, or other text with a blank, comma or slash.
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

/** Empties an optional ID that only says that there is none. */
const NO_ID = cleaningRule(LEFT_OUT, (cell) => (isNoId(cell) ? '' : cell))

type AnyRules = (typeof RULES)[keyof typeof RULES]
type MissingKind = NonNullable<AnyRules['missing']>['kind']
export type CellIssueKind = MissingKind | AnyRules['problems' | 'warnings'][number]['kind']

type FieldRules = {
  readonly cleaning: readonly CleaningRule[]
  /** The problem of an entry without a value; null when the value is optional. */
  readonly missing: MissingKind | null
  readonly problems: readonly Check<CellIssueKind>[]
  readonly warnings: readonly Check<CellIssueKind>[]
}

/** Returns the rules of a field. A required field has a problem when its cell says that there is no value. */
export function rulesOf(field: TrackingField): FieldRules {
  const { value, required } = ABOUT_FIELD[field]
  const { missing, ...rules } = RULES[value]
  if (missing === null) return { ...rules, missing }
  if (!required) return { ...rules, missing: null, cleaning: [...rules.cleaning, NO_ID] }
  return { ...rules, missing: missing.kind, problems: [missing, ...rules.problems] }
}

/** Codes are ASCII without spaces; names have spaces ("China Post") or other letters ("顺丰"). */
export function looksLikeName(courier: string): boolean {
  return /\s|[^\p{ASCII}]/u.test(courier)
}

const NAMES = new Set(COLUMN_NAMES)

/** Tells whether a cell is a column's name, as in a header repeated between entries. */
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

/** `1007788...`: a program had no room for the rest. */
function isCutOff(cell: string): boolean {
  return /\d/.test(cell) && /[^.…](?:\.{3}|…)$/.test(cell)
}

const SLASHES_ALONE = /^[^\s;,|&+、，；｜]*$/
const FIVE_DIGITS = /(?:\d\D*){5}/

/** Tells whether a cell has several parts. A slash may belong to a number, unless all its parts are long. */
function isInBlocks(cell: string): boolean {
  const parts = splitSeveral(cell)
  if (parts.length < 2) return false
  if (!SLASHES_ALONE.test(cell)) return true
  return cell.includes('/') && parts.every((part) => FIVE_DIGITS.test(part))
}

/** One number with a slash, in blocks, or as scanned from a label, which is left to the formats. */
const FOR_FORMATS = /^[\w.-]+\/[\w.-]+$|^(?:\]|%|\(\d{2,4}\))|ß|^[A-Z]{1,4} \d[\d ]*(?: [A-Z]{2})?$/

function isNumberWithRemark(cell: string): boolean {
  return hasRemark(cell) && !FOR_FORMATS.test(cell)
}

/** Tells whether a cell has at least two plausible numbers; other words don't matter. */
function holdsSeveralNumbers(cell: string): boolean {
  return splitSeveral(cell).filter(isPlausible).length > 1
}
