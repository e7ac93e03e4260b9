import { loadAliases } from '#domain/columns/header/load-aliases.ts'
import type { CourierSources } from '#domain/couriers/list/find-probable-courier.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { loadFormatIndex } from '#domain/formats/format-index.ts'
import { createNumberKnowledge } from '#domain/formats/number-knowledge.ts'
import { createCourierKnowledge } from './courier-knowledge.ts'
import { loadCourierList } from './courier-list.ts'

/** Couriers that this service has named, and the user's choices for names. */
export type OwnCouriers = Omit<CourierSources, 'listed'>

/** Knowledge for the checks from the public lists. */
export type ListKnowledge = Knowledge & {
  /** Adds what this browser knows about the couriers of a service. */
  readonly knowCouriers: (own: OwnCouriers) => ReturnType<typeof createCourierKnowledge>
}

const NO_COURIERS: OwnCouriers = { seen: [], chosen: new Map() }

/** Loads formats and courier names, which are chunks of their own. */
export async function loadListKnowledge(): Promise<ListKnowledge> {
  const [index, listed, { isCourierWord }] = await Promise.all([
    loadFormatIndex(),
    loadCourierList(),
    loadAliases(),
  ])
  const named = indexNames(listed)
  const isWord = (courier: string) => isCourierWord?.(courier) === true
  const knowCouriers = (own: OwnCouriers) => createCourierKnowledge({ ...own, listed }, isWord)
  return {
    ...createNumberKnowledge(index),
    couriersNamed: (name) => (name.length < 2 ? [] : [...(named.get(name.toLowerCase()) ?? [])]),
    ...knowCouriers(NO_COURIERS),
    knowCouriers,
  }
}

/** Courier codes by full name, and by each sequence of words that a name starts with. */
function indexNames(listed: readonly CourierCandidate[]): ReadonlyMap<string, ReadonlySet<string>> {
  const codes = new Map<string, Set<string>>()
  for (const { key, name, nameZhCn, nameZhHk } of listed) {
    for (const one of [name, nameZhCn, nameZhHk]) {
      const words = one.toLowerCase().split(' ')
      for (const last of words.keys()) {
        const beginning = words.slice(0, last + 1).join(' ')
        codes.set(beginning, (codes.get(beginning) ?? new Set()).add(key))
      }
    }
  }
  return codes
}
