import { lazy } from '#base/lazy.ts'
import type { CourierNames } from '#domain/draft/issues/knowledge.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { keyOf, readCourierText } from './courier-text.ts'
import { createCourierFinder, type CourierSources } from './find-probable-courier.ts'

/** Creates the knowledge for checking a sheet's couriers. */
export function createCourierKnowledge(sources: CourierSources): CourierNames {
  const byCode = lazy(() => namesByCode(sources))
  const seenCodes = lazy(() => new Set(sources.seen.map(({ key }) => key)))
  const hasDigitCodes = lazy(() => areAllDigits(sources.seen))
  const names = lazy(() => namesIn(sources))
  const beginnings = lazy(() => indexBeginnings(sources.listed))
  const find = remembering(createCourierFinder(sources))
  // Digits alone are always a code.
  const isCode = (value: string) => /^\d+$/.test(value) || byCode().has(value)
  const isName = (value: string) =>
    find(value).length > 0 ||
    sources.isCourierWord(value) ||
    (hasDigitCodes() && /\p{L}/u.test(value))
  const probableCouriers = (value: string) => (isCode(value) ? [] : find(value))
  return {
    isCourierName: remembering((value) => !isCode(value) && isName(value)),
    isListedName: (text) => names().has(text.toLowerCase()),
    isNamedByService: (code) => seenCodes().has(code),
    couriersNamed: (name) =>
      name.length < 2 ? [] : [...(beginnings().get(keyOfName(name)) ?? [])],
    probableCouriers,
    namesOfCode: (code) => byCode().get(code) ?? null,
  }
}

/** So many codes of digits alone show that a service has no others. */
const ENOUGH_CODES = 10

function areAllDigits(seen: readonly CourierCandidate[]): boolean {
  return seen.length >= ENOUGH_CODES && seen.every(({ key }) => /^\d+$/.test(key))
}

/** This service's names take precedence over the public list. */
function namesByCode({ seen, listed }: CourierSources): ReadonlyMap<string, CourierCandidate> {
  return new Map([...listed, ...seen].map((candidate) => [candidate.key, candidate]))
}

function namesIn({ seen, listed }: CourierSources): ReadonlySet<string> {
  const names = [...listed, ...seen].flatMap((one) => [one.name, one.nameZhCn, one.nameZhHk])
  return new Set(names.filter((name) => name !== '').map((name) => name.toLowerCase()))
}

const keyOfName = (name: string) => keyOf(readCourierText(name).words)

/** Courier codes by each sequence of words that a name starts with, up to the whole name. */
function indexBeginnings(
  listed: readonly CourierCandidate[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const codes = new Map<string, Set<string>>()
  for (const { key, name, nameZhCn, nameZhHk } of listed) {
    for (const one of new Set([name, nameZhCn, nameZhHk])) {
      const { words } = readCourierText(one)
      for (const last of words.keys()) {
        const beginning = keyOf(words.slice(0, last + 1))
        codes.set(beginning, (codes.get(beginning) ?? new Set()).add(key))
      }
    }
  }
  return codes
}

const MOST_REMEMBERED = 1000

/** Caches results: a sheet has few couriers, each many times, or many texts that are no couriers, each asked repeatedly. */
function remembering<Answer>(find: (courier: string) => Answer): (courier: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>()
  return (courier) => {
    const { answer } = known.get(courier) ?? { answer: find(courier) }
    if (known.size === MOST_REMEMBERED) known.clear()
    known.set(courier, { answer })
    return answer
  }
}
