import { addTo } from '#domain/entry/group-by.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { issuesOf } from '#domain/draft/findings.ts'
import { ISSUE_KINDS } from '#domain/draft/issues/issue.ts'
import type { DraftFilter, RowSort } from '#domain/draft/kept-draft.ts'
import type { Row, RowId } from '#domain/draft/row.ts'
import { rowsInSheet, sheetRows } from '#domain/draft/rows.ts'
import { sortTexts } from './sort-texts.ts'

/** How the person wants the rows: sorted, and some of them. */
type Wish = {
  readonly sort: RowSort | null
  readonly filter: Pick<DraftFilter, 'empty' | 'cleaned'>
}

/**
 * The rows as they were when the person asked for a sort or a choice. It stays while they edit, since a row that is
 * sorted by what one types in it would jump away from under the keyboard.
 */
export type Arrangement = {
  readonly ids: readonly RowId[]
  /** Every row that was there then, chosen or not. */
  readonly known: ReadonlySet<RowId>
}

/** Sorts the rows of the sheet and chooses some; null where they are wanted as they are in the sheet. */
export function arrangeRows(draft: Draft, { sort, filter }: Wish): Arrangement | null {
  if (sort === null && filter.empty === null && !filter.cleaned) return null
  const rows = sheetRows(draft.rows)
  const chosen = rows.filter((row) => isChosen(row, filter))
  return {
    ids: sortRows(draft, chosen, sort).map(({ id }) => id),
    known: new Set(rows.map(({ id }) => id)),
  }
}

function isChosen({ cells, originals }: Row, { empty, cleaned }: Wish['filter']): boolean {
  if (empty !== null && cells[empty] !== '') return false
  return !cleaned || Object.keys(originals).length > 0
}

/** What has no value comes last, whichever way the rest is sorted; equal rows stay in their order. */
function sortRows(draft: Draft, rows: readonly Row[], sort: RowSort | null): readonly Row[] {
  if (sort === null) return rows
  const { by, descending } = sort
  if (by === 'row') return descending ? rows.toReversed() : rows
  const keyed = rows.map((row) => ({
    row,
    key: by === 'issues' ? keyOfIssues(draft, row.id) : row.cells[by],
  }))
  const filled = keyed.filter(({ key }) => key !== '')
  const sorted = sortTexts(
    filled.map(({ key }) => key),
    descending,
  )
  const empty = keyed.filter(({ key }) => key === '')
  return [...sorted.map((index) => filled[index]!), ...empty].map(({ row }) => row)
}

/** The first issue of a row: problems come before warnings. */
function keyOfIssues(draft: Draft, id: RowId): string {
  const [first] = issuesOf(draft, id)
  return first === undefined ? '' : String(ISSUE_KINDS.indexOf(first))
}

/** The rows of an arrangement that are in the sheet now, and those that came since. */
export function arrangedRows({ rows }: Draft, { ids, known }: Arrangement): readonly Row[] {
  const there = rowsInSheet(rows, ids)
  const added = new Set(sheetRows(rows).filter(({ id }) => !known.has(id)))
  return added.size === 0 ? there : placeAdded(sheetRows(rows), there, added)
}

/**
 * A row that came later is shown below the row that it is a copy or a part of, otherwise above the one that follows it in
 * the sheet: there it was inserted. The others are at the end.
 */
function placeAdded(
  sheet: readonly Row[],
  there: readonly Row[],
  added: ReadonlySet<Row>,
): readonly Row[] {
  const origins = findOrigins(there, added)
  const above = new Map<Row | null, Row[]>()
  const below = new Map<Row | null, Row[]>()
  const isThere = new Set(there)
  let next: Row | null = null
  for (const row of sheet.toReversed()) {
    const origin = origins.get(placeKey(row))
    if (!added.has(row)) next = isThere.has(row) ? row : next
    else if (origin === undefined) addTo(above, next, row)
    else addTo(below, origin, row)
  }
  const beside = (rows: Map<Row | null, Row[]>, row: Row | null) =>
    rows.get(row)?.toReversed() ?? []
  const placed = there.flatMap((row) => [...beside(above, row), row, ...beside(below, row)])
  return [...placed, ...beside(above, null)]
}

/** Copies and parts of a row have its number in the sheet that it came from. */
function findOrigins(there: readonly Row[], added: ReadonlySet<Row>): ReadonlyMap<string, Row> {
  const wanted = new Set([...added].map(placeKey))
  const origins = new Map<string, Row>()
  for (const row of there) {
    const key = placeKey(row)
    if (wanted.has(key)) origins.set(key, row)
  }
  return origins
}

const placeKey = ({ source, sheetRow }: Row) => `${source} ${sheetRow}`
