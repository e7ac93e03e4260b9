import { parcelKey } from '#domain/entry/tracking-entry.ts'
import { findEarlier, type EarlierIndex } from '#domain/draft/issues/earlier-index.ts'
import {
  checkEarly,
  type CheckedRow,
  hasNumber,
  hasOrder,
} from '#domain/draft/issues/early-checks.ts'
import { cleanByFormats } from '#domain/draft/issues/clean-by-formats.ts'
import {
  addToIndex,
  findInIndex,
  judgeBundle,
  judgeNumber,
  judgeOrder,
  removeFromIndex,
  type ValueIndex,
} from '#domain/draft/issues/duplicates.ts'
import { judgeRepeat } from '#domain/draft/issues/judge-repeat.ts'
import { type KindSet, kindSet, NO_KINDS, unite } from '#domain/draft/issues/kind-set.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import { checkLate } from '#domain/draft/issues/late/late-checks.ts'
import { noteForm, sheetOf, takeForms } from './column-forms.ts'
import type { Draft } from './draft.ts'
import { isOfLines, returnsOf } from './row-kinds.ts'
import type { Findings, Queue, Repeat } from './found.ts'
import { bundleKey, type Row, type RowId } from '#domain/draft/row/row.ts'
import { knownRow, positionOf, replaceRow, rowInSheet, sheetRows } from './rows.ts'

/** The issues of a row that don't depend on other rows. */
export function earlyOf({ findings }: Draft, id: RowId): KindSet {
  return findings.early.get(id) ?? NO_KINDS
}

const NUMBER_ON_SEVERAL = kindSet(['number-on-several-orders'])

/** All issues found for a row so far. */
export function issuesOf({ findings }: Draft, id: RowId): KindSet {
  const { early, late, ofOrder, ofNumber, repeats } = findings
  return unite(
    early.get(id) ?? NO_KINDS,
    late.get(id) ?? NO_KINDS,
    ofOrder.get(id)?.kinds ?? NO_KINDS,
    ofNumber.has(id) ? NUMBER_ON_SEVERAL : NO_KINDS,
    repeats.get(id)?.kinds ?? NO_KINDS,
  )
}

/** The issues of all rows in the sheet that have any, in no order. */
export function allIssues(draft: Draft): ReadonlyMap<RowId, KindSet> {
  const { early, late, ofOrder, ofNumber, repeats } = draft.findings
  const issues = new Map<RowId, KindSet>()
  for (const part of [early, late, ofOrder, ofNumber, repeats]) {
    for (const id of part.keys()) {
      const kinds = issues.has(id) ? NO_KINDS : issuesOf(draft, id)
      if (kinds.length > 0) issues.set(id, kinds)
    }
  }
  return issues
}

/**
 * Adds a row of the sheet to the findings. Its early issues are known at once, those of its order after `judgeTouched`,
 * and the others after `checkRows` and `compareRows`.
 */
export function enterRow(draft: Draft, row: Row): void {
  enterChecked(draft, { row, early: checkEarly(row, draft.sources.get(row.source)) })
}

/** Like `enterRow`, for a row whose early checks already ran while it was read. */
export function enterChecked(draft: Draft, { row, early }: CheckedRow): void {
  const { findings } = draft
  noteEarly(findings, row.id, early)
  noteForm(draft, row.source, 'added')
  if (hasOrder(early)) addToIndex(findings.byOrder, row.cells.orderId, row.id)
  const bundle = bundleKey(row)
  if (bundle !== null) addToIndex(findings.byBundle, bundle, row.id)
}

/** Removes the findings of a row that leaves the sheet. */
export function leaveRow(draft: Draft, row: Row): void {
  const { id, cells } = row
  const { findings } = draft
  const bundle = bundleKey(row)
  if (bundle !== null) removeFromIndex(findings.byBundle, bundle, id)
  const early = earlyOf(draft, id)
  if (hasOrder(early)) removeFromIndex(findings.byOrder, cells.orderId, id)
  if (hasNumber(early)) removeFromIndex(findings.byNumber, parcelKey(cells.trackingId), id)
  forgetFindings(findings, id)
  noteForm(draft, row.source, 'edited')
}

/** Replaces the value of a row, in the sheet or not. */
export function exchangeRow(draft: Draft, before: Row, after: Row): void {
  replaceRow(draft.rows, after)
  if (rowInSheet(draft.rows, before.id) === undefined) return
  noteForm(draft, after.source, 'edited')
  recheckRow(draft, before, after)
}

/** Repeats the early checks of a row after it or the facts of its source changed. */
export function recheckRow(draft: Draft, before: Row, after: Row): void {
  const { findings } = draft
  const { id } = after
  const was = earlyOf(draft, id)
  forgetFindings(findings, id)
  const is = checkEarly(after, draft.sources.get(after.source))
  noteEarly(findings, id, is)
  const { byOrder, byNumber } = findings
  const isMoved = before.cells.orderId !== after.cells.orderId || hasOrder(was) !== hasOrder(is)
  if (isMoved && hasOrder(was)) removeFromIndex(byOrder, before.cells.orderId, id)
  if (hasOrder(is)) addToIndex(byOrder, after.cells.orderId, id)
  touchBundle(draft, after)
  // The late checks add the new number to the index.
  if (hasNumber(was)) removeFromIndex(byNumber, parcelKey(before.cells.trackingId), id)
}

/** Marks a row's bundle to be judged again. */
function touchBundle({ findings }: Draft, row: Row): void {
  const bundle = bundleKey(row)
  if (bundle !== null) findings.byBundle.touched.add(bundle)
}

/** Marks the order, number and bundle of a row to be judged again after a decision of the user. */
export function touchRow(draft: Draft, row: Row): void {
  const { byOrder, byNumber } = draft.findings
  byOrder.touched.add(row.cells.orderId)
  byNumber.touched.add(parcelKey(row.cells.trackingId))
  touchBundle(draft, row)
}

function noteEarly({ early, unchecked, uncompared }: Findings, id: RowId, kinds: KindSet): void {
  if (kinds !== NO_KINDS) early.set(id, kinds)
  unchecked.add(id)
  uncompared.add(id)
}

function forgetFindings(findings: Findings, id: RowId): void {
  const { early, late, ofOrder, ofNumber, ofBundle, repeats } = findings
  early.delete(id)
  ofBundle.delete(id)
  late.delete(id)
  ofOrder.delete(id)
  ofNumber.delete(id)
  repeats.delete(id)
}

/** Judges the orders, bundles and numbers whose rows changed. */
export function judgeTouched(draft: Draft): void {
  judgeOrders(draft)
  judgeBundles(draft)
  judgeNumbers(draft)
}

function judgeOrders(draft: Draft): void {
  const { byOrder, ofOrder } = draft.findings
  const withoutReturns = createReturnsFilter(draft)
  judgeEach(draft, byOrder, (rows) => {
    const found = judgeOrder(withoutReturns(rows), (row) => isOfLines(draft, row))
    for (const { row } of rows) {
      const one = found.get(row.id)
      if (one === undefined) ofOrder.delete(row.id)
      else ofOrder.set(row.id, one)
    }
  })
}

function judgeNumbers(draft: Draft): void {
  const { byNumber, ofNumber } = draft.findings
  const withoutReturns = createReturnsFilter(draft)
  judgeEach(draft, byNumber, (rows) => exchange(ofNumber, rows, judgeNumber(withoutReturns(rows))))
}

function judgeBundles(draft: Draft): void {
  const { byBundle, ofBundle } = draft.findings
  judgeEach(draft, byBundle, (rows) => exchange(ofBundle, rows, judgeBundle(rows)))
}

/** Judges the rows of each changed value. */
function judgeEach(
  draft: Draft,
  index: ValueIndex,
  judge: (rows: readonly CheckedRow[]) => void,
): void {
  for (const value of index.touched) judge(judgedRows(draft, findInIndex(index, value)))
  index.touched.clear()
}

/** Replaces what was found before for these rows. */
function exchange(all: Set<RowId>, rows: readonly CheckedRow[], found: ReadonlySet<RowId>): void {
  for (const { row } of rows) {
    if (found.has(row.id)) all.add(row.id)
    else all.delete(row.id)
  }
}

/** Drops the rows of return sheets: returned items say nothing about the items to send. Rows put back stay. */
function createReturnsFilter(draft: Draft) {
  const returns = returnsOf(draft)
  return (rows: readonly CheckedRow[]): readonly CheckedRow[] => {
    if (returns.size === 0) return rows
    return rows.filter(({ row }) => row.decisions.row === 'put-back' || !returns.has(row.source))
  }
}

/** The checked rows of these ids, in the order of the sheet. */
function judgedRows(draft: Draft, ids: readonly RowId[]): readonly CheckedRow[] {
  const { rows } = draft
  const place = (id: RowId) => positionOf(rows, id) ?? 0
  const ordered = ids.length < 2 ? ids : ids.toSorted((one, other) => place(one) - place(other))
  return ordered.flatMap((id) => {
    const row = knownRow(rows, id)
    return row === undefined ? [] : [{ row, early: earlyOf(draft, id) }]
  })
}

/**
 * Runs the late checks of waiting rows and compares rows with the same number, until `isEnough` returns true. Returns
 * whether all rows are done.
 */
export function checkRows(
  draft: Draft,
  knowledge: Knowledge,
  isEnough: (checked: number) => boolean,
): boolean {
  const taken = takeForms(draft, knowledge)
  if (taken.size > 0) recheck(draft, (row) => taken.has(row.source))
  let hasCleaned = false
  const isDone = workThrough(draft, draft.findings.unchecked, isEnough, (row) => {
    const { findings } = draft
    const sheet = sheetOf(draft, row)
    const cleaned = cleanByFormats(row, earlyOf(draft, row.id), knowledge, sheet?.forms)
    if (cleaned !== row) {
      // No change of its column, whose form was taken of cleaned values.
      replaceRow(draft.rows, cleaned)
      recheckRow(draft, row, cleaned)
      hasCleaned = true
    }
    const found = checkLate(cleaned, knowledge, sheet)
    if (found === NO_KINDS) findings.late.delete(row.id)
    else findings.late.set(row.id, found)
    enterNumber(draft, cleaned)
  })
  // Judged once at the end, since thousands of rows can share one order or number.
  if (hasCleaned) judgeOrders(draft)
  if (isDone) judgeNumbers(draft)
  return isDone
}

function enterNumber(draft: Draft, { id, cells: { trackingId } }: Row): void {
  if (hasNumber(earlyOf(draft, id))) addToIndex(draft.findings.byNumber, parcelKey(trackingId), id)
}

/** Compares waiting rows with earlier uploads, until `isEnough` returns true. Returns whether all rows are done. */
export function compareRows(
  draft: Draft,
  earlier: EarlierIndex,
  isEnough: (compared: number) => boolean,
): boolean {
  const { repeats, uncompared } = draft.findings
  if (earlier.size === 0) {
    repeats.clear()
    uncompared.clear()
    return true
  }
  return workThrough(draft, uncompared, isEnough, (row) => {
    const repeat = compareRow(row, earlyOf(draft, row.id), earlier)
    if (repeat === null) repeats.delete(row.id)
    else repeats.set(row.id, repeat)
  })
}

/** Calls `work` with each queued row that is still in the sheet. Returns whether the queue is empty. */
function workThrough(
  { rows }: Draft,
  queue: Queue,
  isEnough: (done: number) => boolean,
  work: (row: Row) => void,
): boolean {
  for (let done = 0; queue.size() > 0; done += 1) {
    if (isEnough(done)) return false
    const id = queue.take()
    const row = id === undefined ? undefined : rowInSheet(rows, id)
    if (row !== undefined) work(row)
  }
  return true
}

/** Compares a row with earlier uploads; null when none of them has its order. */
function compareRow(row: Row, early: KindSet, earlier: EarlierIndex): Repeat | null {
  const facts = findEarlier(earlier, row.cells.orderId)
  if (facts.length === 0) return null
  const trackingId = hasNumber(early) ? row.cells.trackingId : ''
  const { likeness, same, warning } = judgeRepeat(facts, { ...row.cells, trackingId })
  const kinds = warning ? kindSet([warning.kind]) : NO_KINDS
  const isOrderAccepted = facts.some(({ status }) => status === 'accepted')
  return { likeness, upload: same?.upload.number ?? null, kinds, isOrderAccepted }
}

/** Queues rows for the late checks again. */
export function recheck({ findings, rows }: Draft, isMeant: (row: Row) => boolean): void {
  for (const row of sheetRows(rows)) if (isMeant(row)) findings.unchecked.add(row.id)
}

/** Queues all rows for the late checks, and looks at their columns again, after new knowledge. */
export function recheckAll(draft: Draft): void {
  const { forms, unchecked } = draft.findings
  for (const taken of forms.values()) taken.forms = null
  unchecked.clear()
  recheck(draft, () => true)
}

/** Queues all rows for the comparison with earlier uploads, after these changed. */
export function compareAgain({ findings, rows }: Draft): void {
  for (const { id } of sheetRows(rows)) findings.uncompared.add(id)
}
