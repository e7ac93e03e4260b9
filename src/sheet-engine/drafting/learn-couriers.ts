import { type ChosenCourier, namesToRemember } from '#domain/couriers/list/courier-memory.ts'
import type { CourierReplacement } from '#domain/draft/changes/courier-values.ts'
import { uncheckFrom } from '#domain/draft/issues/late-checks.ts'
import type { Store } from '#storage/store.ts'
import type { ListKnowledge, OwnCouriers } from './knowledge.ts'
import type { DraftSession } from './session.ts'

export type CourierLearningOptions = {
  readonly session: DraftSession
  readonly store: () => Promise<Store>
  readonly now: () => number
  readonly onError: (error: unknown) => void
  /** More is known, or something else. */
  readonly onLearnt: () => void
}

export type CourierLearning = {
  /** Begins: the public lists are there. */
  readonly setLists: (lists: ListKnowledge) => Promise<void>
  /** Reads again what the service has named and what was chosen: uploads go on beside the sheet. */
  readonly readAgain: () => Promise<void>
  /** Remembers which codes the person chose for names. */
  readonly remember: (replacements: readonly CourierReplacement[]) => Promise<void>
}

/** Keeps what the session knows of couriers in step with what this browser knows of the service. */
export function createCourierLearning(options: CourierLearningOptions): CourierLearning {
  const { session, onError, onLearnt } = options
  let lists: ListKnowledge | null = null
  let known = describe({ seen: [], chosen: new Map() })

  /** Whether anything is new. */
  const read = async (): Promise<boolean> => {
    if (lists === null) return false
    const { knowCouriers } = lists
    const store = await options.store()
    const [seen, chosen] = await Promise.all([store.readSeenCouriers(), store.readChosen('name')])
    const before = known
    known = describe({ seen, chosen })
    if (known === before) return false
    session.knowledge = { ...session.knowledge, ...knowCouriers({ seen, chosen }) }
    return true
  }
  /** What was no name before may be one now. */
  const readAgain = async () => {
    if (!(await read())) return
    uncheckFrom(session.draft, 0)
    onLearnt()
  }
  /** Storage that cannot be read just now is no bug; the draft says so where it matters. */
  const tryTo = async (task: () => Promise<void>) => {
    try {
      await task()
    } catch (error) {
      if (!(error instanceof DOMException)) onError(error)
    }
  }
  const keep = async (names: readonly ChosenCourier[]) => {
    await (await options.store()).rememberChosen(names, options.now())
    await readAgain()
  }
  return {
    setLists: async (loaded) => {
      lists = loaded
      await tryTo(readAgain)
    },
    readAgain: () => tryTo(readAgain),
    remember: async (replacements) => {
      const isCode = (value: string) => session.knowledge.namesOfCode(value) !== null
      const names = namesToRemember(replacements, isCode)
      if (names.length > 0) await tryTo(() => keep(names))
    },
  }
}

/** A text that is another one when anything in it is. */
function describe({ seen, chosen }: OwnCouriers): string {
  return JSON.stringify([seen, [...chosen]])
}
