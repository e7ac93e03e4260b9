import { createDraft, type Draft } from '#domain/draft/draft.ts'
import { packDraft, unpackDraft } from '#domain/draft/table/pack-draft.ts'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import { ifReadable } from '#storage/faults.ts'
import type { Store } from '#storage/store.ts'
import type { DraftState } from '#storage/kept-draft.ts'
import type { DraftSession } from './session.ts'

/** Brings back what is kept. What cannot be read is said, and never overwritten. */
export async function loadSession(
  session: DraftSession,
  store: () => Promise<Store>,
): Promise<void> {
  try {
    const wasRead = await ifReadable(store().then((opened) => readInto(session, opened)))
    session.isUnreadable = wasRead !== true
    session.canKeep = wasRead === true
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    session.canKeep = false
  } finally {
    session.storageFailed = !session.canKeep
    session.loaded = true
  }
}

/** false: a draft is kept, but not as a whole, or by a later release. */
async function readInto(session: DraftSession, store: Store): Promise<boolean> {
  const [stored, layouts] = await Promise.all([store.readDraft(), store.listLayouts()])
  session.layouts.clear()
  for (const layout of layouts) session.layouts.set(layout.layout, layout)
  if (stored === null) {
    Object.assign(session, { draft: createDraft(), filter: NO_FILTER, sort: null, place: 0 })
    session.waiting.length = 0
    session.sheetQuestions.length = 0
    session.cancelled.length = 0
    return true
  }
  const {
    version,
    packed,
    filter,
    sort = null,
    place,
    waiting,
    sheetQuestions = [],
    cancelled = [],
  } = stored.state
  if (version !== 1) return false
  const unpacked = unpackDraft(packed, stored.chunks, stored.actions)
  if (!unpacked.ok) return false
  const draft = unpacked.value
  session.draft = draft
  // A tab that watches keeps its own place and search when it reads again.
  if (!session.loaded) Object.assign(session, { filter, sort, place })
  session.waiting.splice(0, Infinity, ...waiting)
  session.sheetQuestions.splice(0, Infinity, ...sheetQuestions)
  session.cancelled.splice(0, Infinity, ...cancelled)
  return true
}

/** All of a session that a reload brings back, but rows and actions. */
export function packSession(session: DraftSession, draft: Draft = session.draft): DraftState {
  const { filter, sort, place } = session
  const questions = {
    waiting: [...session.waiting],
    sheetQuestions: [...session.sheetQuestions],
    cancelled: [...session.cancelled],
  }
  return { version: 1, packed: packDraft(draft), filter, sort, place, ...questions }
}
