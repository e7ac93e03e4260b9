import { findEarlier, type EarlierIndex } from '#domain/draft/issues/earlier-index.ts'
import { checkEarly, hasNumber, hasOrder } from '#domain/draft/issues/early-checks.ts'
import { cleanByFormats } from '#domain/draft/issues/clean-by-formats.ts'
import {
  addToIndex,
  copyKey,
  findInIndex,
  type Judged,
  judgeNumber,
  isSharedIn,
  judgeOrder,
  removeFromIndex,
  type ValueIndex,
} from '#domain/draft/issues/duplicates.ts'
import { judgeRepeat } from '#domain/draft/issues/judge-repeat.ts'
import { type KindSet, kindSet, NO_KINDS, unite } from '#domain/draft/issues/kind-set.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import { checkLate } from '#domain/draft/issues/late-checks.ts'
import type { Draft } from './draft.ts'
import type { Findings, Queue, Repeat } from './found.ts'
import type { Row, RowId } from './row.ts'
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

/** What a row in the sheet is. Whatever is no entry is not sent. */
export type RowKind =
  | 'entry'
  /** An exact copy of a row above it, or of one that was sent. */
  | 'copy'

/** What a row in the sheet is: derived from what was found of it and what the person decided. */
export function kindOf({ findings }: Draft, id: RowId): RowKind {
  return findings.ofOrder.get(id)?.isCopy === true ? 'copy' : 'entry'
}

/**
 * Takes a row into account that came into the sheet. What it has by itself is known then, what it has with others after
 * `judgeTouched`, and the rest after `checkRows` and `compareRows`.
 */
export function enterRow(draft: Draft, row: Row): void {
  const { findings } = draft
  const { id, cells } = row
  const early = noteEarly(draft, row)
  if (hasOrder(early) && addToIndex(findings.byOrder, cells.orderId, id))
    findings.touchedOrders.add(cells.orderId)
  if (hasNumber(early) && addToIndex(findings.byNumber, cells.trackingId, id))
    findings.touchedNumbers.add(cells.trackingId)
}

/** Drops what was found of a row that leaves the sheet. */
export function leaveRow(draft: Draft, { id, cells }: Row): void {
  const { findings } = draft
  const early = earlyOf(draft, id)
  if (hasOrder(early) && removeFromIndex(findings.byOrder, cells.orderId, id))
    findings.touchedOrders.add(cells.orderId)
  if (hasNumber(early) && removeFromIndex(findings.byNumber, cells.trackingId, id))
    findings.touchedNumbers.add(cells.trackingId)
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
  const is = noteEarly(draft, after)
  const { byOrder, byNumber, touchedOrders, touchedNumbers } = findings
  const orders = [
    hasOrder(was) ? before.cells.orderId : null,
    hasOrder(is) ? after.cells.orderId : null,
  ] as const
  const numbers = [
    hasNumber(was) ? before.cells.trackingId : null,
    hasNumber(is) ? after.cells.trackingId : null,
  ] as const
  moveInIndex(byOrder, touchedOrders, id, orders)
  moveInIndex(byNumber, touchedNumbers, id, numbers)
}

function noteEarly({ findings, sources }: Draft, row: Row): KindSet {
  const early = checkEarly(row, sources.get(row.source))
  if (early !== NO_KINDS) findings.early.set(row.id, early)
  findings.unchecked.add(row.id)
  findings.uncompared.add(row.id)
  return early
}

/** `touched` gets each value for which rows have to be compared again; null: the row has no value. */
function moveInIndex(
  index: ValueIndex,
  touched: Set<string>,
  id: RowId,
  [from, to]: readonly [string | null, string | null],
): void {
  if (from !== null && from !== to && removeFromIndex(index, from, id)) touched.add(from)
  if (to === null) return
  const hasOthers = from === to ? isSharedIn(index, to) : addToIndex(index, to, id)
  if (hasOthers) touched.add(to)
}

function forgetFindings(findings: Findings, id: RowId): void {
  const { early, late, ofOrder, ofNumber, repeats } = findings
  early.delete(id)
  late.delete(id)
  ofOrder.delete(id)
  ofNumber.delete(id)
  repeats.delete(id)
}

/** Judges the orders and numbers whose rows changed, and the orders with a row that was sent already. */
export function judgeTouched(draft: Draft): void {
  const { byOrder, byNumber, touchedOrders, touchedNumbers, ofOrder, ofNumber } = draft.findings
  for (const { orderId } of draft.sentRows.values()) touchedOrders.add(orderId)
  const wasSent = (row: Row) => draft.sentRows.size > 0 && draft.sentRows.has(copyKey(row))
  for (const orderId of touchedOrders) {
    const rows = judgedRows(draft, findInIndex(byOrder, orderId))
    const found = judgeOrder(rows, wasSent)
    for (const { row } of rows) {
      const one = found.get(row.id)
      if (one === undefined) ofOrder.delete(row.id)
      else ofOrder.set(row.id, one)
    }
  }
  for (const number of touchedNumbers) {
    const rows = judgedRows(draft, findInIndex(byNumber, number))
    const found = judgeNumber(rows)
    for (const { row } of rows) {
      if (found.has(row.id)) ofNumber.add(row.id)
      else ofNumber.delete(row.id)
    }
  }
  touchedOrders.clear()
  touchedNumbers.clear()
}

/** In the order of the sheet. */
function judgedRows(draft: Draft, ids: readonly RowId[]): readonly Judged[] {
  const { rows } = draft
  const place = (id: RowId) => positionOf(rows, id) ?? 0
  const ordered = ids.length < 2 ? ids : ids.toSorted((one, other) => place(one) - place(other))
  return ordered.flatMap((id) => {
    const row = knownRow(rows, id)
    return row === undefined ? [] : [{ row, early: earlyOf(draft, id) }]
  })
}

/** Checks every row that was not checked with what is known now, until `isEnough` says so; true when all are. */
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
  })
  // Once for all: thousands of rows of one order can be cleaned.
  if (hasCleaned) judgeTouched(draft)
  return isDone
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
  return { likeness, upload: same?.upload.number ?? null, kinds }
}

/** Has all rows of the sheet, or of one source, checked again: more is known. */
export function recheck({ findings, rows }: Draft, isMeant: (row: Row) => boolean): void {
  for (const row of sheetRows(rows)) if (isMeant(row)) findings.unchecked.add(row.id)
}

/** Has all rows of the sheet compared with earlier uploads again: these have gone on. */
export function compareAgain({ findings, rows }: Draft): void {
  for (const { id } of sheetRows(rows)) findings.uncompared.add(id)
}
