import type { DraftFilter, RowSort } from '#domain/draft/stored/kept-draft.ts'
import { findFitting } from '#domain/draft/changes/bring-numbers.ts'
import { redo, undo, undoStep } from '#domain/draft/changes/history.ts'
import type { SourceId, StepId } from '#domain/draft/row/row.ts'
import type { CommandContext, DraftContext } from './context.ts'
import { IMPORTS } from '#worker/importing/import-commands.ts'
import { moveToUpload } from './move-to-upload.ts'
import { QUESTIONS } from './questions.ts'

/** Changes of the sheet that are more than a plan: imports, undo and redo. */
export const CHANGES = {
  ...IMPORTS,
  undo: ({ session: { draft } }: CommandContext) => void undo(draft),
  redo: ({ session: { draft } }: CommandContext) => void redo(draft),
  /** Undoes a step by its id, with what it brought about. */
  undoStep: ({ session: { draft } }: CommandContext, step: StepId) => undoStep(draft, step),
  /** Keeps matching numbers with their own sheets, instead of moving them to orders that wait. */
  keepApart: ({ session: { draft } }: CommandContext) => {
    for (const { entry } of findFitting(draft)) {
      const facts = draft.sources.get(entry.source)
      if (facts !== undefined) draft.sources.set(entry.source, { ...facts, keepsApart: true })
    }
  },
  /** Ends the question about rows of a source that earlier uploads had. */
  keepRepeats: ({ session: { draft } }: CommandContext, source: SourceId) => {
    const facts = draft.sources.get(source)
    if (facts !== undefined) draft.sources.set(source, { ...facts, keepsRepeats: true })
  },
}

/** Other commands that run in order. */
export const QUEUED = {
  ...QUESTIONS,
  setFilter: ({ session, changed }: CommandContext, filter: DraftFilter) => {
    const { empty, cleaned } = session.filter
    session.filter = filter
    // A search keeps the order of the rows.
    if (filter.empty !== empty || filter.cleaned !== cleaned) session.arrangement = null
    changed()
  },
  /** Sorts the rows now, even by the current sort; null restores the order of the sheet. */
  setSort: ({ session, changed }: CommandContext, sort: RowSort | null) => {
    session.sort = sort
    session.arrangement = null
    changed()
  },
  /** The screen is already at this place, so nothing is pushed. */
  setPlace: ({ session, autosave }: CommandContext, place: number) => {
    if (place === session.place) return
    session.place = place
    autosave.schedule()
  },
  moveToUpload,
  /** Forgets one remembered column match by its layout. */
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
  /** Reads the stored draft again after another tab wrote it. */
  reload: async ({ session, load }: DraftContext) => {
    if (!session.canWrite) await load()
  },
  /** Saves the whole draft, since the stored one may be gone. */
  saveAgain: ({ autosave }: DraftContext) => autosave.saveAgain(),
  beginWriting,
  giveAway,
}

/** Commands that don't wait for others. */
export const IMMEDIATE = {
  /** Pushes the view of the draft from now on. */
  watch: ({ display, push, signal }: CommandContext) => {
    display.watch(push)
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  },
  moveWindow: ({ display }: CommandContext, from: number, to: number) => display.show(from, to),
  /** Another tab took over the draft, so this one stops writing. */
  stopWriting: ({ session }: CommandContext) => {
    session.canWrite = false
  },
  flush: ({ autosave }: CommandContext) => autosave.flush(),
  /** Checks soon whether earlier uploads changed, since rows are compared with their entries. */
  lookAtUploads: ({ session, knowledge }: CommandContext, ofShop = session.shop) => {
    session.shop = ofShop
    void knowledge.couriers.readAgain()
    knowledge.lookAtUploads()
  },
}

function requireOwner({ session }: CommandContext): void {
  if (!session.canWrite) throw new Error('The draft cannot be changed here')
}

/** Deletes everything that this browser stores for the service: the draft, uploads, remembered choices. */
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

/** Deletes a stored draft that can't be read, and stores the current one from then on. */
async function deleteUnreadable(context: CommandContext): Promise<void> {
  const { session, autosave } = context
  requireOwner(context)
  if (!session.isUnreadable) return
  await autosave.alone(async () => (await context.store()).deleteDraft())
  Object.assign(session, { isUnreadable: false, canKeep: true, storageFailed: false })
  context.changed()
  await autosave.saveAgain()
}

/** Takes over the draft: this tab may change and save it from now on. */
async function beginWriting({ session, load, display }: CommandContext): Promise<void> {
  if (session.canWrite) return
  await load()
  session.canWrite = true
  // Open questions are only asked in a tab that can answer them.
  display.refresh()
}

/** Saves the draft and leaves it to another tab. */
async function giveAway({ session, autosave, display }: CommandContext): Promise<void> {
  await autosave.flush()
  session.canWrite = false
  display.refresh()
}
