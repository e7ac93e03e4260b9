import { type Check, cleanBy, DIGIT, isAsked, marksOf, ODD } from './rule.ts'
import { type CellIssueKind, rulesOf } from './rules.ts'
import { eachField, type TrackingField } from './tracking-entry.ts'

/*
 * Nearly every cell of a large sheet is plain. One look at its characters tells whether any rule of its field asks
 * for it: the gates are made of what the rules ask for.
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
 * Whether any rule of a field may have something to do with a cell of these marks and this length; an empty cell needs
 * none.
 */
export function needsLook(field: TrackingField, marks: number, length: number): boolean {
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

/** The cell without what is not part of its value; the same string when there is nothing to do. */
export function cleanField(raw: string, field: TrackingField): string {
  return cleanBy(RULES[field].cleaning, raw)
}

const NOTHING_FOUND = { problem: null, warning: null }
const isAnyMeant = () => true

/** The first problem and the first warning of a cleaned cell, of the kinds that are meant; null where there is none. */
export function checkField(
  cell: string,
  field: TrackingField,
  isMeant: (kind: CellIssueKind) => boolean = isAnyMeant,
) {
  const marks = marksOf(cell)
  return needsLook(field, marks, cell.length) ? lookAt(cell, marks, field, isMeant) : NOTHING_FOUND
}

function lookAt(
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
