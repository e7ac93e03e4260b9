import type { CheckName, CourierFormat } from './courier-format.ts'
import { expandPattern, type Positions } from './pattern-positions.ts'

/** Formats with the same pattern and the same check: told apart by their couriers alone. */
type FormatGroup = {
  readonly expression: RegExp
  readonly positions: readonly Positions[]
  readonly check: CheckName | null
  readonly keys: readonly string[]
}

/** The groups of formats, in the order of the formats. */
function groupFormats(formats: readonly CourierFormat[]): readonly FormatGroup[] {
  const alike = new Map<string, FormatGroup>()
  for (const { pattern, check, keys } of formats) {
    const name = `${check} ${pattern}`
    const group = alike.get(name) ?? createGroup(pattern, check)
    alike.set(name, { ...group, keys: [...new Set([...group.keys, ...keys])] })
  }
  return [...alike.values()]
}

function createGroup(pattern: string, check: CheckName | null): FormatGroup {
  return { expression: new RegExp(pattern), positions: expandPattern(pattern), check, keys: [] }
}

/**
 * The formats, to be looked up by a number's length, first and last two characters: what is left to test is a
 * handful of expressions. The places are filled when a number first asks for them.
 */
export type FormatIndex = {
  readonly formats: readonly CourierFormat[]
  readonly groups: readonly FormatGroup[]
  readonly places: Map<number, readonly FormatGroup[]>
  readonly verdicts: VerdictTree
  readonly ofCouriers: Map<string, FormatIndex>
}

const OTHER_CHARACTER = 36
const BASE = 37
const MOST_PLACES = 10_000

/** Prepares formats for `judgeNumber`. */
export function createFormatIndex(formats: readonly CourierFormat[]): FormatIndex {
  return {
    formats,
    groups: groupFormats(formats),
    places: new Map(),
    verdicts: createVerdicts(),
    ofCouriers: new Map(),
  }
}

/** The groups that a number in capitals could belong to, by its length and ends. */
export function findGroups(index: FormatIndex, number: string): readonly FormatGroup[] {
  const place = placeOf(number)
  const known = index.places.get(place)
  if (known !== undefined) return known
  // Only odd input has so many different ends; what is forgotten is found again.
  if (index.places.size >= MOST_PLACES) index.places.clear()
  const groups = index.groups.filter(({ positions }) => positions.some((p) => fitsEnds(p, number)))
  index.places.set(place, groups)
  return groups
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

/** Digits at the end count as one: formats do not care which. */
function placeOf(number: string): number {
  const last = number.length - 1
  const ends = [endAt(number, last - 1), endAt(number, last)]
  return ends.reduce(
    (place, symbol) => place * BASE + symbol,
    number.length * BASE + symbolAt(number, 0),
  )
}

function symbolAt(number: string, index: number): number {
  const code = number.charCodeAt(index)
  if (code >= 48 && code <= 57) return code - 48
  return code >= 65 && code <= 90 ? code - 55 : OTHER_CHARACTER
}

function endAt(number: string, index: number): number {
  const symbol = symbolAt(number, index)
  return symbol < 10 ? 0 : symbol
}

function fitsEnds(positions: Positions, number: string): boolean {
  const last = number.length - 1
  return (
    positions.length === number.length &&
    allows(positions[0], number[0]) &&
    [last - 1, last].every((i) => allowsEnd(positions[i], number[i]))
  )
}

function allows(characters = '', character = ' '): boolean {
  return characters.includes(character)
}

function allowsEnd(characters = '', character = ' '): boolean {
  return /[0-9]/.test(character) ? /[0-9]/.test(characters) : characters.includes(character)
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

/**
 * The verdict on numbers that a certain row of groups fits, and those with one group more. Numbers of a sheet
 * are mostly alike: a verdict is made once and shared, since 100,000 lists of twenty couriers cost more than
 * all the expressions.
 */
export type VerdictTree = {
  readonly verdict: NumberVerdict
  readonly more: Map<FormatGroup, VerdictTree>
}

/** The verdict on numbers whose shape is known and that fit no group. */
function createVerdicts(): VerdictTree {
  return { verdict: { fits: [], shapeKnown: true, checkDigit: 'fails' }, more: new Map() }
}

/** The verdict when one group more fits. */
export function addGroup(tree: VerdictTree, group: FormatGroup): VerdictTree {
  const known = tree.more.get(group)
  if (known !== undefined) return known
  const added = { verdict: extend(tree.verdict, group), more: new Map() }
  tree.more.set(group, added)
  return added
}

function extend(verdict: NumberVerdict, group: FormatGroup): NumberVerdict {
  const checked = group.check !== null || verdict.checkDigit === 'fits'
  return {
    fits: [...new Set([...verdict.fits, ...group.keys])],
    shapeKnown: true,
    checkDigit: checked ? 'fits' : 'none',
  }
}
