import { once } from '#base/once.ts'
import { loadAliases } from '#domain/columns/header/load-aliases.ts'
import type { CourierSources } from '#domain/couriers/list/find-probable-courier.ts'
import type { CourierNames, Knowledge } from '#domain/draft/issues/knowledge.ts'
import { loadFormatIndex } from '#domain/formats/format-index.ts'
import { createNumberKnowledge, type NumberKnowledge } from '#domain/formats/number-knowledge.ts'
import { createCourierKnowledge } from './courier-knowledge.ts'
import { loadCourierList } from './courier-list.ts'

/** Couriers that this service has named, and the user's choices for names. */
export type OwnCouriers = Pick<CourierSources, 'chosen' | 'seen'>

/** Knowledge for the checks from the public lists. */
export type ListKnowledge = NumberKnowledge & {
  /** Knows the couriers of a service and of the public list, which is fetched for the first who needs it. */
  readonly loadCouriers: (own?: OwnCouriers) => Promise<CourierNames>
  /** The same before a courier is needed: the first text of a courier is reported, and then the list is loaded. */
  readonly awaitCouriers: (own: OwnCouriers, onNeeded: () => void) => CourierNames
}

const NO_COURIERS: OwnCouriers = { seen: [], chosen: new Map() }

/** Loads the formats, which are a chunk of their own; the list of couriers is another. */
export async function loadListKnowledge(): Promise<ListKnowledge> {
  const [index, { isCourierWord = () => false }] = await Promise.all([
    loadFormatIndex(),
    loadAliases(),
  ])
  const list = once(loadCourierList)
  return {
    ...createNumberKnowledge(index),
    loadCouriers: async (own = NO_COURIERS) =>
      createCourierKnowledge({ ...own, listed: await list(), isCourierWord }),
    awaitCouriers: (own, onNeeded) =>
      reporting(createCourierKnowledge({ ...own, listed: [], isCourierWord }), (text) => {
        if (text !== '') onNeeded()
      }),
  }
}

/** Answers with the knowledge of formats, and with that of all couriers if the answer needs them. */
export async function askKnowledge<Answer>(
  { loadCouriers, awaitCouriers, ...numbers }: ListKnowledge,
  ask: (knowledge: Knowledge) => Answer,
): Promise<Answer> {
  let isNeeded = false
  const onNeeded = () => {
    isNeeded = true
  }
  const answer = ask({ ...numbers, ...awaitCouriers(NO_COURIERS, onNeeded) })
  return isNeeded ? ask({ ...numbers, ...(await loadCouriers()) }) : answer
}

/** Shorter beginnings of a number are letters of the number itself. */
const SHORTEST_NAME = 3

/** Reports the first texts that couriers are looked for in. */
function reporting(known: CourierNames, onText: (text: string) => void): CourierNames {
  const first =
    <Answer>(find: (text: string) => Answer) =>
    (text: string) => {
      onText(text)
      return find(text)
    }
  return {
    ...known,
    isCourierName: first(known.isCourierName),
    couriersNamed: (name) => {
      if (name.length >= SHORTEST_NAME) onText(name)
      return known.couriersNamed(name)
    },
    probableCouriers: first(known.probableCouriers),
  }
}
