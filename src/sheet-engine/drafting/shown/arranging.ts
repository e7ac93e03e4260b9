import type { DraftFilter, RowSort } from '#domain/draft/draft-view.ts'
import type { CommandContext } from '#sheet-engine/drafting/context.ts'

/** Which rows are shown, and in which order. */
export const ARRANGING = {
  setFilter: ({ session, changed }: CommandContext, filter: DraftFilter) => {
    const { empty, cleaned } = session.filter
    session.filter = filter
    // A search leaves the rows where they are.
    if (filter.empty !== empty || filter.cleaned !== cleaned) session.arrangement = null
    changed()
  },
  /** Sorts the rows as they are now, also by what they are sorted by already. */
  setSort: ({ session, changed }: CommandContext, sort: RowSort | null) => {
    session.sort = sort
    session.arrangement = null
    changed()
  },
}
