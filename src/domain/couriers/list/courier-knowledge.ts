import type { CourierNames } from '#domain/draft/issues/knowledge.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { createCourierFinder, type CourierSources } from './find-probable-courier.ts'

/** Creates the knowledge for checking a sheet's couriers. `isCourierWord` recognises names without a code. */
export function createCourierKnowledge(
  sources: CourierSources,
  isCourierWord: (word: string) => boolean,
): Omit<CourierNames, 'couriersNamed'> {
  const byCode = once(() => namesByCode(sources))
  const seenCodes = once(() => new Set(sources.seen.map(({ key }) => key)))
  const names = once(() => namesIn(sources))
  const find = remembering(createCourierFinder(sources))
  // Digits alone are always a code.
  const isCode = (value: string) => /^\d+$/.test(value) || byCode().has(value)
  const isName = (value: string) => find(value).length > 0 || isCourierWord(value)
  const probableCouriers = (value: string) => (isCode(value) ? [] : find(value))
  return {
    isCourierName: remembering((value) => !isCode(value) && isName(value)),
    isListedName: (text) => names().has(text.toLowerCase()),
    isNamedByService: (code) => seenCodes().has(code),
    probableCourier: (value) => {
      const [only = null, ...others] = probableCouriers(value)
      return others.length === 0 ? only : null
    },
    probableCouriers,
    namesOfCode: (code) => byCode().get(code) ?? null,
  }
}

/** This service's names take precedence over the public list. */
function namesByCode({ seen, listed }: CourierSources): ReadonlyMap<string, CourierCandidate> {
  return new Map([...listed, ...seen].map((candidate) => [candidate.key, candidate]))
}

function namesIn({ seen, listed }: CourierSources): ReadonlySet<string> {
  const names = [...listed, ...seen].flatMap((one) => [one.name, one.nameZhCn, one.nameZhHk])
  return new Set(names.filter((name) => name !== '').map((name) => name.toLowerCase()))
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** Limit of the cache, since a column with more different values doesn't contain couriers. */
const MOST_REMEMBERED = 1000

/** Caches results, since a sheet has few couriers, each many times. */
function remembering<Answer>(find: (courier: string) => Answer): (courier: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>()
  return (courier) => {
    const { answer } = known.get(courier) ?? { answer: find(courier) }
    if (known.size < MOST_REMEMBERED) known.set(courier, { answer })
    return answer
  }
}
