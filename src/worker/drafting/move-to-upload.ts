import { NO_FILTER } from '#domain/draft/draft-view.ts'
import { packRows } from '#domain/draft/pack-draft.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import { allParts, sheetRows } from '#domain/draft/rows.ts'
import { takeSendable } from '#domain/draft/sendable.ts'
import { listFilled } from '#domain/draft/changes/fill-couriers.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import { isQuotaError } from '#storage/faults.ts'
import type { DraftWriting, SheetMove } from '#storage/kept-draft.ts'
import type { Store } from '#storage/store.ts'
import type { CommandContext } from './context.ts'
import { keptUnder, oldestReading } from '#worker/session/kept-sheets.ts'
import type { DraftSession } from '#worker/session/session.ts'
import { packSession } from '#worker/session/stored-session.ts'

/** Data of a new upload from the page; its entries and sources come from the draft. */
export type NewUploadHeader = Omit<
  UploadHeader,
  'entryCount' | 'sources' | 'name' | 'filledByRules' | 'sheetsReadAt'
>

/**
 * Moves the sendable rows into a new upload and appends its first `submitted` event, in one transaction with the change
 * of the draft. Resolves when committed.
 */
export function moveToUpload(context: CommandContext, header: NewUploadHeader): Promise<void> {
  const { autosave } = context
  // A pending write must not bring the moved rows back into the draft.
  return autosave.alone(async () => {
    await move(context, header)
    autosave.setKept([])
    context.announce()
    context.changed()
  })
}

async function move(
  { session, store, now }: CommandContext,
  given: NewUploadHeader,
): Promise<void> {
  if (!session.canWrite || !session.canKeep) throw new Error('The draft cannot be changed here')
  const at = now()
  // The columns of moved rows can't be changed any more.
  const waiting = session.waiting.filter(({ applied }) => !applied)
  const isAsked = waiting.length + session.sheetQuestions.length + session.cancelled.length > 0
  const filledByRules = listFilled(session.draft)
  const taken = takeSendable(session.draft, isAsked)
  const { entries, places, sources, sourceIds, rest } = taken
  const sheetsReadAt = oldestReading(session.draft, sourceIds)
  if (entries.length === 0) throw new Error('No entry can be sent')
  const header = {
    ...given,
    entryCount: entries.length,
    sources,
    name: null,
    ...(sheetsReadAt !== null && { sheetsReadAt }),
    ...(filledByRules.length > 0 && { filledByRules }),
  }
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
  rest.rows.changedParts.clear()
  session.draft = rest
  session.isOutdated = false
  if (sheetRows(rest.rows).length === 0)
    Object.assign(session, { filter: NO_FILTER, sort: null, arrangement: null, place: 0 })
}

function sheetsToMove(draft: Draft, sourceIds: readonly SourceId[]): readonly SheetMove[] {
  return sourceIds.flatMap((id, sourceIndex) => {
    const { match = null, reading, isSheetGone = false } = draft.sources.get(id) ?? {}
    if (match === null || isSheetGone) return []
    const sourceId = keptUnder(draft, id)
    return [{ sourceId, sourceIndex, match, ...(reading && { reading }) }]
  })
}

/** Receipts work without the sheets, so the upload must not fail because there is no space for them. */
async function moveWithSheets(
  store: Store,
  ...[upload, rest, sheets]: Parameters<Store['moveToUpload']>
): Promise<void> {
  try {
    await store.moveToUpload(upload, rest, sheets)
  } catch (error) {
    if (!isQuotaError(error) || sheets.length === 0) throw error
    await store.moveToUpload(upload, rest, [])
  }
}

function writingOf(session: DraftSession, rest: Draft): DraftWriting {
  const parts = [...allParts(rest.rows)].map((part) => [part, packRows(rest, part)] as const)
  return { state: packSession(session, rest), parts, actions: [], isWhole: true }
}
