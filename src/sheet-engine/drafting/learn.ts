import type { Store } from '#storage/store.ts'
import type { ListKnowledge } from './knowledge.ts'
import { type DraftSession, isChecked } from './session.ts'
import type { EarlierUploads } from './earlier-uploads.ts'
import { type CourierLearning, createCourierLearning } from './learn-couriers.ts'
import { watchOtherTabs } from '#sheet-engine/watch-other-tabs.ts'

export type LearnOptions = {
  readonly session: DraftSession
  readonly store: () => Promise<Store>
  readonly elapsed: () => number
  readonly now: () => number
  readonly loadKnowledge: () => Promise<ListKnowledge>
  /** More is known: rows are to be checked again. */
  readonly onLearnt: () => void
  readonly onError: (error: unknown) => void
}

export type Learning = {
  /** Done when formats and names are loaded, or could not be: the sheet is usable without them. */
  readonly lists: Promise<void>
  readonly couriers: Pick<CourierLearning, 'readAgain' | 'remember'>
  /** Looks again what earlier uploads had, soon; not more often than is of use. */
  readonly lookAtUploads: () => void
}

/** Loads what the late checks know, beside everything else. */
export function startLearning(options: LearnOptions): Learning {
  const { session, onLearnt, onError } = options
  const couriers = createCourierLearning(options)
  let earlier: EarlierUploads | null = null

  const learnLists = async () => {
    try {
      const lists = await options.loadKnowledge()
      session.knowledge = { ...session.knowledge, ...lists }
      void couriers.setLists(lists)
    } catch (error) {
      onError(error)
    }
    session.knows = true
    onLearnt()
  }
  /** Whether anything was new. Most people's first sheet has nothing before it: then nothing is loaded for it. */
  const readUploads = async (): Promise<boolean> => {
    const store = await options.store()
    const headers = await store.listHeaders()
    if (earlier === null && headers.length === 0) return false
    // Without a network it cannot be loaded now; the next look tries again.
    const part = earlier ? null : await import('./earlier-uploads.ts').catch(() => null)
    earlier ??= part?.createEarlierUploads(store) ?? null
    if (earlier === null) return false
    const index = await earlier.refresh(headers)
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
      // Storage that cannot be read just now is no bug; the draft says so where it matters.
      if (!(error instanceof DOMException)) onError(error)
    }
    const isFirst = !session.knowsEarlier
    session.knowsEarlier = true
    // While rows are still being checked, that tells the page soon enough.
    if (isNew || (isFirst && isChecked(session))) onLearnt()
    return isNew
  }
  const lookout = watchOtherTabs(look, options.elapsed)
  return {
    lists: learnLists(),
    couriers,
    lookAtUploads: () => {
      // Without rows there is nothing to compare, and without storage nothing to compare with.
      if (session.canKeep && session.draft.order.length > 0) lookout.look()
    },
  }
}
