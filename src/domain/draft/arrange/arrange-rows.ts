import { addTo } from '#base/group-by.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { issuesOf } from '#domain/draft/findings.ts'
import { ISSUE_KINDS } from '#domain/draft/row/issue.ts'
import type { DraftFilter, RowSort } from '#domain/draft/stored/kept-draft.ts'
import type { Row, RowId } from '#domain/draft/row/row.ts'
import { rowsInSheet, sheetRows } from '#domain/draft/rows.ts'
import { sortTexts } from './sort-texts.ts'

/** The sort and the filters that decide the order and choice of rows. */
type ArrangeOptions = {
  readonly sort: RowSort | null
  readonly filter: Pick<DraftFilter, 'empty' | 'cleaned'>
}

/**
 * The rows at the moment when the user sorted or filtered. The order stays while they edit: a row sorted by the cell
 * being edited would jump away from the keyboard.
 */
export type Arrangement = {
  readonly ids: readonly RowId[]
  /** All rows that were in the sheet at that moment, chosen or not. */
  readonly known: ReadonlySet<RowId>
}

/** Sorts the rows of the sheet and chooses some; null without a sort or choice, for the order of the sheet. */
export function arrangeRows(draft: Draft, { sort, filter }: ArrangeOptions): Arrangement | null {
  if (sort === null && filter.empty === null && !filter.cleaned) return null
  const rows = sheetRows(draft.rows)
  const chosen = rows.filter((row) => isChosen(row, filter))
  return {
    ids: sortRows(draft, chosen, sort).map(({ id }) => id),
    known: new Set(rows.map(({ id }) => id)),
  }
}

function isChosen(
  { cells, originals }: Row,
  { empty, cleaned }: ArrangeOptions['filter'],
): boolean {
  if (empty !== null && cells[empty] !== '') return false
  return !cleaned || Object.keys(originals).length > 0
}

/** Rows without a value come last in both directions; equal rows keep their order. */
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

/** A sort key from the first issue of a row: problems come before warnings. */
function keyOfIssues(draft: Draft, id: RowId): string {
  const [first] = issuesOf(draft, id)
  return first === undefined ? '' : String(ISSUE_KINDS.indexOf(first))
}

/** The rows of an arrangement that are still in the sheet, with the rows added since. */
export function arrangedRows({ rows }: Draft, { ids, known }: Arrangement): readonly Row[] {
  const there = rowsInSheet(rows, ids)
  const added = new Set(sheetRows(rows).filter(({ id }) => !known.has(id)))
  return added.size === 0 ? there : placeAdded(sheetRows(rows), there, added)
}

/**
 * Places an added row below the row that it is a copy or part of, otherwise above the row that follows it in the sheet,
 * where it was inserted. All others go to the end.
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

/** Copies and parts of a row share its source and row number. */
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
