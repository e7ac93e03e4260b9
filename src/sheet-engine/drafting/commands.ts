import type { DraftFilter, RowSort } from '#domain/draft/kept-draft.ts'
import { findFitting } from '#domain/draft/changes/bring-numbers.ts'
import { redo, undo } from '#domain/draft/changes/history.ts'
import type { SourceId } from '#domain/draft/row.ts'
import type { CommandContext, DraftContext } from './context.ts'
import { IMPORTS } from './import-commands.ts'
import { moveToUpload } from './move-to-upload.ts'
import { QUESTIONS } from './questions.ts'

/** Changes of the sheet that need more than a plan: reading a file, and the way back. */
export const CHANGES = {
  ...IMPORTS,
  undo: ({ session: { draft } }: CommandContext) => void undo(draft),
  redo: ({ session: { draft } }: CommandContext) => void redo(draft),
  /** Keeps the numbers that fit orders of another sheet with their own sheet. */
  keepApart: ({ session: { draft } }: CommandContext) => {
    for (const { entry } of findFitting(draft)) {
      const facts = draft.sources.get(entry.source)
      if (facts !== undefined) draft.sources.set(entry.source, { ...facts, keepsApart: true })
    }
  },
  /** Asks no more about the rows of a source that earlier uploads had. */
  keepRepeats: ({ session: { draft } }: CommandContext, source: SourceId) => {
    const facts = draft.sources.get(source)
    if (facts !== undefined) draft.sources.set(source, { ...facts, keepsRepeats: true })
  },
}

/** Whatever else waits for its turn. */
export const TURNS = {
  ...QUESTIONS,
  setFilter: ({ session, changed }: CommandContext, filter: DraftFilter) => {
    const { empty, cleaned } = session.filter
    session.filter = filter
    // A search leaves the rows where they are.
    if (filter.empty !== empty || filter.cleaned !== cleaned) session.arrangement = null
    changed()
  },
  /** Sorts the rows as they are now, also by what they are sorted by already; null: as in the sheet. */
  setSort: ({ session, changed }: CommandContext, sort: RowSort | null) => {
    session.sort = sort
    session.arrangement = null
    changed()
  },
  /** The place is where the screen is already: there is nothing to show. */
  setPlace: ({ session, autosave }: CommandContext, place: number) => {
    session.place = place
    autosave.schedule()
  },
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
  beginWriting,
  giveAway,
}

/** What does not wait for its turn. */
export const IMMEDIATE = {
  /** Pushes what is shown from now on. */
  watch: ({ display, push, signal }: CommandContext) => {
    display.watch(push)
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  },
  showRange: ({ display }: CommandContext, from: number, to: number) => display.show(from, to),
  /** Another tab has taken the draft: nothing more is written here. */
  stopWriting: ({ session }: CommandContext) => {
    session.canWrite = false
  },
  /** Saves at once what is not saved yet. */
  flush: ({ autosave }: CommandContext) => autosave.flush(),
  /** Looks soon whether earlier uploads have gone on: their entries are what rows are warned of. */
  lookAtUploads: ({ session, knowledge }: CommandContext, ofShop = session.shop) => {
    session.shop = ofShop
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
async function beginWriting({ session, load, display }: CommandContext): Promise<void> {
  if (session.canWrite) return
  await load()
  session.canWrite = true
  // A question that waits for an answer is asked only where it can be given.
  display.refresh()
}

/** Saves the draft, and leaves it to another tab. */
async function giveAway({ session, autosave, display }: CommandContext): Promise<void> {
  await autosave.flush()
  session.canWrite = false
  display.refresh()
}
