import { type CheckName, CHECKS } from './check-digits.ts'

/** A format as the data file has it; `testing/courier-format-sources.json` says where each comes from. */
type StoredFormat = {
  readonly id: string
  /** A regular expression over the whole number, in capitals. */
  readonly pattern: string
  /** null: numbers of this shape carry no check digit that is known. */
  readonly check: string | null
  /** Codes of the couriers that use it. */
  readonly keys: readonly number[]
}

/** One shape of tracking number that some couriers use. */
export type CourierFormat = Pick<StoredFormat, 'id' | 'pattern'> & {
  readonly check: CheckName | null
  readonly keys: readonly string[]
}

/** Reads the data file's formats; an unknown check is a mistake in the data and is thrown. */
export function parseFormats(stored: readonly StoredFormat[]): readonly CourierFormat[] {
  return stored.map(({ id, pattern, check, keys }) => {
    if (check !== null && !isCheckName(check)) throw new Error(`Unknown check digit: ${check}`)
    return { id, pattern, check, keys: keys.map(String) }
  })
}

function isCheckName(name: string): name is CheckName {
  return name in CHECKS
}

/** The formats of all known couriers; they arrive as a chunk of their own. */
export async function loadFormats(): Promise<readonly CourierFormat[]> {
  const { default: stored } = await import('./courier-formats.json')
  return parseFormats(stored)
}

/** Formats with the same pattern and the same check: told apart by their couriers alone. */
export type FormatGroup = {
  readonly expression: RegExp
  /** The same expression for numbers whose digits are all zeros. */
  readonly ofZeros: RegExp
  readonly check: CheckName | null
  readonly keys: readonly string[]
}

/** What the known formats say of one tracking number. */
export type NumberVerdict = {
  /** Codes of the couriers with a format that fits, check digit included; none twice. */
  readonly fits: readonly string[]
  /** Whether any format has this shape, whatever the check digit. */
  readonly shapeKnown: boolean
  /** `fails`: every format of this shape has a check digit, and none of them fits. */
  readonly checkDigit: 'fits' | 'fails' | 'none'
}

/** The groups that numbers of one shape could belong to, and the verdicts on such numbers so far. */
type Shape = {
  readonly groups: readonly FormatGroup[]
  readonly verdicts: Map<number, NumberVerdict>
}

/**
 * The formats, to be looked up by a number's shape: its letters, and how many digits are between them. That leaves a
 * handful of expressions to test. What a number first asks for is kept for the others.
 */
export type FormatIndex = {
  readonly formats: readonly CourierFormat[]
  readonly groups: readonly FormatGroup[]
  readonly shapes: Map<string, Shape>
  readonly ofCouriers: Map<string, FormatIndex>
}

/** Prepares formats for `judgeNumber`. */
export function createFormatIndex(formats: readonly CourierFormat[]): FormatIndex {
  return { formats, groups: groupFormats(formats), shapes: new Map(), ofCouriers: new Map() }
}

function groupFormats(formats: readonly CourierFormat[]): readonly FormatGroup[] {
  const groups = new Map<string, FormatGroup>()
  for (const { pattern, check, keys } of formats) {
    const name = `${check} ${pattern}`
    const expression = new RegExp(pattern)
    const known = groups.get(name)?.keys ?? []
    const allKeys = [...new Set([...known, ...keys])]
    groups.set(name, { expression, ofZeros: expressionOfZeros(pattern), check, keys: allKeys })
  }
  return [...groups.values()]
}

/** Digits become zeros, also as the ends of a range; how often something comes stays. */
function expressionOfZeros(pattern: string): RegExp {
  return new RegExp(pattern.replace(/\\d|[1-9](?![\d,]{0,6}\})/g, '0'))
}

let index: Promise<FormatIndex> | null = null

/** The index of all known formats, made once; what could not be loaded is asked for again the next time. */
export function loadFormatIndex(): Promise<FormatIndex> {
  index ??= loadFormats().then(createFormatIndex)
  index.catch(() => {
    index = null
  })
  return index
}

/** Only odd input has more different shapes; a forgotten one is found again. */
const MOST_SHAPES = 10_000

/** What is known of numbers in the shape of this one, which is in capitals. */
export function findShape({ groups, shapes }: FormatIndex, number: string): Shape {
  const name = nameShape(number)
  const known = shapes.get(name)
  if (known !== undefined) return known
  if (shapes.size >= MOST_SHAPES) shapes.clear()
  const zeros = number.replace(/\d/g, '0')
  const shape = {
    groups: groups.filter(({ ofZeros }) => ofZeros.test(zeros)),
    verdicts: new Map<number, NumberVerdict>(),
  }
  shapes.set(name, shape)
  return shape
}

const ZERO = 48
const NINE = 57

/** The number with the length of each run of digits in its place: looked up for every number of a sheet. */
function nameShape(number: string): string {
  let name = ''
  let digits = 0
  for (const character of number) {
    const code = character.charCodeAt(0)
    if (code >= ZERO && code <= NINE) {
      digits += 1
      continue
    }
    name += digits === 0 ? character : digits + character
    digits = 0
  }
  return digits === 0 ? name : name + digits
}

/** The index of one courier's formats; null when none are known. */
export function indexOfCourier(index: FormatIndex, courier: string): FormatIndex | null {
  const known = index.ofCouriers.get(courier)
  if (known !== undefined) return known
  const formats = index.formats.filter(({ keys }) => keys.includes(courier))
  if (formats.length === 0) return null
  const created = createFormatIndex(formats)
  index.ofCouriers.set(courier, created)
  return created
}
