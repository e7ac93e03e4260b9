import type { EarlierUploads } from './earlier-uploads.ts'
import { createKnownCouriers, type KnownCouriersOptions } from './known-couriers.ts'
import type { ListKnowledge } from './list-knowledge.ts'
import { createPoll } from './poll.ts'
import { isChecked } from './session.ts'

type KnowledgeOptions = KnownCouriersOptions & {
  readonly elapsed: () => number
  readonly loadKnowledge: () => Promise<ListKnowledge>
}

/** Loads what the late checks know, beside everything else. */
export function gatherKnowledge(options: KnowledgeOptions) {
  const { session, onMore, onError } = options
  const couriers = createKnownCouriers(options)
  let earlier: EarlierUploads | null = null

  const loadLists = async () => {
    try {
      const lists = await options.loadKnowledge()
      session.knowledge = { ...session.knowledge, ...lists }
      void couriers.setLists(lists)
    } catch (error) {
      onError(error)
    }
    session.knows = true
    onMore()
  }
  /** Whether anything was new. Most people's first sheet has nothing before it: then nothing is loaded for it. */
  const readUploads = async (): Promise<boolean> => {
    const store = await options.store()
    const headers = await store.listHeaders()
    if (earlier === null && headers.length === 0) return false
    // Without a network it cannot be loaded now; the next look tries again.
    const part = earlier ? null : await import('./earlier-uploads.ts').catch(() => null)
    earlier ??= part?.createEarlierUploads(store) ?? null
    const index = (await earlier?.refresh(headers)) ?? null
    if (index === null) return false
    session.knowledge = { ...session.knowledge, earlier: index }
    session.repeatsFrom = 0
    return true
  }
  const look = async (): Promise<boolean> => {
    let isNew = false
    try {
      isNew = await readUploads()
    } catch (error) {
      onError(error)
    }
    const isFirst = !session.knowsEarlier
    session.knowsEarlier = true
    // While rows are still being checked, that tells the page soon enough.
    if (isNew || (isFirst && isChecked(session))) onMore()
    return isNew
  }
  const poll = createPoll(look, options.elapsed)
  return {
    /** Done when formats and names are loaded, or could not be: the sheet is usable without them. */
    lists: loadLists(),
    couriers,
    /** Looks again what earlier uploads had, soon; not more often than is of use. */
    lookAtUploads: () => {
      // Without rows there is nothing to compare, and without storage nothing to compare with.
      if (session.canKeep && session.draft.order.length > 0) poll()
    },
  }
}
