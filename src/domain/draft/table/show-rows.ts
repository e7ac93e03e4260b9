import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { type Arrangement, arrangedSlots } from '#domain/draft/arrange/arrange-rows.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { DraftFilter } from '#domain/draft/draft-view.ts'
import { type Knowledge, NO_KNOWLEDGE } from '#domain/draft/issues/late-checks.ts'
import { cellOf, type EntryTable } from './entry-table.ts'
import { FLAG, PROBLEMS, SKIPPED, WARNINGS } from './row-flags.ts'
import { slotsOf } from './row-order.ts'

/** Whether a filter leaves everything in. */
function isOpen({ only, issue, search, source }: DraftFilter): boolean {
  return only === null && issue === null && search.trim() === '' && source === null
}

/** The slots that are shown: of the arranged rows, or else of those of the sheet, what the filter leaves in now. */
export function showRows(
  draft: Draft,
  filter: DraftFilter,
  { namesOfCode }: Pick<Knowledge, 'namesOfCode'> = NO_KNOWLEDGE,
  arrangement: Arrangement | null = null,
): Int32Array {
  const { table, order } = draft
  const all = arrangement === null ? slotsOf(order) : arrangedSlots(draft, arrangement)
  if (isOpen(filter)) return all
  const isMeant = byIssue(table, filter)
  const isFound = bySearch(table, filter.search, namesOfCode)
  const isFrom = bySource(table, filter.source)
  return all.filter((slot) => isFrom(slot) && isMeant(slot) && isFound(slot))
}

function bySource({ sourceIds }: EntryTable, source: number | null) {
  return (slot: number): boolean => source === null || sourceIds[slot] === source
}

function byIssue(
  { flags, states }: EntryTable,
  { only, issue }: Pick<DraftFilter, 'only' | 'issue'>,
) {
  const kind = issue === null || issue === 'skipped' ? 0 : FLAG[issue]
  return (slot: number): boolean => {
    const found = flags[slot] ?? 0
    const isSkipped = ((states[slot] ?? 0) & SKIPPED) !== 0
    if (only !== null && (isSkipped || !isOf(only, found))) return false
    if (issue !== null && isSkipped !== (issue === 'skipped')) return false
    return kind === 0 || (found & kind) !== 0
  }
}

/** Whether an entry counts as one with a problem, or as one with warnings alone. */
function isOf(only: 'problems' | 'warnings', flags: number): boolean {
  const hasProblem = (flags & PROBLEMS) !== 0
  return only === 'problems' ? hasProblem : !hasProblem && (flags & WARNINGS) !== 0
}

/** Finds text anywhere in a cell or a courier's name; capitals and outer spaces do not matter. */
function bySearch(table: EntryTable, search: string, namesOfCode: Knowledge['namesOfCode']) {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return () => true
  const holds = (text: string) => text.toLowerCase().includes(wanted)
  const isCalledSo = rememberNames(namesOfCode, holds)
  return (slot: number): boolean => {
    return (
      TRACKING_FIELDS.some((field) => holds(cellOf(table, slot, field))) ||
      isCalledSo(cellOf(table, slot, 'courier'))
    )
  }
}

/** A sheet has few couriers, each many times. */
function rememberNames(namesOfCode: Knowledge['namesOfCode'], holds: (name: string) => boolean) {
  const known = new Map<string, boolean>()
  return (code: string): boolean => {
    const before = known.get(code)
    if (before !== undefined) return before
    const names = namesOfCode(code)
    const isIt = names !== null && [names.name, names.nameZhCn, names.nameZhHk].some(holds)
    known.set(code, isIt)
    return isIt
  }
}

/** A 1 for each of these slots that has an issue. */
export function markRows({ table }: Draft, slots: Int32Array): Uint8Array {
  const marks = new Uint8Array(slots.length)
  // A loop: it runs after each change, over every row of the sheet.
  for (let row = 0; row < slots.length; row += 1)
    if (hasIssue(table, slots[row] ?? 0)) marks[row] = 1
  return marks
}

export type IssueSearch = {
  /** The shown row from which it begins; -1: from the top. */
  readonly index: number
  /** Towards the top. */
  readonly back?: boolean
  /** Only this kind; null: any issue. */
  readonly kind?: DraftFilter['issue']
}

/** The index of the next shown row that has an issue, round and round; or null. */
export function findNextIssue(
  { table }: Draft,
  shown: Int32Array,
  { index, back = false, kind = null }: IssueSearch,
): number | null {
  const isOfKind = byIssue(table, { only: null, issue: kind })
  const isMeant = (slot: number) => (kind === null ? hasIssue(table, slot) : isOfKind(slot))
  for (let step = 1; step <= shown.length; step += 1) {
    const candidate = (index + (back ? -step : step) + shown.length) % shown.length
    if (isMeant(shown[candidate] ?? 0)) return candidate
  }
  return null
}

function hasIssue({ flags }: EntryTable, slot: number): boolean {
  return (flags[slot] ?? 0) !== 0
}
