import type { ColumnKind } from '#domain/columns/column-kind.ts'
import { type CellTests, type ColumnFacts, hasShape, shareOf } from './column-facts.ts'
import * as shapes from './column-patterns.ts'
import type { Grade } from './grade.ts'

type Cell = (value: string, tests: CellTests) => boolean

type More = {
  /** A condition on the whole column. */
  readonly column?: (facts: ColumnFacts) => boolean
  /** The grades of such a column for an order ID and a tracking number; 'no' by default. */
  readonly order?: Grade
  readonly tracking?: Grade
}

/** A column is of this kind if at least `tenths` of ten cells pass. */
export type Rule = More & {
  readonly kind: ColumnKind
  readonly tenths: number
  readonly cell: Cell
}

const rule = (kind: ColumnKind, tenths: number, cell: Cell, more: More = {}): Rule => {
  return { kind, tenths, cell, ...more }
}

/** Makes a test for cells of any of these shapes. */
export const like =
  (...patterns: readonly RegExp[]) =>
  (value: string) =>
    patterns.some((pattern) => pattern.test(value))

const isUnit = like(shapes.WEIGHT, shapes.SIZE, shapes.PRICE, shapes.PIECES)
const isPaper = like(shapes.INVOICE, shapes.NUMBER_OF_YEAR)
const isArticle = like(shapes.SKU, shapes.SKU_PARTS, shapes.COUNTRY_POSTCODE)
const isRound = like(/^[1-9]\d*(?:0|95|99)$/)
const isNumber = like(/^\d+$/)
/** A parcel doesn't contain more pieces of one article. */
const isPieces = (value: string) => isNumber(value) && Number(value) <= 200
const isCode = (value: string) => /\d/.test(value) && shapes.ID.test(value)
const hasParts = (value: string) => isCode(value) && /[-_/.]/.test(value)
const isCourier: Cell = (value, { isCourierWord }) =>
  !/\d{3}/.test(value) && isCourierWord?.(value) === true
const isCourierCode: Cell = (value, tests) => tests.isCourierCode?.(value) === true

const isNumeric = ({ numbers }: ColumnFacts) => numbers !== null
const isUnordered = (facts: ColumnFacts) => isNumeric(facts) && !facts.isRunning
const isLong = (facts: ColumnFacts, least: number) =>
  isNumeric(facts) && facts.medianLength >= least
const repeats = ({ distinctShare, values }: ColumnFacts) => distinctShare < 0.8 && values.length > 1
/** Only the digits vary; letters and characters have one pattern, or two in longer columns. */
const isOnePattern = ({ patterns, values }: ColumnFacts) =>
  patterns.length <= (values.length < 6 ? 1 : 2)
/** A new shop's orders are consecutive: AL-0, AL-1. */
const MOST_BETWEEN = 3
const isSeries = (values: readonly string[]) => {
  const counts = values.map((value) => Number(value.replace(/\D/g, '')))
  return counts.every((count, index) => {
    const step = count - (counts[index - 1] ?? count - 1)
    return step > 0 && step <= MOST_BETWEEN
  })
}
const isVaried = (facts: ColumnFacts) => !isOnePattern(facts)
const isChecked = ({ values, checkedShare, numbers }: ColumnFacts, fewest: number) =>
  numbers !== null && checkedShare >= 0.9 && values.length >= fewest

/** The first rule that holds determines the kind: unmistakable shapes come first, ambiguous ones later. */
export const RULES: readonly Rule[] = [
  rule('courier', 6, isCourier),
  // Courier codes are few and repeat; different ones in each row may be orders.
  rule('courier', 8, isCourierCode, {
    column: ({ values, distinctShare }) => values.length === 1 || distinctShare <= 0.9,
  }),
  rule('courier', 8, isCourierCode, { order: 'perhaps' }),
  rule('tracking', 6, like(shapes.PARCEL), { tracking: 'surely' }),
  rule('order', 8, like(shapes.ORDER), { order: 'surely', tracking: 'no' }),
  rule('amount', 8, isUnit),
  rule('amount', 8, like(shapes.DECIMAL, /^\d{1,6}$/), {
    column: ({ values }) => shareOf(values, like(shapes.DECIMAL)) >= 0.2,
  }),
  rule('date', 8, like(shapes.DATE, shapes.TIME)),
  rule('contact', 8, like(shapes.EMAIL, shapes.LINK, shapes.PHONE)),
  rule('other', 8, like(shapes.POSTCODE), { tracking: 'no' }),
  // One number in ten has the right check digit by chance.
  rule('other', 8, shapes.isEan, { column: ({ values }) => values.length > 1, tracking: 'no' }),
  rule('status', 8, shapes.isStatus),
  rule('words', 8, shapes.isCountry),
  rule('words', 6, like(shapes.PERSON)),
  rule('words', 8, like(shapes.ADDRESS), { column: isVaried }),
  rule('amount', 9, isPieces, { column: repeats, order: 'hardly' }),
  rule('amount', 10, isNumber, { column: ({ isCounter }) => isCounter, order: 'hardly' }),
  rule('amount', 10, like(shapes.LIST_NUMBER)),
  rule('date', 8, like(shapes.COMPACT_DATE), { order: 'perhaps' }),
  rule('tracking', 6, hasShape, {
    column: (facts) => !isNumeric(facts) && facts.medianLength >= 8 && facts.failedShare <= 0.5,
    order: 'hardly',
    tracking: 'surely',
  }),
  // In few rows, check digits of order IDs can fit by chance; with twelve digits even in more rows.
  rule('tracking', 9, hasShape, {
    column: (facts) => isChecked(facts, 8),
    order: 'hardly',
    tracking: 'surely',
  }),
  rule('tracking', 9, hasShape, {
    column: (facts) => isChecked(facts, facts.medianLength === 12 ? 6 : 4),
    order: 'perhaps',
    tracking: 'surely',
  }),
  rule('contact', 8, like(shapes.BARE_PHONE, shapes.COUNTRY_PHONE), {
    column: isUnordered,
    order: 'perhaps',
    tracking: 'hardly',
  }),
  rule('tracking', 8, isNumber, {
    column: (facts) => isLong(facts, 12),
    order: 'likely',
    tracking: 'likely',
  }),
  rule('date', 8, like(shapes.COMPACT_TIME), { column: isUnordered, order: 'perhaps' }),
  rule('order', 8, isNumber, {
    column: (facts) => isLong(facts, 8) || (isLong(facts, 3) && facts.isRunning),
    order: 'likely',
  }),
  rule('amount', 6, isRound, { column: isNumeric, order: 'perhaps' }),
  rule('amount', 9, isPieces, { order: 'perhaps' }),
  rule('other', 8, isNumber, { order: 'perhaps' }),
  rule('other', 8, isPaper, { order: 'perhaps' }),
  rule('other', 8, isArticle, { order: 'perhaps' }),
  rule('other', 8, like(shapes.SKU_END), {
    column: ({ patterns }) => patterns.length > 1,
    order: 'perhaps',
  }),
  rule('other', 8, hasParts, { column: isVaried, order: 'perhaps' }),
  rule('other', 8, isCode, { column: repeats, order: 'perhaps' }),
  rule('other', 8, like(shapes.SHORT_ARTICLE), {
    column: ({ values }) => !isSeries(values),
    order: 'perhaps',
  }),
  rule('order', 8, isCode, { order: 'likely' }),
  rule('order', 8, like(/\d/), { column: isOnePattern, order: 'perhaps' }),
  rule('order', 5, isCode, { order: 'perhaps' }),
  rule('words', 8, like(shapes.ID), { order: 'hardly' }),
  rule('words', 0, () => true),
]
