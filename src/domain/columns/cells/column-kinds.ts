import { type CellTests, type ColumnFacts, readColumnFacts, shareOf } from './column-facts.ts'
import * as shapes from './column-patterns.ts'

type Score = (facts: ColumnFacts) => number

// All kinds are in one file, since each is weighed against the others.

/** The kinds that are neither order nor tracking number: how well the cells fit each, from 0 to 1. */
const OTHERS = {
  // Codes are few and come again; single rows of different ones may be orders that look like codes.
  'courier-code': ({ courierCodeShare, values, distinctShare }) =>
    mostly(courierCodeShare) * (values.length > 1 && distinctShare > 0.9 ? 0.7 : 1),
  'courier-name': ({ courierNameShare }) => (courierNameShare >= 0.6 ? 1 : 0),
  weight: (facts) =>
    Math.max(most(facts, shapes.WEIGHT), most(facts, shapes.SIZE), decimal(facts, 1), grams(facts)),
  price: (facts) => Math.max(most(facts, shapes.PRICE), decimal(facts, 0.9), cents(facts)),
  postcode: (facts) =>
    Math.max(
      most(facts, shapes.POSTCODE),
      most(facts, shapes.COUNTRY_POSTCODE) * 0.6,
      barePostcode(facts),
    ),
  phone: (facts) => Math.max(most(facts, shapes.PHONE), barePhone(facts)),
  email: (facts) => most(facts, shapes.EMAIL),
  link: (facts) => most(facts, shapes.LINK),
  sku: (facts) => sku(facts),
  // A tenth of all numbers has the right check digit by chance.
  ean: ({ values }) => mostly(shareOf(values, shapes.isEan)) * (values.length > 1 ? 1 : 0.8),
  invoice: (facts) =>
    Math.max(most(facts, shapes.INVOICE), most(facts, shapes.NUMBER_OF_YEAR)) * 0.6,
  date: (facts) => Math.max(most(facts, shapes.DATE), most(facts, shapes.COMPACT_DATE) * 0.75),
  time: (facts) => Math.max(most(facts, shapes.TIME), bareTime(facts)),
  counter: ({ isCounter }) => (isCounter ? 1 : 0),
  quantity: (facts) => Math.max(most(facts, shapes.QUANTITY), quantity(facts)),
  person: ({ values }) => (shareOf(values, isPerson) >= 0.6 ? 0.95 : 0),
  address: (facts) => (!isOnePattern(facts) ? most(facts, shapes.ADDRESS) : 0),
  country: ({ values }) => mostly(shareOf(values, shapes.isCountry)),
  status: ({ values }) => mostly(shareOf(values, shapes.isStatus)),
  text: ({ values }) => (shareOf(values, isText) > 0.5 ? 0.6 : 0.05),
} as const satisfies Readonly<Record<string, Score>>

/** What the cells of a column look like, whatever its header says; `empty`: none of them says anything. */
export type ColumnKind = keyof typeof OTHERS | 'order' | 'tracking' | 'empty'

/** A column and what it may be: its likeliest kind, and how likely (0 to 1) it holds what an entry needs. */
export type ReadColumn = ColumnFacts & {
  readonly kind: ColumnKind
  readonly order: number
  readonly tracking: number
}

/** More cells would say nothing else of their shape. */
const ENOUGH = 60

/** Tells what the cells of a column look like, by weighing all kinds against each other. */
export function readColumn(
  index: number,
  rows: readonly (readonly string[])[],
  tests: CellTests,
): ReadColumn {
  const facts = readColumnFacts(index, rows, tests)
  return { ...facts, ...weighKinds({ ...facts, values: facts.values.slice(0, ENOUGH) }) }
}

function weighKinds(facts: ColumnFacts): Pick<ReadColumn, 'kind' | 'order' | 'tracking'> {
  if (facts.values.length === 0) return { kind: 'empty', order: 0, tracking: 0 }
  const others = Object.entries(OTHERS).map(
    ([kind, score]) => [kind as ColumnKind, score(facts)] as const,
  )
  const clearest = Math.max(...others.map(([, score]) => score))
  // A column that is clearly something else is hardly a column of IDs.
  const left = clearest >= 0.8 && most(facts, shapes.ORDER) === 0 ? 0.08 : 1
  const order = orderScore(facts) * left
  const tracking = trackingScore(facts) * left
  const sum = others.reduce((total, [, score]) => total + score, order + tracking)
  // Short numbers can be orders or many other things; the column is called by the likeliest of these.
  const named = order / sum < 0.4 ? 0 : order
  const all = [...others, ['order', named] as const, ['tracking', tracking] as const]
  const [kind] = all.reduce((best, one) => (one[1] > best[1] ? one : best))
  return { kind, order: order / sum, tracking: tracking / sum }
}

function mostly(share: number): number {
  return share >= 0.8 ? share : 0
}

function most({ values }: ColumnFacts, pattern: RegExp): number {
  return mostly(shareOf(values, (value) => pattern.test(value)))
}

function shareOfNumbers({ numbers }: ColumnFacts, test: (number: number) => boolean): number {
  return numbers === null ? 0 : numbers.filter(test).length / numbers.length
}

/** Some of them have decimals, and all are numbers: `1`, `1.5`, `2`. */
function decimal({ values }: ColumnFacts, score: number): number {
  const decimals = shareOf(values, (value) => shapes.DECIMAL.test(value))
  const numbers = shareOf(values, (value) => shapes.DECIMAL.test(value) || /^\d{1,6}$/.test(value))
  return decimals >= 0.2 && numbers >= 0.8 ? score : 0
}

const hasLeadingZero = (value: string) => /^0\d/.test(value)

/** Round in most cells, as people weigh: 250, 1200. A few short numbers are round by chance. */
function grams(facts: ColumnFacts): number {
  const { isRunning, medianLength, values } = facts
  if (facts.numbers === null || isRunning || medianLength > 5 || values.some(hasLeadingZero))
    return 0
  if (medianLength <= 2 && values.length < 6) return 0.3
  return shareOfNumbers(facts, (number) => number % 10 === 0) >= 0.5 ? 0.7 : 0.3
}

/** 1999, 2450, 12900: prices without their point. */
function cents(facts: ColumnFacts): number {
  const { isRunning, medianLength, values } = facts
  if (facts.numbers === null || isRunning || medianLength > 7 || values.some(hasLeadingZero))
    return 0
  return shareOfNumbers(facts, (number) => [0, 50, 90, 95, 99].includes(number % 100)) >= 0.6
    ? 0.7
    : 0.3
}

const POSTCODE_SCORE: Readonly<Record<number, number>> = { 4: 0.3, 5: 0.5, 6: 0.4, 7: 0.1, 8: 0.1 }

/** Digits of one length; the last ones of a large place are zeros. */
function barePostcode(facts: ColumnFacts): number {
  const { values, medianLength, numbers, isRunning } = facts
  const score = POSTCODE_SCORE[medianLength] ?? 0
  if (numbers === null || isRunning || isNarrow(facts) || score === 0) return 0
  if (shareOf(values, ({ length }) => length === medianLength) < 0.9) return 0
  const zeros = medianLength === 7 ? /^\d{3}0/ : /0$/
  const hasZeros = medianLength > 5 && shareOf(values, (value) => zeros.test(value)) >= 0.6
  return hasZeros || values.some(hasLeadingZero) ? Math.max(0.6, score) : score
}

/** Phones are of many people: they do not lie close together. */
function barePhone(facts: ColumnFacts): number {
  if (isNarrow(facts) || isChecked(facts)) return 0
  const { values } = facts
  const country = values[0]?.slice(0, 2) ?? ''
  const isPhone = (value: string) =>
    shapes.BARE_PHONE.test(value) || (shapes.COUNTRY_PHONE.test(value) && value.startsWith(country))
  const share = shareOf(values, isPhone)
  return share >= 0.95 ? 0.6 : share >= 0.8 ? 0.3 : 0
}

/** Twelve digits have the check digit of some courier or other so often that more of them are needed. */
function isChecked({ values, checkedShare, medianLength }: ColumnFacts): boolean {
  return checkedShare >= 0.9 && values.length >= (medianLength === 12 ? 6 : 4)
}

/** Phones of one town are further apart. */
const NARROW = 1000

/** Long numbers that lie close together: of one shop, of one courier. */
function isNarrow({ numbers, medianLength }: ColumnFacts): boolean {
  if (numbers === null || medianLength < 6 || numbers.length < 2) return false
  return Math.max(...numbers) - Math.min(...numbers) <= NARROW * numbers.length
}

function bareTime(facts: ColumnFacts): number {
  const score = most(facts, shapes.COMPACT_TIME)
  if (score === 0 || facts.isRunning) return 0
  return facts.values.some(hasLeadingZero) ? 0.75 : 0.4
}

const MOST_PIECES = 200

function quantity(facts: ColumnFacts): number {
  const { distinctShare, values, medianLength } = facts
  if (shareOfNumbers(facts, (number) => number <= MOST_PIECES) < 0.95) return 0
  return distinctShare < 0.8 && values.length > 1 ? 1 : medianLength <= 2 ? 0.4 : 0.2
}

/** The same articles are sold again, in sizes and colours. */
function sku(facts: ColumnFacts): number {
  const { values, patterns, distinctShare } = facts
  const named = Math.max(most(facts, shapes.SKU), most(facts, shapes.SKU_PARTS)) * 0.6
  const codes = shareOf(
    values,
    (value) => shapes.ID.test(value) && /[\p{L}]/u.test(value) && /\d/.test(value),
  )
  const hasParts = shareOf(values, (value) => /[-_/.]/.test(value)) >= 0.8
  const isVaried = !isOnePattern(facts)
  const varied = codes >= 0.6 && hasParts && isVaried ? 0.7 : 0
  const ended = most(facts, shapes.SKU_END) * (patterns.length > 1 ? 0.7 : 0)
  const again = codes >= 0.8 && distinctShare < 0.7 ? 0.4 : 0
  return Math.max(named, varied, ended, again)
}

const isPerson = (value: string) => shapes.PERSON.test(value) && !shapes.ORDER.test(value)

const isText = (value: string) => !shapes.ID.test(value) || !/\d/.test(value)

/** How well the cells fit tracking numbers, from 0 to 1. */
function trackingScore(facts: ColumnFacts): number {
  const { values, distinctShare, medianLength, numbers, shapeShare } = facts
  if (distinctShare < 0.5 && values.length > 2) return 0
  if (isParcels(facts)) return 1
  if (most(facts, shapes.ORDER) > 0) return 0
  if (medianLength < 8 || shapeShare < 0.6) return looksLong(facts) * 0.3 || anyId(facts)
  // Only a few shops number their orders in the shape of a courier, and then the check digits fail.
  if (numbers === null && facts.failedShare > 0.5) return 0.4
  if (numbers === null || isChecked(facts)) return 0.9
  if (barePhone(facts) >= 0.6) return 0.05
  return medianLength >= 14 ? 0.65 : medianLength >= 12 ? 0.6 : 0.3
}

/** In shapes that only parcels have. */
function isParcels({ values }: ColumnFacts): boolean {
  return shareOf(values, (value) => shapes.PARCEL.test(value)) >= 0.6
}

/** IDs of no known format are suggested where the sheet has nothing better, the longest first. */
function anyId({ values, medianLength, numbers }: ColumnFacts): number {
  if (medianLength < 5 || (numbers !== null && medianLength < 8)) return 0
  const ids = shareOf(values, (value) => shapes.ID.test(value) && /\d/.test(value))
  return ids >= 0.8 ? medianLength / 1000 : 0
}

/** Couriers that are on no list number their parcels in such ways too. */
const LONG = /^(?=(?:.*\d){7})[A-Z\d-]{9,30}$/i

function looksLong({ values }: ColumnFacts): number {
  return mostly(shareOf(values, (value) => LONG.test(value)))
}

function orderScore(facts: ColumnFacts): number {
  const { values, distinctShare, filledShare } = facts
  if (distinctShare < 0.5 && values.length > 1) return 0.02
  if (isParcels(facts)) return 0.02
  const score = Math.max(
    most(facts, shapes.ORDER) && 1,
    facts.numbers === null ? ids(facts) : digits(facts),
  )
  return score * distinctShare * (filledShare < 0.5 ? 0.4 : 1)
}

/** Letters and signs stay the same, or are one of two, and the digits change. */
function isOnePattern({ patterns, values }: ColumnFacts): boolean {
  return patterns.length <= (values.length < 6 ? 1 : 2)
}

/** Ids with letters: one pattern with numbers that change, or made of chance. */
function ids(facts: ColumnFacts): number {
  const { values, shapeShare, failedShare } = facts
  const hasDigits = shareOf(values, (value) => /\d/.test(value)) >= 0.8
  const codes = shareOf(values, (value) => shapes.ID.test(value))
  if (!hasDigits) return codes >= 0.8 ? 0.1 : 0.02
  if (codes < 0.8) return isOnePattern(facts) ? 0.6 : codes >= 0.5 ? 0.3 : 0.02
  if (shapeShare >= 0.6 && failedShare <= 0.5) return 0.05
  if (isOnePattern(facts)) return 0.8
  const isOneLength = new Set(values.map(({ length }) => length)).size === 1
  const isOnePiece = shareOf(values, (value) => /^[\p{L}\d]+$/u.test(value)) >= 0.9
  return isOneLength && isOnePiece ? 0.7 : 0.35
}

/** Ids of digits alone: the shorter, the more other things they may be. */
function digits(facts: ColumnFacts): number {
  const { medianLength, isCounter, isRunning } = facts
  if (isCounter) return 0.1
  if (most(facts, shapes.COMPACT_DATE) > 0) return 0.35
  if (medianLength <= 2) return 0.3
  if (medianLength < 10 && (isRunning || isNarrow(facts))) return medianLength > 3 ? 0.95 : 0.5
  // In a few rows even the check digits of orders fit by chance.
  if (isChecked(facts)) return facts.values.length < 8 ? 0.5 : 0.2
  if (medianLength <= 7) return 0.35
  const score = medianLength <= 9 ? 0.8 : medianLength <= 11 ? 0.6 : 0.5
  return barePhone(facts) >= 0.6 ? score / 2 : score
}

/** Whether a column holds tracking numbers rather than anything else, by its cells alone. */
export function isTrackingLike({ tracking }: ReadColumn): boolean {
  return tracking >= 0.4
}

/** The columns that look like tracking numbers; where some have the shape of parcels alone, only those. */
export function findTrackings(columns: readonly ReadColumn[]): readonly ReadColumn[] {
  const all = columns.filter(isTrackingLike)
  const unmistakable = all.filter(({ tracking }) => tracking >= 0.9)
  return unmistakable.length > 0 ? unmistakable : all
}

/** Whether a column holds order ids rather than anything else, by its cells alone. */
export function isOrderLike({ order }: ReadColumn): boolean {
  return order >= 0.5
}

/** Whether a column names couriers or has their codes, by its cells alone. */
export function isCourierLike({ kind }: ReadColumn): boolean {
  return kind === 'courier-code' || kind === 'courier-name'
}

/** No tracking number looks so, and no order id that is written without blanks. */
const NEVER_A_NUMBER: readonly ColumnKind[] = ['date', 'time', 'email', 'courier-name']
const NEVER_TRACKING: readonly ColumnKind[] = [
  ...NEVER_A_NUMBER,
  'price',
  'weight',
  'person',
  'address',
  'country',
  'status',
  'phone',
]

/** Whether the cells are plainly another thing than the header of their column says. */
export function holdsOtherThings(
  { kind, numbers, digitShare, values }: ReadColumn,
  field: 'order' | 'tracking',
): boolean {
  if (values.length === 0) return false
  // Short numbers can be ids, whatever else they may be.
  if (numbers !== null) return field === 'tracking' && kind === 'date'
  if (field === 'order') return NEVER_A_NUMBER.includes(kind)
  return NEVER_TRACKING.includes(kind) || digitShare < 0.2
}
