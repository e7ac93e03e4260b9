import { mayBeOfShop } from '#domain/upload/shops.ts'
import { compareAgain } from '#domain/draft/findings.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import { createEarlierUploads, type EarlierUploads } from './earlier-uploads.ts'
import { createKnownCouriers, type KnownCouriersOptions } from './known-couriers.ts'
import type { ListKnowledge } from '#domain/couriers/list/load-knowledge.ts'
import { createPoll } from './poll.ts'

type KnowledgeOptions = KnownCouriersOptions & {
  readonly elapsed: () => number
  readonly loadKnowledge: () => Promise<ListKnowledge>
  /** Called when earlier uploads were read for the first time without a result: rows can now count as compared. */
  readonly onFirstRead: () => void
}

/** Loads the knowledge for the late checks in the background. */
export function gatherKnowledge(options: KnowledgeOptions) {
  const { session, onMore, onFirstRead, onError } = options
  const couriers = createKnownCouriers(options)
  let earlier: EarlierUploads | null = null

  const loadLists = async () => {
    try {
      const lists = await options.loadKnowledge()
      const { loadCouriers: _, awaitCouriers: __, ...numbers } = lists
      const knowledge = { ...session.world.knowledge, ...numbers }
      session.world = { ...session.world, knowledge }
      void couriers.setLists(lists)
    } catch (error) {
      onError(error)
    }
    session.knows = true
    onMore()
  }
  /** Returns whether there was a change. */
  const readUploads = async (): Promise<boolean> => {
    const store = await options.store()
    const headers = (await store.listHeaders()).filter((header) =>
      mayBeOfShop(header, session.shop),
    )
    if (earlier === null && headers.length === 0) return false
    earlier ??= createEarlierUploads(store)
    const index = await earlier.refresh(headers)
    if (index === null) return false
    session.world = { ...session.world, earlier: index }
    compareAgain(session.draft)
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
    if (isNew) onMore()
    else if (isFirst) onFirstRead()
    return isNew
  }
  const poll = createPoll(look, options.elapsed)
  return {
    /** Resolves when formats and names are loaded or failed to load: the sheet works without them. */
    lists: loadLists(),
    couriers,
    /** Checks earlier uploads again soon, but not too often. */
    lookAtUploads: () => {
      // Needs rows to compare, and storage with uploads.
      if (session.canKeep && sheetRows(session.draft.rows).length > 0) poll()
    },
  }
}
