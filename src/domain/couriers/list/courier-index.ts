import { addTo } from '#base/group-by.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { type CourierText, keyOf, partGeneric, readCourierText } from './courier-text.ts'

/** A courier under one of its names, without the land and the general words in it. */
type Kin = {
  readonly courier: CourierCandidate
  readonly general: readonly string[]
  /** The name says its land, or an area of it, so that it isn't meant elsewhere. */
  readonly saysLand: boolean
}

/** Couriers by name. All keys are `plainName`s. */
export type CourierIndex = {
  /** By whole name, also without an aside in brackets. */
  readonly whole: ReadonlyMap<string, readonly CourierCandidate[]>
  /** By what is left of the name without land and general words. */
  readonly kin: ReadonlyMap<string, readonly Kin[]>
  /** By a name in brackets, which may be that of the courier's owner. */
  readonly inBrackets: ReadonlyMap<string, readonly CourierCandidate[]>
}

/** Indexes couriers by their names in all languages; `lands` has the names of lands. */
export function indexCouriers(
  couriers: readonly CourierCandidate[],
  lands: ReadonlyMap<string, string>,
): CourierIndex {
  const whole = new Map<string, CourierCandidate[]>()
  const inBrackets = new Map<string, CourierCandidate[]>()
  const kin = new Map<string, Kin[]>()
  for (const courier of couriers) {
    for (const name of new Set([courier.name, courier.nameZhCn, courier.nameZhHk])) {
      const text = readCourierText(name)
      const names = text.inner.filter((inside) => !lands.has(keyOf(inside)) && !isAside(inside))
      addName(whole, keyOf(text.words), courier)
      if (text.inner.length > 0 && names.length === text.inner.length) {
        addName(whole, keyOf(text.outer), courier)
        for (const one of names) addName(inBrackets, keyOf(one), courier)
      }
      const { core, ...one } = kinOf(text, lands)
      if (core !== '') addTo(kin, core, { courier, ...one })
    }
  }
  return { whole, kin, inBrackets }
}

function addName(
  names: Map<string, CourierCandidate[]>,
  key: string,
  courier: CourierCandidate,
): void {
  if (!NO_NAMES.has(key) && names.get(key)?.includes(courier) !== true) addTo(names, key, courier)
}

/** Placeholders for unknown couriers in lists. */
const NO_NAMES: ReadonlySet<string> = new Set(['', 'unknown', '未知'])
const ASIDES = new Set(
  'domestic demestic national formerly international apl asia eu europe apac ecommerce pudo'.split(
    ' ',
  ),
)
const isAside = (words: readonly string[]) => words.some((word) => ASIDES.has(word))

/** A name without its land and its general words. */
export function kinOf({ words, outer }: CourierText, lands: ReadonlyMap<string, string>) {
  const before = splitLand(outer, lands)?.before ?? outer
  const saysLand = before.length < outer.length || splitLand(words, lands) !== null
  return { ...partGeneric(before), saysLand }
}

const LONGEST_LAND = 4

/** A courier's words before the land at their end; null when they don't end with a land. */
export function splitLand(words: readonly string[], lands: ReadonlyMap<string, string>) {
  for (let count = Math.min(LONGEST_LAND, words.length - 1); count > 0; count -= 1) {
    const land = lands.get(keyOf(words.slice(-count)))
    if (land !== undefined) return { before: words.slice(0, -count), land }
  }
  return null
}
