import { type Check, cleanBy, DIGIT, isAsked, marksOf, ODD } from '#domain/entry/cleaning/rule.ts'
import { type CellIssueKind, rulesOf } from './rules.ts'
import { eachField, type TrackingField } from './tracking-entry.ts'

/*
 * Nearly every cell of a large sheet is plain. One pass over its characters tells whether any rule of its field may
 * apply: each gate combines the conditions of its field's rules.
 */

const RULES = eachField(rulesOf)

const GATES = eachField((field) => {
  const { cleaning, problems, warnings } = RULES[field]
  const asked = [...cleaning, ...problems, ...warnings].map((rule) => rule.asked)
  const ofAnyLength = asked.filter(({ upTo }) => upTo === Infinity)
  const ofShort = asked.filter(({ upTo }) => upTo !== Infinity)
  return {
    mask: ofAnyLength.reduce((all, { mask }) => all | mask, ODD),
    shortMask: ofShort.reduce((all, { mask }) => all | mask, 0),
    upTo: Math.max(0, ...ofShort.map(({ upTo }) => upTo)),
    digits: asked.some(({ withoutDigits }) => withoutDigits) ? DIGIT : 0,
    shorterThan: Math.max(...asked.map(({ shorterThan }) => shorterThan)),
    longerThan: Math.min(...asked.map(({ longerThan }) => longerThan)),
  }
})

/**
 * Tells whether any rule of a field may apply to a cell with these marks and this length. No rule applies to an empty
 * cell.
 */
export function needsRules(field: TrackingField, marks: number, length: number): boolean {
  const gate = GATES[field]
  if (length === 0) return false
  return (
    (marks & gate.mask) !== 0 ||
    (marks & gate.digits) !== gate.digits ||
    length < gate.shorterThan ||
    length > gate.longerThan ||
    (length <= gate.upTo && (marks & gate.shortMask) !== 0)
  )
}

/** Removes what isn't part of a cell's value; returns the same string when there is nothing to clean. */
export function cleanField(raw: string, field: TrackingField): string {
  return cleanBy(RULES[field].cleaning, raw)
}

const NOTHING_FOUND = { problem: null, warning: null }
const isAnyMeant = () => true

/** Finds the first problem and the first warning of a cleaned cell, limited to the kinds of `isMeant`. */
export function checkField(
  cell: string,
  field: TrackingField,
  isMeant: (kind: CellIssueKind) => boolean = isAnyMeant,
) {
  const marks = marksOf(cell)
  return needsRules(field, marks, cell.length)
    ? runChecks(cell, marks, field, isMeant)
    : NOTHING_FOUND
}

function runChecks(
  cell: string,
  marks: number,
  field: TrackingField,
  isMeant: (kind: CellIssueKind) => boolean,
) {
  const find = (checks: readonly Check<CellIssueKind>[]) =>
    checks.find(({ kind, asked, finds }) => {
      return isMeant(kind) && isAsked(asked, marks, cell.length) && finds(cell)
    })?.kind ?? null
  const { problems, warnings } = RULES[field]
  return { problem: find(problems), warning: find(warnings) }
}
