import { packRows } from '#domain/draft/table/pack-draft.ts'
import { listCourierValues } from '#domain/draft/changes/courier-values.ts'
import { CHUNK_SIZE } from '#domain/draft/table/entry-table.ts'
import { findNextIssue, NO_FILTER } from '#domain/draft/table/show-rows.ts'
import { entryOf, sendableSlots, takeSendable } from '#domain/draft/table/take-sendable.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { DraftWriting, SheetMove } from '#storage/kept-draft.ts'
import type { Store } from '#storage/store.ts'
import type { Request } from './messages.ts'
import type { DraftSession } from '#sheet-engine/drafting/session.ts'
import { previewColumns } from '#sheet-engine/reading/preview-columns.ts'
import { previewReading } from '#sheet-engine/reading/preview-reading.ts'
import { packSession } from '#sheet-engine/drafting/writing.ts'

export type RequestContext = {
  readonly session: DraftSession
  readonly shown: Int32Array
  readonly store: () => Promise<Store>
  readonly now: () => number
}

/** Answers a question of the page, or moves entries into an upload for it. */
export async function answerRequest(
  context: RequestContext,
  request: Exclude<Request, { name: 'forgetEverything' }>,
): Promise<unknown> {
  const { draft } = context.session
  switch (request.name) {
    case 'previewEntries': {
      const slots = sendableSlots(draft).subarray(0, request.args[0])
      return Array.from(slots, (slot) => entryOf(draft.table, slot))
    }
    case 'listCouriers':
      return listCourierValues(draft, context.session.knowledge)
    case 'findIssue':
      return findNextIssue(draft, context.shown, request.args[0])
    case 'previewReading':
      return previewReading(context, request.args[0])
    case 'previewColumns':
      return previewColumns(context, request.args[0])
    case 'forgetLayout':
      return forgetOne(context, request.args[0])
    case 'forgetLayouts':
      return forgetAll(context)
    case 'moveToUpload':
      return moveToUpload(context, request.args[0])
  }
}

async function forgetOne({ session, store }: RequestContext, layout: string): Promise<void> {
  requireOwner(session)
  session.layouts.delete(layout)
  await (await store()).forgetLayout(layout)
}

async function forgetAll({ session, store }: RequestContext): Promise<void> {
  requireOwner(session)
  session.layouts.clear()
  await (await store()).forgetLayouts()
}

function requireOwner({ canWrite }: DraftSession): void {
  if (!canWrite) throw new Error('Nothing can be changed here')
}

type Header = (Request & { name: 'moveToUpload' })['args'][0]

async function moveToUpload(context: RequestContext, given: Header): Promise<void> {
  const { session, store, now } = context
  if (!session.canWrite || !session.canKeep) throw new Error('The draft cannot be changed here')
  const at = now()
  // Columns of rows that leave cannot be changed any more.
  const waiting = session.waiting.filter(({ applied }) => !applied)
  const isAsked = waiting.length + session.sheetQuestions.length + session.cancelled.length > 0
  const taken = takeSendable(session.draft, at, isAsked)
  const { entries, places, sources, sourceIds, rest } = taken
  if (entries.length === 0) throw new Error('No entry can be sent')
  const header = { ...given, entryCount: entries.length, sources, name: null }
  const firstEvent = {
    type: 'submitted',
    at,
    submission: 0,
    reason: 'first-sending',
    positions: null,
    requestSize: null,
  } as const
  const upload = { header, entries, places, firstEvent }
  const sheets = sheetsToMove(session.draft, sourceIds)
  await moveWithSheets(await store(), upload, writingOf({ ...session, waiting }, rest), sheets)
  session.waiting.splice(0, Infinity, ...waiting)
  rest.table.changedChunks.clear()
  session.draft = rest
  if (rest.order.length === 0) Object.assign(session, { filter: NO_FILTER, place: 0 })
}

function sheetsToMove({ sources }: Draft, sourceIds: readonly number[]): readonly SheetMove[] {
  return sourceIds.flatMap((sourceId, sourceIndex) => {
    const { match = null, reading } = sources[sourceId] ?? {}
    if (match === null) return []
    return [{ sourceId, sourceIndex, match, ...(reading && { reading }) }]
  })
}

/** A receipt can do without the sheets; the upload must not fail for want of room for them. */
async function moveWithSheets(
  store: Store,
  ...[upload, rest, sheets]: Parameters<Store['moveToUpload']>
): Promise<void> {
  try {
    await store.moveToUpload(upload, rest, sheets)
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    if (!isFull || sheets.length === 0) throw error
    await store.moveToUpload(upload, rest, [])
  }
}

function writingOf(session: DraftSession, rest: Draft): DraftWriting {
  const count = Math.ceil(rest.table.length / CHUNK_SIZE)
  const chunks = Array.from({ length: count }, (_, chunk) => {
    return [chunk, packRows(rest.table, chunk)] as const
  })
  return { state: packSession(session, rest), chunks, actions: [] }
}
