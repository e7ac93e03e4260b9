import { listCourierValues } from '#domain/draft/changes/courier-values.ts'
import { findNextIssue, type IssueSearch } from '#domain/draft/table/show-rows.ts'
import { entryOf, sendableSlots } from '#domain/draft/table/take-sendable.ts'
import { type ColumnQuestion, previewColumns } from '#sheet-engine/reading/preview-columns.ts'
import { previewReading, type ReadingQuestion } from '#sheet-engine/reading/preview-reading.ts'
import { ARRANGING } from '#sheet-engine/drafting/shown/arranging.ts'
import { FIND_QUESTIONS, REPLACEMENTS } from '#sheet-engine/drafting/shown/finding.ts'
import { CELL_EDITS, CELL_QUESTIONS } from './cell-edits.ts'
import type { CommandContext, DraftContext } from './context.ts'
import { EDITS } from './edits.ts'
import { FIX_QUESTIONS, FIXES } from './fixes.ts'
import { IMPORTS } from './import-commands.ts'
import { moveToUpload } from './move-to-upload.ts'

/** Changes of the sheet: nothing in a tab that only watches; afterwards the sheet is checked, shown and saved. */
export const CHANGES = { ...EDITS, ...CELL_EDITS, ...FIXES, ...IMPORTS, ...REPLACEMENTS }

/** Whatever else waits for its turn, mostly questions. */
export const TURNS = {
  ...CELL_QUESTIONS,
  ...FIND_QUESTIONS,
  ...FIX_QUESTIONS,
  ...ARRANGING,
  /** The place is where the screen is already: there is nothing to show. */
  setPlace: ({ session, autosave }: CommandContext, place: number) => {
    session.place = place
    autosave.schedule()
  },
  /** The entries that would be sent, in sheet order; at most `limit`. */
  previewEntries: ({ session: { draft } }: CommandContext, limit: number) =>
    Array.from(sendableSlots(draft).subarray(0, limit), (slot) => entryOf(draft.table, slot)),
  previewReading: (context: CommandContext, question: ReadingQuestion) =>
    previewReading(context, question),
  previewColumns: (context: CommandContext, question: ColumnQuestion) =>
    previewColumns(context, question),
  /** Every value of the courier column once. */
  listCouriers: ({ session }: CommandContext) =>
    listCourierValues(session.draft, session.knowledge),
  /** The shown index of the next row with an issue, or null. */
  findIssue: ({ session, display }: CommandContext, search: IssueSearch) =>
    findNextIssue(session.draft, display.shown(), search),
  moveToUpload,
  /** Forgets one remembered match of columns, by its name. */
  forgetLayout: async (context: CommandContext, layout: string) => {
    requireOwner(context)
    context.session.layouts.delete(layout)
    await (await context.store()).forgetLayout(layout)
  },
  forgetLayouts: async (context: CommandContext) => {
    requireOwner(context)
    context.session.layouts.clear()
    await (await context.store()).forgetLayouts()
  },
  forgetEverything,
  deleteUnreadable,
  /** Reads again what is kept: the other tab has written. */
  reload: async ({ session, load }: DraftContext) => {
    if (!session.canWrite) await load()
  },
  /** Saves all of the draft: what was saved may be gone. */
  saveAgain: ({ autosave }: DraftContext) => autosave.saveAgain(),
  setCanWrite,
}

/** What does not wait for its turn. */
export const AT_ONCE = {
  /** Pushes what is shown from now on. */
  watch: ({ display, push, signal }: CommandContext) => {
    display.watch(push)
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  },
  showRange: ({ display }: CommandContext, from: number, to: number) => display.show(from, to),
  /** Saves at once what is not saved yet. */
  flush: ({ autosave }: CommandContext) => autosave.flush(),
  /** Looks soon whether earlier uploads have gone on: their entries are what rows are warned of. */
  lookAtUploads: ({ knowledge }: CommandContext) => {
    void knowledge.couriers.readAgain()
    knowledge.lookAtUploads()
  },
}

function requireOwner({ session }: CommandContext): void {
  if (!session.canWrite) throw new Error('The draft cannot be changed here')
}

/** Deletes all that this browser keeps for the service: the sheet, uploads, what was remembered. */
function forgetEverything(context: CommandContext): Promise<void> {
  const { session, autosave, knowledge } = context
  return autosave.alone(async () => {
    requireOwner(context)
    await (await context.store()).clearEverything()
    session.sheets.clear()
    await context.load()
    await knowledge.couriers.readAgain()
    context.announce()
  })
}

/** Deletes a kept draft that cannot be read; what is in the sheet now is kept from then on. */
async function deleteUnreadable(context: CommandContext): Promise<void> {
  const { session, autosave } = context
  requireOwner(context)
  if (!session.isUnreadable) return
  await autosave.alone(async () => (await context.store()).deleteDraft())
  Object.assign(session, { isUnreadable: false, canKeep: true, storageFailed: false })
  context.changed()
  await autosave.saveAgain()
}

/** A tab that takes over may change and save the draft from now on. */
async function setCanWrite(context: CommandContext, canWrite: boolean): Promise<void> {
  const { session, autosave, display } = context
  await autosave.flush()
  if (canWrite && !session.canWrite) await context.load()
  session.canWrite = canWrite
  // A question that waits for an answer is asked only where it can be given.
  display.refresh()
}
