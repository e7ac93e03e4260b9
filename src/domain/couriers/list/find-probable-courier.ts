import { addTo } from '#base/group-by.ts'
import COURIER_ALIASES from './courier-aliases.json'
import type { CourierCandidate, ProbableCourier } from '#domain/entry/upload-result.ts'
import { plainName } from './courier-memory.ts'

/** Known couriers: the user's earlier choices, those that this service has named, and a public list. */
export type CourierSources = {
  /** Chosen codes, by the `plainName` they were chosen for. */
  readonly chosen: ReadonlyMap<string, string>
  readonly seen: readonly CourierCandidate[]
  readonly listed: readonly CourierCandidate[]
}

/** Returns the couriers that a name may mean: one, several that fit equally well, or none. */
type FindProbable = (name: string) => readonly ProbableCourier[]

type Index = {
  /** Couriers by whole name, by name without brackets, and by name without a word such as Express. */
  readonly whole: Names
  readonly withoutBrackets: Names
  readonly withoutWords: Names
}
type Names = ReadonlyMap<string, readonly CourierCandidate[]>

/**
 * Creates a finder of the couriers that names mean. Earlier choices come first, then answers of this service, then the
 * public list.
 */
export function createCourierFinder({ chosen, seen, listed }: CourierSources): FindProbable {
  const bySource = [
    ['service', lazyIndex(seen)],
    ['public-list', lazyIndex(listed)],
  ] as const
  const findChosen = (code: string): ProbableCourier => {
    const known = [...seen, ...listed].find(({ key }) => key === code)
    return { ...(known ?? namelessCourier(code)), from: 'chosen-before' }
  }
  return (name) => {
    const plain = plainName(name)
    const code = chosen.get(plain)
    if (code !== undefined) return [findChosen(code)]
    if (plain === '') return []
    for (const [from, indexOf] of bySource) {
      const found = findIn(indexOf(), name, plain)
      if (found.length > 0) return found.map((candidate) => ({ ...candidate, from }))
    }
    return []
  }
}

/** Returns a courier of which only the code is known. */
export function namelessCourier(key: string): CourierCandidate {
  const nothing = { country: '', countryIso: '', url: '', group: '' }
  return { key, name: '', nameZhCn: '', nameZhHk: '', ...nothing }
}

function findIn(index: Index, name: string, plain: string): readonly CourierCandidate[] {
  const exact = index.whole.get(plain)
  if (exact) return exact
  const meant = ALIASES.get(plain)
  if (meant) return eachOnce(meant.flatMap((one) => index.whole.get(one) ?? []))
  const inCountry = findInCountry(index, plain)
  if (inCountry.length > 0) return inCountry
  return (
    index.withoutBrackets.get(plain) ??
    index.withoutWords.get(plain) ??
    index.whole.get(plainName(dropWords(name))) ??
    []
  )
}

/** Finds `DPD (DE)` for `DPD Germany`, or else the couriers of that country that are called DPD. */
function findInCountry(index: Index, plain: string): readonly CourierCandidate[] {
  const found = splitCountry(plain).flatMap(({ before, countryIso }) => {
    const aliased = (ALIASES.get(before) ?? []).flatMap((one) => index.whole.get(one) ?? [])
    return [index.withoutBrackets.get(before), index.withoutWords.get(before), aliased]
      .map((called = []) => called.filter((one) => one.countryIso === countryIso))
      .find((called) => called.length > 0)
  })
  return eachOnce(found.flatMap((one) => one ?? []))
}

/**
 * Common names of couriers, with the listed names that each may mean: several when the name is ambiguous, none when it
 * isn't a courier. A name in this table means exactly these, so that `Correos` never becomes `Correos Express`.
 */
const ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  COURIER_ALIASES.flatMap(([called = '', means = '']) => {
    const meant = means.split('; ').filter(Boolean).map(plainName)
    return called.split('; ').map((one) => [plainName(one), meant] as const)
  }),
)

/** Builds the index for the first name only, since most sheets have codes or no couriers. */
function lazyIndex(candidates: readonly CourierCandidate[]): () => Index {
  let index: Index | undefined
  return () => (index ??= indexNames(candidates))
}

function indexNames(candidates: readonly CourierCandidate[]): Index {
  return {
    whole: groupBy(candidates, (name) => name),
    withoutBrackets: groupBy(candidates, dropBrackets),
    withoutWords: groupBy(candidates, (name) => dropWords(dropBrackets(name))),
  }
}

function groupBy(candidates: readonly CourierCandidate[], nameOf: (name: string) => string): Names {
  const groups = new Map<string, CourierCandidate[]>()
  for (const candidate of candidates) {
    const { name, nameZhCn, nameZhHk } = candidate
    for (const plain of new Set([name, nameZhCn, nameZhHk].map((one) => plainName(nameOf(one))))) {
      if (!NO_NAMES.has(plain)) addTo(groups, plain, candidate)
    }
  }
  return groups
}

/** Placeholders for unknown couriers in lists. */
const NO_NAMES: ReadonlySet<string> = new Set(['', 'unknown', '未知'])

function eachOnce(candidates: readonly CourierCandidate[]): readonly CourierCandidate[] {
  return [...new Set(candidates)]
}

function dropBrackets(name: string): string {
  return name.replace(/[(（][^()（）]*[)）]/g, ' ')
}

/** Drops words that a courier's name may have or lack. */
function dropWords(name: string): string {
  return name.replace(
    /\b(?:express|courier|couriers|logistics|logística|logistica|kargo|cargo|paquetería|mensajería|inc|ltd|co|company)\b\.?|速运|速運|速递|速遞|快递|快遞|快运|快運|物流|宅配/giu,
    ' ',
  )
}

/** Country names and codes that follow a courier's name, as in `DPD Germany` or `J&T MX`. */
const COUNTRIES: readonly (readonly [iso: string, names: string])[] = [
  ['DE', 'DE; Germany; Deutschland; Alemania; 德国'],
  ['GB', 'UK; GB; United Kingdom; Reino Unido; England; Inglaterra; 英国'],
  ['FR', 'FR; France; Francia; 法国'],
  ['ES', 'ES; Spain; España; 西班牙'],
  ['IT', 'IT; Italy; Italia; 意大利'],
  ['NL', 'NL; Netherlands; Países Bajos; Holanda; 荷兰'],
  ['BE', 'BE; Belgium; Bélgica; 比利时'],
  ['PL', 'PL; Poland; Polonia; Polska; 波兰'],
  ['US', 'US; USA; United States; Estados Unidos; EE. UU.; 美国'],
  ['CA', 'CA; Canada; Canadá; 加拿大'],
  ['MX', 'MX; Mexico; México; 墨西哥'],
  ['BR', 'BR; Brazil; Brasil; 巴西'],
  ['CL', 'CL; Chile; 智利'],
  ['CO', 'CO; Colombia; 哥伦比亚'],
  ['CN', 'CN; China; 中国'],
  ['SG', 'SG; Singapore; Singapur; 新加坡'],
  ['MY', 'MY; Malaysia; Malasia; 马来西亚'],
  ['ID', 'ID; Indonesia; 印尼; 印度尼西亚'],
  ['TH', 'TH; Thailand; Tailandia; 泰国'],
  ['VN', 'VN; Vietnam; 越南'],
  ['PH', 'PH; Philippines; Filipinas; 菲律宾'],
]

const BY_NAME = COUNTRIES.flatMap(([iso, names]) =>
  names.split('; ').map((name) => [plainName(name), iso] as const),
)

/** Returns every way to split a plain name into a courier and a country at its end. */
function splitCountry(
  plain: string,
): readonly { readonly before: string; readonly countryIso: string }[] {
  return BY_NAME.filter(([country]) => plain.endsWith(country) && plain !== country).map(
    ([country, countryIso]) => ({ before: plain.slice(0, -country.length), countryIso }),
  )
}
