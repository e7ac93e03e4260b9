import { mayBeOfShop } from '#domain/upload/shops.ts'
import { compareAgain } from '#domain/draft/findings.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import { createEarlierUploads, type EarlierUploads } from './earlier-uploads.ts'
import { createKnownCouriers, type KnownCouriersOptions } from './known-couriers.ts'
import type { ListKnowledge } from './list-knowledge.ts'
import { createPoll } from './poll.ts'

type KnowledgeOptions = KnownCouriersOptions & {
  readonly elapsed: () => number
  readonly loadKnowledge: () => Promise<ListKnowledge>
  /** Earlier uploads have been looked at for the first time, and none is there: rows can be compared from now on. */
  readonly onFirstLook: () => void
}

/** Loads what the late checks know, beside everything else. */
export function gatherKnowledge(options: KnowledgeOptions) {
  const { session, onMore, onFirstLook, onError } = options
  const couriers = createKnownCouriers(options)
  let earlier: EarlierUploads | null = null

  const loadLists = async () => {
    try {
      const lists = await options.loadKnowledge()
      const { knowCouriers: _later, ...known } = lists
      session.world = { ...session.world, knowledge: known }
      void couriers.setLists(lists)
    } catch (error) {
      onError(error)
    }
    session.knows = true
    onMore()
  }
  /** Whether anything was new. */
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
    else if (isFirst) onFirstLook()
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
      if (session.canKeep && sheetRows(session.draft.rows).length > 0) poll()
    },
  }
}
