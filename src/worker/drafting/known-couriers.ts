import { namesToRemember } from '#domain/couriers/list/courier-memory.ts'
import type { CourierReplacement } from '#domain/draft/changes/courier-values.ts'
import type { CourierNames } from '#domain/draft/issues/knowledge.ts'
import { recheckAll } from '#domain/draft/findings.ts'
import type { Store } from '#storage/store.ts'
import type { ListKnowledge, OwnCouriers } from '#domain/couriers/list/load-knowledge.ts'
import type { DraftSession } from '#worker/session/session.ts'

export type KnownCouriersOptions = {
  readonly session: DraftSession
  readonly store: () => Promise<Store>
  readonly now: () => number
  /** Called with new knowledge, so that rows are checked again. */
  readonly onMore: () => void
  readonly onError: (error: unknown) => void
}

/** Keeps the session's knowledge of couriers up to date with what is stored for the service. */
export function createKnownCouriers(options: KnownCouriersOptions) {
  const { session, onError, onMore } = options
  let lists: ListKnowledge | null = null
  let own: OwnCouriers = { seen: [], chosen: new Map() }
  let isNeeded = false

  const know = (couriers: CourierNames) => {
    session.world = { ...session.world, knowledge: { ...session.world.knowledge, ...couriers } }
  }
  /** Fetches the public list. The checks wait for it, and begin again with what it knows. */
  const fetchList = async () => {
    try {
      if (lists !== null) know(await lists.loadCouriers(own))
    } catch (error) {
      onError(error)
    }
    session.knows = true
    checkAgain()
  }
  /** Checks all rows again, since a text may have become a courier's name. */
  const checkAgain = () => {
    recheckAll(session.draft)
    onMore()
  }
  const onNeeded = () => {
    if (isNeeded) return
    isNeeded = true
    session.knows = false
    void fetchList()
  }
  const readAgain = async () => {
    if (lists === null) return
    const before = own
    own = await readOwn(await options.store(), session.shop)
    if (describe(before) === describe(own)) return
    know(isNeeded ? await lists.loadCouriers(own) : lists.awaitCouriers(own, onNeeded))
    checkAgain()
  }
  return {
    /** Starts when the formats are loaded; the list of couriers is fetched when a text of a courier is checked. */
    setLists: (loaded: ListKnowledge) => {
      lists = loaded
      know(loaded.awaitCouriers(own, onNeeded))
      return readAgain().catch(onError)
    },
    /** Reads couriers and choices again, since uploads may have added some. */
    readAgain: () => readAgain().catch(onError),
    /** Remembers the codes that the user chose for names. */
    rememberNames: async (replacements: readonly CourierReplacement[]) => {
      const isCode = (value: string) => session.world.knowledge.namesOfCode(value) !== null
      const names = namesToRemember(replacements, isCode)
      if (names.length === 0) return
      try {
        await (await options.store()).rememberChosen(names, options.now(), session.shop)
        await readAgain()
      } catch (error) {
        onError(error)
      }
    },
  }
}

async function readOwn(store: Store, shop: string): Promise<OwnCouriers> {
  const [seen, chosen] = await Promise.all([store.readSeenCouriers(), store.readChosen(shop)])
  return { seen, chosen }
}

/** A text that changes whenever the couriers or choices change. */
function describe({ seen, chosen }: OwnCouriers): string {
  return JSON.stringify([seen, [...chosen]])
}
