import { forgetLateChecks } from '#domain/draft/late-checks.ts'
import type { Database } from '#storage/database.ts'
import type { AcceptedBefore } from './accepted-before.ts'
import type { ListKnowledge } from './draft-knowledge.ts'
import type { DraftSession } from './draft-session.ts'

export type LearnOptions = {
  readonly session: DraftSession
  readonly database: () => Promise<Database>
  readonly elapsed: () => number
  readonly loadKnowledge: () => Promise<ListKnowledge>
  /** More is known: rows are to be checked again. */
  readonly onLearnt: () => void
  readonly onError: (error: unknown) => void
}

export type Learning = {
  /** Done when formats and names are loaded, or could not be: the sheet is usable without them. */
  readonly lists: Promise<void>
  /** Looks again what earlier uploads got accepted; not more often than is of use. */
  readonly lookAtUploads: () => void
}

const BETWEEN_LOOKS_MS = 2000

/** Loads what the late checks know, beside everything else. */
export function startLearning(options: LearnOptions): Learning {
  const { session, onLearnt, onError } = options
  let accepted: AcceptedBefore | null = null
  let lookedAt = -Infinity

  const learnLists = async () => {
    try {
      session.knowledge = { ...session.knowledge, ...(await options.loadKnowledge()) }
    } catch (error) {
      onError(error)
    }
    session.knows = true
    onLearnt()
  }
  const readUploads = async () => {
    const { createAcceptedBefore } = await import('./accepted-before.ts')
    accepted ??= createAcceptedBefore(await options.database())
    if (!(await accepted.refresh())) return
    session.knowledge = { ...session.knowledge, acceptedBefore: accepted.find }
    forgetLateChecks(session.draft)
    onLearnt()
  }
  return {
    lists: learnLists(),
    lookAtUploads: () => {
      // Without storage there are no uploads either; that is said elsewhere.
      if (!session.canKeep || options.elapsed() - lookedAt < BETWEEN_LOOKS_MS) return
      lookedAt = options.elapsed()
      readUploads().catch(onError)
    },
  }
}
