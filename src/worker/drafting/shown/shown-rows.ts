import { arrangeRows } from '#domain/draft/arrange/arrange-rows.ts'
import { showRows } from '#domain/draft/arrange/show-rows.ts'
import type { ShownRange } from '#domain/draft/draft-view.ts'
import type { DraftFilter } from '#domain/draft/stored/kept-draft.ts'
import type { Revision, Row, RowId } from '#domain/draft/row/row.ts'
import { rowInSheet } from '#domain/draft/rows.ts'
import { type DraftSession, rowOf } from '#worker/session/session.ts'

/** Total number of ids in remembered lists; a page further behind gets 'outdated'. */
const MOST_REMEMBERED = 4_000_000
/** Number of lists that are always remembered, of any length. */
const FEWEST_REMEMBERED = 3

type Ids = readonly RowId[]

const NONE: ReadonlySet<RowId> = new Set()

/** Result for a list that is no longer remembered, so that its rows can't be determined. */
export type Outdated = 'outdated'

/**
 * Tracks the shown rows of current and earlier snapshots. A command names rows by their place in a snapshot, and must
 * change those rows regardless of what is shown when it runs.
 */
export function createShownRows(session: DraftSession, mostRemembered = MOST_REMEMBERED) {
  let revision = 0 as Revision
  /** Lists by the first revision that showed them, in order; the last one is the current list. */
  const lists: { readonly since: Revision; readonly ids: Ids }[] = [{ since: revision, ids: [] }]

  let staying = { filter: session.filter, ids: NONE }

  /** Rows stay until the filter changes, since a fixed row must not disappear while the user works on it. */
  const shownNow = (): readonly Row[] => {
    const { draft, filter, world } = session
    if (staying.filter !== filter) staying = { filter, ids: NONE }
    session.arrangement ??= arrangeRows(draft, session)
    const look = { names: world.knowledge, arrangement: session.arrangement, staying: staying.ids }
    return showRows(draft, filter, look)
  }
  const now = (): Ids => lists.at(-1)?.ids ?? []
  const forgetOld = () => {
    let remembered = lists.reduce((sum, { ids }) => sum + ids.length, 0)
    while (remembered > mostRemembered && lists.length > FEWEST_REMEMBERED)
      remembered -= lists.shift()?.ids.length ?? 0
  }
  const listAt = (wanted: Revision): Ids | undefined =>
    lists.findLast(({ since }) => since <= wanted)?.ids
  return {
    revision: () => revision,
    /** Recomputes the shown rows. */
    refresh: (): readonly Row[] => {
      const rows = shownNow()
      revision = (revision + 1) as Revision
      const isOther = !isSameList(now(), rows)
      if (isOther) {
        lists.push({ since: revision, ids: rows.map(({ id }) => id) })
        forgetOld()
      }
      if (hidesRows(session.filter) && (isOther || staying.ids === NONE))
        staying = { ...staying, ids: new Set(now()) }
      return rows
    },
    /** The shown rows, in order. */
    rows: (): readonly Row[] => now().flatMap((id) => rowInSheet(session.draft.rows, id) ?? []),
    /** Some of the shown rows, by index. */
    slice: (from: number, to: number): readonly Row[] =>
      now()
        .slice(from, to)
        .flatMap((id) => rowInSheet(session.draft.rows, id) ?? []),
    count: () => now().length,
    /** The rows of a range in an earlier snapshot, in order; undefined for those that are gone. */
    rowsAt: (range: ShownRange): readonly (Row | undefined)[] | Outdated => {
      const { from, to, begun = [] } = range
      const ids = listAt(range.revision)
      if (ids === undefined) return 'outdated'
      const all = begun.length === 0 ? ids : [...ids, ...begun]
      return all.slice(from, to).map((id) => rowOf(session, id))
    },
  }
}

/** Whether an edit or a new finding can make rows stop matching the filter. */
const hidesRows = ({ only, issue, search }: DraftFilter): boolean =>
  only !== null || issue !== null || search.trim() !== ''

function isSameList(ids: Ids, rows: readonly Row[]): boolean {
  return ids.length === rows.length && rows.every(({ id }, index) => ids[index] === id)
}
