import { once } from '#base/once.ts'
import { type CheckName, CHECKS } from './check-digits.ts'

/** A format in the data file. `testing/courier-format-sources.json` has the source of each. */
type StoredFormat = {
  readonly id: string
  /** A regular expression for the whole number, in capitals. */
  readonly pattern: string
  /** null when numbers of this format have no known check digit. */
  readonly check: string | null
  /** Codes of the couriers that use the format. */
  readonly keys: readonly number[]
  /** No other courier's numbers look like these: `1Z…`, a land's S10. */
  readonly marksItself?: boolean
}

/** A format of tracking numbers. */
export type CourierFormat = Pick<StoredFormat, 'id' | 'pattern'> & {
  readonly check: CheckName | null
  readonly keys: readonly string[]
  readonly marksItself: boolean
}

/** Parses the formats of the data file; throws for an unknown check, which is a mistake in the data. */
export function parseFormats(stored: readonly StoredFormat[]): readonly CourierFormat[] {
  return stored.map(({ id, pattern, check, keys, marksItself = false }) => {
    if (check !== null && !isCheckName(check)) throw new Error(`Unknown check digit: ${check}`)
    return { id, pattern, check, keys: keys.map(String), marksItself }
  })
}

function isCheckName(name: string): name is CheckName {
  return name in CHECKS
}

/** Loads the formats of all known couriers, a chunk of its own. */
export async function loadFormats(): Promise<readonly CourierFormat[]> {
  const { default: stored } = await import('./courier-formats.json')
  return parseFormats(stored)
}

/** Formats with the same pattern and check, merged. */
export type FormatGroup = {
  readonly name: string
  readonly expression: RegExp
  /** The same expression for numbers whose digits were replaced by zeros. */
  readonly ofZeros: RegExp
  readonly check: CheckName | null
  readonly keys: readonly string[]
  readonly marksItself: boolean
}

/** The result of checking a tracking number against the known formats. */
export type NumberVerdict = {
  /** Unique codes of the couriers with a format that fits, including the check digit. */
  readonly fits: readonly string[]
  /** Whether any pattern matches, regardless of the check digit. */
  readonly shapeKnown: boolean
  /** `fails`: every format with this shape has a check digit, and none fits. */
  readonly checkDigit: 'fits' | 'fails' | 'none'
  /** The groups of forms whose pattern matches, and whether the check digit, if any, fits. */
  readonly groups: readonly { readonly group: FormatGroup; readonly fits: boolean }[]
}

/** The groups that numbers of one shape may belong to, with cached verdicts. */
type Shape = {
  readonly groups: readonly FormatGroup[]
  readonly verdicts: Map<number, NumberVerdict>
}

/**
 * The formats, indexed by a number's shape: its letters and the counts of digits between them, which leaves only a few
 * expressions to test. Shapes and couriers are added on first use.
 */
export type FormatIndex = {
  readonly formats: readonly CourierFormat[]
  readonly groups: readonly FormatGroup[]
  readonly shapes: Map<string, Shape>
  readonly ofCouriers: Map<string, FormatIndex>
}

/** Creates an index of formats for `judgeNumber`. */
export function createFormatIndex(formats: readonly CourierFormat[]): FormatIndex {
  return { formats, groups: groupFormats(formats), shapes: new Map(), ofCouriers: new Map() }
}

function groupFormats(formats: readonly CourierFormat[]): readonly FormatGroup[] {
  const groups = new Map<string, FormatGroup>()
  for (const { pattern, check, keys, marksItself } of formats) {
    const name = `${check} ${pattern}`
    const expression = new RegExp(pattern)
    const known = groups.get(name)?.keys ?? []
    const allKeys = [...new Set([...known, ...keys])]
    const ofZeros = expressionOfZeros(pattern)
    groups.set(name, { name, expression, ofZeros, check, keys: allKeys, marksItself })
  }
  return [...groups.values()]
}

/** Replaces digits by zeros, also in character ranges, but not in quantifiers. */
function expressionOfZeros(pattern: string): RegExp {
  return new RegExp(pattern.replace(/\\d|[1-9](?![\d,]{0,6}\})/g, '0'))
}

/** Returns the index of all known formats, loaded once; a failed load is retried on the next call. */
export const loadFormatIndex = once(() => loadFormats().then(createFormatIndex))

/** Only unusual input has more shapes; the cache is then cleared. */
const MOST_SHAPES = 10_000

/** Returns the shape of a number in capitals. */
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

/** Replaces each run of digits by its length. A loop, since this runs for every number of a sheet. */
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

/** Returns the index of a courier's formats; null when none are known. */
export function indexOfCourier(index: FormatIndex, courier: string): FormatIndex | null {
  const known = index.ofCouriers.get(courier)
  if (known !== undefined) return known
  const formats = index.formats.filter(({ keys }) => keys.includes(courier))
  if (formats.length === 0) return null
  const created = createFormatIndex(formats)
  index.ofCouriers.set(courier, created)
  return created
}
