import { countSet } from '#domain/draft/cells/plan-cells.ts'
import { perform } from '#domain/draft/changes/history.ts'
import {
  type CellPlace,
  type CellQuery,
  findCells,
  findBeside,
  type FindTo,
  type FoundCells,
  placeOf,
} from '#domain/draft/find/find-cells.ts'
import {
  planReplacement,
  previewReplacement,
  type Replacement,
} from '#domain/draft/find/plan-replacement.ts'
import type { CommandContext } from '#sheet-engine/drafting/context.ts'
import { slotOf } from '#sheet-engine/drafting/session.ts'

/** A found cell: where it is, which one it is of how many. */
export type Found = CellPlace & {
  readonly id: number
  readonly position: number
  readonly count: number
}

/** What is asked about a text in the shown rows. */
export const FIND_QUESTIONS = {
  countFound: (context: CommandContext, query: CellQuery) => findIn(context, query).length,
  /** The found cell beside a place; null: there is none. */
  findCell,
  previewReplacement: (context: CommandContext, replacement: Replacement, limit: number) =>
    previewReplacement(
      context.session.draft,
      context.display.shown(),
      findIn(context, replacement.query),
      replacement,
      limit,
    ),
}

/** Replaces a text in the shown rows; each is one step that can be undone, and says how many cells it changed. */
export const REPLACEMENTS = {
  replaceAll: (context: CommandContext, replacement: Replacement) =>
    replace(context, findIn(context, replacement.query), replacement),
  /** Replaces the text in one cell, as long as it is there. */
  replaceCell: (
    context: CommandContext,
    replacement: Replacement,
    { id, field }: Pick<Found, 'id' | 'field'>,
  ) => {
    const slot = slotOf(context.session, id)
    const shown = context.display.shown()
    const found = findIn(context, replacement.query).filter((cell) => {
      const place = placeOf(cell)
      return shown[place.row] === slot && place.field === field
    })
    return replace(context, found, replacement)
  },
}

function replace(context: CommandContext, found: FoundCells, replacement: Replacement): number {
  const { draft } = context.session
  const changes = planReplacement(draft, context.display.shown(), found, replacement)
  const cells = countSet(changes)
  if (cells > 0) perform(draft, { kind: 'cells-replaced', cells }, changes)
  return cells
}

function findCell(
  context: CommandContext,
  query: CellQuery,
  from: CellPlace,
  to: FindTo,
): Found | null {
  const found = findIn(context, query)
  const position = findBeside(found, from, to)
  if (position === null) return null
  const place = placeOf(found[position] ?? 0)
  const slot = context.display.shown()[place.row] ?? 0
  return { ...place, id: context.session.draft.firstId + slot, position, count: found.length }
}

/** What was found last in a list of shown rows, which the next question mostly asks for; each change makes another list. */
const lastFound = new WeakMap<Int32Array, { readonly asked: string; readonly found: FoundCells }>()

function findIn({ session, display }: CommandContext, query: CellQuery): FoundCells {
  const shown = display.shown()
  const asked = JSON.stringify(query)
  const before = lastFound.get(shown)
  if (before?.asked === asked) return before.found
  const found = findCells(session.draft, shown, query)
  lastFound.set(shown, { asked, found })
  return found
}
