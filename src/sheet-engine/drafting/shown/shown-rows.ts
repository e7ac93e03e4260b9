import { arrangeRows } from '#domain/draft/arrange/arrange-rows.ts'
import { showRows } from '#domain/draft/arrange/show-rows.ts'
import type { ShownRange } from '#domain/draft/draft-view.ts'
import type { DraftFilter } from '#domain/draft/kept-draft.ts'
import type { Revision, Row, RowId } from '#domain/draft/row.ts'
import { rowInSheet } from '#domain/draft/rows.ts'
import { type DraftSession, rowOf } from '#sheet-engine/drafting/session.ts'

/** How many ids of older lists are remembered; a page that is further behind is told so. */
const MOST_REMEMBERED = 4_000_000
/** Lists that are remembered however long they are. */
const FEWEST_REMEMBERED = 3

type Ids = readonly RowId[]

const NONE: ReadonlySet<RowId> = new Set()

/** A range of a list that is not remembered any more: what it meant cannot be told. */
export type Outdated = 'outdated'

/**
 * Which rows are shown, now and in the snapshots before: a command names rows by their place in what the page showed,
 * and means those rows, whatever is shown when it is carried out.
 */
export function createShownRows(session: DraftSession, mostRemembered = MOST_REMEMBERED) {
  let revision = 0 as Revision
  /** By the first revision that showed them, in order; the last ones are shown now. */
  const lists: { readonly since: Revision; readonly ids: Ids }[] = [{ since: revision, ids: [] }]

  let staying = { filter: session.filter, ids: NONE }

  /** Rows stay until the filter is set anew, since one that is fixed would go from under the hands. */
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
    /** Works out what is shown from now on. */
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
    /** The rows that are shown, in order. */
    rows: (): readonly Row[] => now().flatMap((id) => rowInSheet(session.draft.rows, id) ?? []),
    /** Some of the shown rows, by their index. */
    slice: (from: number, to: number): readonly Row[] =>
      now()
        .slice(from, to)
        .flatMap((id) => rowInSheet(session.draft.rows, id) ?? []),
    count: () => now().length,
    /** The rows of a range as the page showed it, in order; undefined in the place of one that is gone. */
    rowsAt: (range: ShownRange): readonly (Row | undefined)[] | Outdated => {
      const { from, to, begun = [] } = range
      const ids = listAt(range.revision)
      if (ids === undefined) return 'outdated'
      const all = begun.length === 0 ? ids : [...ids, ...begun]
      return all.slice(from, to).map((id) => rowOf(session, id))
    },
  }
}

/** What was typed into a row, or found of it, can take it out of what these show. */
const hidesRows = ({ only, issue, search }: DraftFilter): boolean =>
  only !== null || issue !== null || search.trim() !== ''

function isSameList(ids: Ids, rows: readonly Row[]): boolean {
  return ids.length === rows.length && rows.every(({ id }, index) => ids[index] === id)
}
