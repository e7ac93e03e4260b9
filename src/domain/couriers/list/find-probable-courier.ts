import { lazy } from '#base/lazy.ts'
import type { CourierCandidate, ProbableCourier } from '#domain/entry/upload-result.ts'
import COURIER_ALIASES from './courier-aliases.json'
import { type CourierIndex, indexCouriers, kinOf, splitLand } from './courier-index.ts'
import { plainName } from './courier-memory.ts'
import {
  arePost,
  areService,
  keyOf,
  partGeneric,
  partsOfText,
  readCourierText,
} from './courier-text.ts'
import { namesOfLands } from './lands.ts'
import { createAlikeFinder } from './alike.ts'

/** Known couriers: the user's earlier choices, those that this service has named, and a public list. */
export type CourierSources = {
  /** Chosen codes, by the `plainName` they were chosen for. */
  readonly chosen: ReadonlyMap<string, string>
  readonly seen: readonly CourierCandidate[]
  readonly listed: readonly CourierCandidate[]
  /** Whether a text has the name of a common courier in it. */
  readonly isCourierWord: (text: string) => boolean
}

/** Returns the couriers that a text may mean: one, several to choose from, or none. */
type FindProbable = (text: string) => readonly ProbableCourier[]
type Words = readonly string[]
type Couriers = readonly CourierCandidate[]

/** What a text may mean. Couriers whose name is only similar are offered and never taken. */
type Meaning = { readonly couriers: readonly ProbableCourier[]; readonly isSure: boolean }

type InSources = (findIn: (index: CourierIndex) => Couriers) => readonly ProbableCourier[]

const NOTHING: Meaning = { couriers: [], isSure: true }
const NO_CANDIDATES: Couriers = []

/** Creates a finder of the couriers that texts mean. The public list is asked after the service and the user's choices. */
export function createCourierFinder(sources: CourierSources): FindProbable {
  const { chosen, seen, listed } = sources
  const known = lazy(() => new Map([...listed, ...seen].map((one) => [one.key, one])))
  const isSeen = lazy(() => new Set(seen.map(({ key }) => key)))
  const find = lazy(() => createListFinder(sources))
  return (text) => {
    const plain = plainName(text)
    if (plain === '') return []
    const code = chosen.get(plain)
    const choice = (key: string): readonly ProbableCourier[] => [
      { ...(known().get(key) ?? namelessCourier(key)), from: 'chosen-before' },
    ]
    if (code !== undefined && (isSeen().has(code) || seen.length === 0)) return choice(code)
    const { couriers, isSure } = find()(text)
    const isOfService = isSure && couriers[0]?.from === 'service'
    if (code !== undefined && !isOfService) return choice(code)
    return isSure ? couriers : couriers.map((one) => ({ ...one, isSimilar: true }))
  }
}

/** Returns a courier of which only the code is known. */
export function namelessCourier(key: string): CourierCandidate {
  const nothing = { country: '', countryIso: '', url: '', group: '' }
  return { key, name: '', nameZhCn: '', nameZhHk: '', ...nothing }
}

/** Common names of couriers, with the listed names that each may mean: several to choose from, or none at all. */
const ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  COURIER_ALIASES.flatMap(([called = '', means = '']) => {
    const meant = means.split('; ').filter(Boolean).map(plainName)
    return called.split('; ').map((one) => [plainName(one), meant] as const)
  }),
)

function createListFinder({
  seen,
  listed,
  isCourierWord,
}: CourierSources): (text: string) => Meaning {
  const lands = namesOfLands(new Set([...listed, ...seen].map(({ countryIso }) => countryIso)))
  const bySource = [
    ['service', indexCouriers(seen, lands)],
    ['public-list', indexCouriers(listed, lands)],
  ] as const

  const inSources = firstOf(bySource)
  const findAlike = createAlikeLookup(bySource)
  const findNamed = (words: Words) => inSources((index) => findWhole(index, words, lands))
  const isWellKnown = (words: Words) =>
    (ALIASES.get(keyOf(words))?.length ?? 0) > 0 || isCourierWord(words.join(' '))
  const findBeginning = (words: Words): Meaning => {
    for (let count = words.length - 1; count > 0; count -= 1) {
      const beginning = words.slice(0, count)
      const rest = words.slice(count)
      const isKnown = isWellKnown(beginning)
      if (!isKnown && (keyOf(beginning).length < SHORTEST || areService(beginning.slice(-1))))
        continue
      const couriers = findNamed(beginning)
      if (couriers.length === 0) continue
      const isDistinct = isKnown || isDistinctive(keyOf(beginning))
      const isRepeated = () =>
        findNamed(rest).some(({ key }) => couriers.some((one) => one.key === key))
      return { couriers, isSure: (isDistinct && isSaidBy(rest, lands)) || isRepeated() }
    }
    return NOTHING
  }
  const findPart = (text: string): Meaning => {
    const { words, outer, inner } = readCourierText(text)
    for (const one of outer.length === words.length ? [words] : [words, outer]) {
      const couriers = findNamed(one)
      if (couriers.length > 0 || ALIASES.get(keyOf(one))?.length === 0)
        return { couriers, isSure: true }
    }
    const begun = findBeginning(outer)
    if (begun.couriers.length > 0) return begun
    const inside = inner.map(findNamed).find((found) => found.length > 0)
    return inside === undefined ? NOTHING : { couriers: inside, isSure: true }
  }
  return (text) => {
    const { words } = readCourierText(text)
    const named = findNamed(words)
    if (named.length > 0) return { couriers: named, isSure: true }
    const parts = partsOfText(text)
    const found = parts.length > 1 ? joinMeanings(parts.map(findPart)) : NOTHING
    const meaning = found.couriers.length > 0 ? found : findPart(text)
    return meaning.couriers.length > 0 || ALIASES.has(keyOf(words))
      ? meaning
      : { couriers: findAlike(plainName(text)), isSure: false }
  }
}

type Sources = readonly (readonly [from: ProbableCourier['from'], index: CourierIndex])[]

/** Asks for the couriers of the first source that has any. */
function firstOf(sources: Sources): InSources {
  return (findIn) => {
    for (const [from, index] of sources) {
      const found = eachOnce(findIn(index))
      if (found.length > 0) return found.map((courier) => ({ ...courier, from }))
    }
    return []
  }
}

/** Creates a finder of the couriers with a name that differs by one letter. */
function createAlikeLookup(sources: Sources) {
  const inSources = firstOf(sources)
  const alike = lazy(() => {
    const names = sources.flatMap(([, { whole }]) => [...whole.keys()])
    return createAlikeFinder([...ALIASES.keys(), ...names])
  })
  return (plain: string) => {
    const called = alike()(plain)
    const meant = [...called, ...called.flatMap((name) => ALIASES.get(name) ?? [])]
    const found = inSources(({ whole }) => meant.flatMap((name) => whole.get(name) ?? []))
    return found.slice(0, MOST_ALIKE)
  }
}

/** Shorter beginnings are of other names, and those below the second length may be common words. */
const SHORTEST = 3
const SHORTEST_ALONE = 6
const isDistinctive = (key: string) =>
  key.length >= SHORTEST_ALONE || /^[\p{sc=Han}\p{sc=Hangul}]{2}/u.test(key)
/** More couriers with a similar name are too many to choose from. */
const MOST_ALIKE = 6

/** What is behind a courier's name says how or where it delivers. */
function isSaidBy(rest: Words, lands: ReadonlyMap<string, string>): boolean {
  if (areService(rest) || lands.has(keyOf(rest))) return true
  const { before = rest } = splitLand(rest, lands) ?? {}
  return before.length < rest.length && areService(before)
}

/** The courier that all parts mean, or all couriers of the parts. */
function joinMeanings(parts: readonly Meaning[]): Meaning {
  const meant = parts.filter(({ couriers }) => couriers.length > 0)
  const sure = meant.filter(({ isSure }) => isSure)
  const [first = NOTHING, ...others] = sure.length > 0 ? sure : meant
  const common = first.couriers.filter(({ key }) =>
    others.every(({ couriers }) => couriers.some((one) => one.key === key)),
  )
  if (common.length > 0) return { ...first, couriers: common }
  const all = new Map(
    [first, ...others].flatMap(({ couriers }) => couriers.map((one) => [one.key, one])),
  )
  return { ...first, couriers: [...all.values()] }
}

type Lands = ReadonlyMap<string, string>

/** The couriers that these words name, with or without a land behind them. */
function findWhole(index: CourierIndex, words: Words, lands: Lands): Couriers {
  const key = keyOf(words)
  const called = findAliased(index, key)
  if (called !== null) return called
  const exact = index.whole.get(key)
  if (exact !== undefined) return withDoubles(index, exact, lands)
  const found = findInLand(index, words, lands) ?? findKin(index, words)
  return found.length > 0 ? found : (index.inBrackets.get(key) ?? [])
}

/** A common name means these couriers and any that is called so, so that `Correos` never becomes `Correos Express`. */
function findAliased(index: CourierIndex, key: string): Couriers | null {
  const meant = ALIASES.get(key)
  if (meant === undefined) return null
  return meant.length === 0 ? [] : [...meant, key].flatMap((name) => index.whole.get(name) ?? [])
}

/** Adds the couriers of the same land whose names say no less: `GLS Group` for `GLS`, but not `GLS` for `GLS Group`. */
function withDoubles(index: CourierIndex, exact: Couriers, lands: Lands): Couriers {
  const [first, ...others] = exact
  if (first === undefined || others.length > 0) return exact
  const text = readCourierText(first.name)
  const { core, general, saysLand } = kinOf(text, lands)
  const doubles = (index.kin.get(core) ?? []).filter(
    (one) =>
      one.courier.countryIso === first.countryIso &&
      (one.saysLand || !saysLand) &&
      general.every((word) => one.general.includes(word)),
  )
  return [first, ...doubles.map(({ courier }) => courier)]
}

/** `DPD Germany`, `Post AT`, `巴西邮政`: null when no land is named, or none of its couriers is called so. */
function findInLand(index: CourierIndex, words: Words, lands: Lands): Couriers | null {
  const behind = splitLand(words, lands)
  const before = splitLand(words.toReversed(), lands)
  for (const one of [behind, before && { ...before, before: before.before.toReversed() }]) {
    if (one !== null && arePost(one.before)) {
      const posts = postsOf(index, one.land)
      if (posts.length > 0) return posts
    }
  }
  return behind === null ? null : narrowToLand(index, behind, lands)
}

function narrowToLand(
  index: CourierIndex,
  { before, land }: { readonly before: Words; readonly land: string },
  lands: Lands,
): Couriers | null {
  const called = findAliased(index, keyOf(before)) ?? index.whole.get(keyOf(before)) ?? []
  const all = [...called, ...findKin(index, before)]
  const there = all.filter(({ countryIso }) => countryIso === land)
  if (there.length > 0) return there
  // A courier without a land in its name delivers everywhere.
  const everywhere = called.filter(
    ({ name }) => splitLand(readCourierText(name).words, lands) === null,
  )
  return everywhere.length > 0 ? everywhere : null
}

const LAST_POST = 100_000
const SAYS_POST = /post|correo|correio|poczt|pošt/i
/** Branches of a post, such as its parcels abroad. */
const BRANCH = /\b(?:ems|international|domestic|express)\b/i

/** The post of a land: couriers with low codes of the list are posts. */
function postsOf({ whole }: CourierIndex, land: string): Couriers {
  const posts = eachOnce([...whole.values()].flat()).filter(
    ({ key, countryIso }) => countryIso === land && /^\d+$/.test(key) && Number(key) < LAST_POST,
  )
  const named = posts.filter(({ name }) => SAYS_POST.test(name) && !BRANCH.test(name))
  return named.length > 0 ? named : posts.slice(0, 1)
}

const SHORTEST_WITH_MORE = 5

/** Couriers whose name differs only by its land and by general words, of which one of both has more. */
function findKin({ kin }: CourierIndex, words: Words): Couriers {
  const { core, general } = partGeneric(words)
  if (core.length < 2) return NO_CANDIDATES
  const all = kin.get(core) ?? []
  const same = all.filter((one) => String(one.general) === String(general))
  const more = (few: Words, many: Words) => few.every((word) => many.includes(word))
  // A short name with another general word is another courier: `Blue Logistics` is not `BLUE`.
  const found =
    same.length > 0
      ? same
      : all.filter(
          (one) =>
            more(general, one.general) ||
            (more(one.general, general) && core.length >= SHORTEST_WITH_MORE),
        )
  return found.map(({ courier }) => courier)
}

function eachOnce(couriers: Couriers): Couriers {
  return [...new Map(couriers.map((one) => [one.key, one])).values()]
}
