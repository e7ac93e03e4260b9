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
import { checkLate } from '#domain/draft/issues/late-checks.ts'
import type { Draft } from './draft.ts'
import { isOfLines, returnsOf } from './kinds/row-kinds.ts'
import type { Findings, Queue, Repeat } from './found.ts'
import { bundleKey, type Row, type RowId } from './row.ts'
import { knownRow, positionOf, replaceRow, rowInSheet, sheetRows } from './rows.ts'

/** The issues that a row has by itself. */
export function earlyOf({ findings }: Draft, id: RowId): KindSet {
  return findings.early.get(id) ?? NO_KINDS
}

const NUMBER_ON_SEVERAL = kindSet(['number-on-several-orders'])

/** All issues of a row in the sheet, as far as it has been checked. */
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

/** The issues of every row in the sheet that has any, in no order. */
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
 * Takes a row into account that came into the sheet. What it has by itself is known then, what it has with others of its
 * order after `judgeTouched`, and the rest after `checkRows` and `compareRows`.
 */
export function enterRow(draft: Draft, row: Row): void {
  enterChecked(draft, { row, early: checkEarly(row, draft.sources.get(row.source)) })
}

/** As `enterRow`, of a row that was checked by itself when it was read. */
export function enterChecked({ findings }: Draft, { row, early }: CheckedRow): void {
  noteEarly(findings, row.id, early)
  if (hasOrder(early)) addToIndex(findings.byOrder, row.cells.orderId, row.id)
  const bundle = bundleKey(row)
  if (bundle !== null) addToIndex(findings.byBundle, bundle, row.id)
}

/** Drops what was found of a row that leaves the sheet. */
export function leaveRow(draft: Draft, row: Row): void {
  const { id, cells } = row
  const { findings } = draft
  const bundle = bundleKey(row)
  if (bundle !== null) removeFromIndex(findings.byBundle, bundle, id)
  const early = earlyOf(draft, id)
  if (hasOrder(early)) removeFromIndex(findings.byOrder, cells.orderId, id)
  if (hasNumber(early)) removeFromIndex(findings.byNumber, parcelKey(cells.trackingId), id)
  forgetFindings(findings, id)
}

/** Puts another value in the place of a row, in the sheet or not. */
export function exchangeRow(draft: Draft, before: Row, after: Row): void {
  replaceRow(draft.rows, after)
  if (rowInSheet(draft.rows, before.id) !== undefined) recheckRow(draft, before, after)
}

/** Finds out again what a row of the sheet has, after it or what is said of its sheet has changed. */
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
  // The late checks come upon its new number.
  if (hasNumber(was)) removeFromIndex(byNumber, parcelKey(before.cells.trackingId), id)
}

/** Has a row's bundle judged again. */
function touchBundle({ findings }: Draft, row: Row): void {
  const bundle = bundleKey(row)
  if (bundle !== null) findings.byBundle.touched.add(bundle)
}

/** Has what a row shares with others judged again: the person decided about it. */
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

/** Judges the orders, numbers and bundles whose rows changed. */
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

/** Judges the rows of each value that was touched. */
function judgeEach(
  draft: Draft,
  index: ValueIndex,
  judge: (rows: readonly CheckedRow[]) => void,
): void {
  for (const value of index.touched) judge(judgedRows(draft, findInIndex(index, value)))
  index.touched.clear()
}

/** Puts what is found of some rows now in the place of what was found before. */
function exchange(all: Set<RowId>, rows: readonly CheckedRow[], found: ReadonlySet<RowId>): void {
  for (const { row } of rows) {
    if (found.has(row.id)) all.add(row.id)
    else all.delete(row.id)
  }
}

/** What comes back from the buyers says nothing of what is sent to them. */
function createReturnsFilter(draft: Draft) {
  const returns = returnsOf(draft)
  return (rows: readonly CheckedRow[]): readonly CheckedRow[] => {
    if (returns.size === 0) return rows
    return rows.filter(({ row }) => row.decisions.row === 'put-back' || !returns.has(row.source))
  }
}

/** In the order of the sheet. */
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
 * Checks every row that was not checked with what is known now, and compares it with others of its number, until
 * `isEnough` says so; true when all are.
 */
export function checkRows(
  draft: Draft,
  knowledge: Knowledge,
  isEnough: (checked: number) => boolean,
): boolean {
  let hasCleaned = false
  const isDone = workThrough(draft, draft.findings.unchecked, isEnough, (row) => {
    const { findings, sources } = draft
    const cleaned = cleanByFormats(row, earlyOf(draft, row.id), knowledge)
    if (cleaned !== row) {
      exchangeRow(draft, row, cleaned)
      hasCleaned = true
    }
    const found = checkLate(cleaned, knowledge, sources.get(row.source))
    if (found === NO_KINDS) findings.late.delete(row.id)
    else findings.late.set(row.id, found)
    enterNumber(draft, cleaned)
  })
  // Once for all: thousands of rows can have one order or number.
  if (hasCleaned) judgeOrders(draft)
  if (isDone) judgeNumbers(draft)
  return isDone
}

function enterNumber(draft: Draft, { id, cells: { trackingId } }: Row): void {
  if (hasNumber(earlyOf(draft, id))) addToIndex(draft.findings.byNumber, parcelKey(trackingId), id)
}

/** Compares the rows that were not compared with earlier uploads, until `isEnough` says so; true when all are. */
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

/** Does something with each waiting row that is in the sheet; true when none waits any more. */
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

/** What a row is beside earlier uploads; null where none had its order. */
function compareRow(row: Row, early: KindSet, earlier: EarlierIndex): Repeat | null {
  const facts = findEarlier(earlier, row.cells.orderId)
  if (facts.length === 0) return null
  const trackingId = hasNumber(early) ? row.cells.trackingId : ''
  const { likeness, same, warning } = judgeRepeat(facts, { ...row.cells, trackingId })
  const kinds = warning ? kindSet([warning.kind]) : NO_KINDS
  const isOrderAccepted = facts.some(({ status }) => status === 'accepted')
  return { likeness, upload: same?.upload.number ?? null, kinds, isOrderAccepted }
}

/** Has all rows of the sheet, or of one source, checked again: more is known. */
export function recheck({ findings, rows }: Draft, isMeant: (row: Row) => boolean): void {
  for (const row of sheetRows(rows)) if (isMeant(row)) findings.unchecked.add(row.id)
}

/** Has all rows of the sheet compared with earlier uploads again: these have gone on. */
export function compareAgain({ findings, rows }: Draft): void {
  for (const { id } of sheetRows(rows)) findings.uncompared.add(id)
}
