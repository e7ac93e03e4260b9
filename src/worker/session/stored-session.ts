import { createDraft, type Draft } from '#domain/draft/draft.ts'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import type { KeptState } from '#domain/draft/stored/kept-draft.ts'
import { packDraft, unpackDraft } from '#domain/draft/pack-draft.ts'
import { ifReadable } from '#storage/faults.ts'
import type { Store } from '#storage/store.ts'
import type { DraftSession } from './session.ts'

/** Restores the stored draft, unless it is unreadable. */
export async function loadSession(
  session: DraftSession,
  store: () => Promise<Store>,
): Promise<void> {
  try {
    const read = await ifReadable(store().then((opened) => readInto(session, opened)))
    session.isUnreadable = read === null || read === 'not-whole'
    session.canKeep = !session.isUnreadable
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    session.canKeep = false
  } finally {
    session.storageFailed = !session.canKeep
    session.loaded = true
  }
}

async function readInto(session: DraftSession, store: Store): Promise<'read' | 'not-whole'> {
  const [stored, layouts] = await Promise.all([store.readDraft(), store.listLayouts()])
  session.layouts.clear()
  for (const layout of layouts) session.layouts.set(layout.layout, layout)
  if (stored === null) {
    // Ids continue: a command on its way may still name deleted rows.
    const draft = createDraft(session.draft)
    Object.assign(session, { draft, filter: NO_FILTER, sort: null, arrangement: null, place: 0 })
    session.waiting.length = 0
    session.sheetQuestions.length = 0
    session.cancelled.length = 0
    return 'read'
  }
  const { state, parts, actions } = stored
  const unpacked = unpackDraft(state, parts, actions)
  if (!unpacked.ok) return 'not-whole'
  session.draft = unpacked.value
  session.arrangement = null
  const { filter, sort, place, waiting, sheetQuestions, cancelled } = state
  // A tab that watches keeps its own place and search when it reads again.
  if (!session.loaded) Object.assign(session, { filter: filter ?? NO_FILTER, sort, place })
  session.waiting.splice(0, Infinity, ...waiting)
  session.sheetQuestions.splice(0, Infinity, ...sheetQuestions)
  session.cancelled.splice(0, Infinity, ...cancelled)
  return 'read'
}

/** The stored state of a session, without rows and actions. */
export function packSession(session: DraftSession, draft: Draft = session.draft): KeptState {
  const { filter, sort, place } = session
  const questions = {
    waiting: [...session.waiting],
    sheetQuestions: [...session.sheetQuestions],
    cancelled: [...session.cancelled],
  }
  return { version: 2, ...packDraft(draft), filter, sort, place, ...questions }
}
