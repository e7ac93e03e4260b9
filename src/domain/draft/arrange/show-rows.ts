import { searchAnySpelling } from '#domain/entry/text-search.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { issuesOf } from '#domain/draft/findings.ts'
import { kindOf, findOtherKinds } from '#domain/draft/row-kinds.ts'
import type { RowIssues } from '#domain/draft/describe/count-rows.ts'
import { isIssue, type IssueKind } from '#domain/draft/row/issue.ts'
import { holdsBack } from '#domain/draft/issues/early-checks.ts'
import { type Knowledge, NO_KNOWLEDGE } from '#domain/draft/issues/knowledge.ts'
import type { DraftFilter } from '#domain/draft/stored/kept-draft.ts'
import { bundleKey, type Row, type RowId } from '#domain/draft/row/row.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import { type Arrangement, arrangedRows } from './arrange-rows.ts'

type Names = Pick<Knowledge, 'namesOfCode'>

/** Inputs of the shown rows besides the draft and its filter. */
type ShowOptions = {
  readonly names?: Names
  readonly arrangement?: Arrangement | null
  /** Rows shown since the filter was set. They stay, even when they no longer match it. */
  readonly staying?: ReadonlySet<RowId>
}

const NONE: ReadonlySet<RowId> = new Set()

/** Returns the rows to show: the arranged rows, or those of the sheet, that match the filter now. */
export function showRows(
  draft: Draft,
  filter: DraftFilter,
  { names = NO_KNOWLEDGE, arrangement = null, staying = NONE }: ShowOptions = {},
): readonly Row[] {
  const all = arrangement === null ? sheetRows(draft.rows) : arrangedRows(draft, arrangement)
  const { source } = filter
  const text = filter.search.trim()
  const isFound = bySearch(text, names)
  const isMeant = byIssue(draft, filter)
  const others = findOtherKinds(draft)
  // Further lines are folded into their order, and rows that are left out have their own list.
  const isShown = ({ id }: Row) => {
    const kind = others.get(id)
    return kind === undefined || kind === 'no-number'
  }
  if (filter.only === null && filter.issue === null && source === null && text === '')
    return others.size === 0 ? all : all.filter(isShown)
  const fits = (row: Row) =>
    (source === null || row.source === source) && isMeant(row) && isFound(row)
  return all.filter((row) => isShown(row) && (staying.has(row.id) || fits(row)))
}

/** Makes the filter by kind of row and kind of issue. */
export function byIssue(
  draft: Draft,
  { only, issue }: Pick<DraftFilter, 'only' | 'issue'>,
): (row: Row) => boolean {
  const isMeant = byKind(draft, only)
  return issue === null ? isMeant : (row) => isMeant(row) && hasLine(draft, row.id, issue)
}

/** Matches orders without a number, rows with further lines, entries with a problem, or entries with only warnings. */
function byKind(draft: Draft, only: DraftFilter['only']): (row: Row) => boolean {
  if (only === null) return () => true
  if (only === 'no-number') return ({ id }) => kindOf(draft, id) === 'no-number'
  if (only === 'lines') return byLines(draft)
  return ({ id }) => {
    const kinds = issuesOf(draft, id)
    if (kindOf(draft, id) !== 'entry' || !kinds.some(isIssue)) return false
    return holdsBack(kinds) === (only === 'problems')
  }
}

/** Matches the rows that further lines are folded into. */
function byLines(draft: Draft): (row: Row) => boolean {
  const orderOf = ({ source, cells }: Row) => `${source} ${cells.orderId}`
  const lines = sheetRows(draft.rows).filter(({ id }) => kindOf(draft, id) === 'line')
  const orders = new Set(lines.map(orderOf))
  const bundles = new Set(lines.flatMap((row) => bundleKey(row) ?? []))
  return (row) => orders.has(orderOf(row)) || bundles.has(bundleKey(row) ?? '')
}

/** Whether a row is an entry with an issue. */
function hasLine(draft: Draft, id: RowId, line: IssueKind): boolean {
  return kindOf(draft, id) === 'entry' && issuesOf(draft, id).includes(line)
}

/** Matches any spelling of a text anywhere in a cell or a courier's name. */
function bySearch(text: string, { namesOfCode }: Names): (row: Row) => boolean {
  if (text === '') return () => true
  const { isIn } = searchAnySpelling(text)
  // A sheet has few couriers and repeats each of them, so each code is looked up once.
  const called = new Map<string, boolean>()
  const isCalledSo = (code: string): boolean => {
    const before = called.get(code)
    if (before !== undefined) return before
    const names = namesOfCode(code)
    const isIt = names !== null && [names.name, names.nameZhCn, names.nameZhHk].some(isIn)
    called.set(code, isIt)
    return isIt
  }
  return ({ cells }) =>
    TRACKING_FIELDS.some((field) => isIn(cells[field])) || isCalledSo(cells.courier)
}

/** Marks each row with a 1 when it has an issue, or when it no longer matches the filter (and is shown as fixed). */
export function markRows(
  issues: RowIssues,
  rows: readonly Row[],
  fits: (row: Row) => boolean = () => true,
): Uint8Array {
  const marks = new Uint8Array(rows.length)
  let index = 0
  for (const row of rows) {
    if (issues.get(row.id)?.some(isIssue) === true || !fits(row)) marks[index] = 1
    index += 1
  }
  return marks
}

export type IssueSearch = {
  /** Index of the shown row to start from; -1 starts at the top. */
  readonly index: number
  /** Searches upwards. */
  readonly back?: boolean
  /** Only this kind; null means any issue. */
  readonly kind?: DraftFilter['issue']
}

/** Returns the index of the next shown row with an issue, wrapping around; null when no row has one. */
export function findNextIssue(
  draft: Draft,
  shown: readonly Row[],
  { index, back = false, kind = null }: IssueSearch,
): number | null {
  const isMeant = ({ id }: Row) => (kind === null ? hasIssue(draft, id) : hasLine(draft, id, kind))
  for (let step = 1; step <= shown.length; step += 1) {
    const candidate = (index + (back ? -step : step) + shown.length) % shown.length
    const row = shown[candidate]
    if (row !== undefined && isMeant(row)) return candidate
  }
  return null
}

const hasIssue = (draft: Draft, id: RowId): boolean => issuesOf(draft, id).some(isIssue)
