import { withoutLeftovers, idWithoutListSign } from '#domain/entry/cleaning/leftovers.ts'
import { withHyphens } from '#domain/entry/cleaning/dashes.ts'
import { withLatinLetters, withPlainDigits } from '#domain/entry/cleaning/other-scripts.ts'
import { splitSeveral, suggestFix } from '#domain/entry/cleaning/several-numbers.ts'
import { readChange } from '#domain/entry/cleaning/spreadsheet-change.ts'
import { idAlone } from '#domain/entry/id-alone.ts'
import { numberInLink } from '#domain/entry/read-link.ts'
import type { CellIssueKind } from '#domain/entry/rules.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Details, Issue, IssueKind } from '#domain/draft/row/issue.ts'
import { readWhole } from '#domain/draft/issues/whole-number.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'

type DetailedKind = CellIssueKind & keyof Details

/** Excel's longest errors have eleven characters. */
const LONGEST_ERROR = 14

/** Details of the issues that rules for a single cell find. */
const CELL_DETAILS: {
  readonly [Kind in DetailedKind]: (
    cell: string,
    numbers: Knowledge,
    field: TrackingField,
  ) => Details[Kind]
} = {
  'several-numbers': partsOf,
  words: (cell, numbers) => ({ ...partsOf(cell, numbers), instead: readWhole(cell, numbers) }),
  'number-and-remark': (cell, numbers) => ({
    ...partsOf(cell, numbers),
    instead: readWhole(cell, numbers),
  }),
  'look-alikes': (cell, numbers, field) => ({
    instead: (field === 'trackingId' ? readWhole(cell, numbers) : null) ?? withLatinLetters(cell),
  }),
  'other-digits': (cell) => ({ instead: withPlainDigits(cell) }),
  'id-and-remark': (cell) => ({ instead: unlike(idAlone(cell), cell) }),
  dashes: (cell) => ({ instead: withHyphens(cell) }),
  leftovers: (cell, _, field) => ({
    instead: unlike(
      field === 'trackingId' ? withoutLeftovers(cell) : idWithoutListSign(cell),
      cell,
    ),
  }),
  'made-by-spreadsheet': (cell) => ({
    change: readChange(cell),
    error: cell.startsWith('=') ? null : cell.slice(0, LONGEST_ERROR),
  }),
  'web-address': (cell, _, field) => ({
    linked: field === 'trackingId' ? numberInLink(cell) : null,
  }),
  length: (cell) => ({ length: cell.length }),
}

/** Describes an issue that a rule for a single cell found. */
export function describeCell(
  kind: IssueKind,
  field: TrackingField,
  cell: string,
  knowledge: Knowledge,
): Issue {
  const details =
    kind in CELL_DETAILS ? CELL_DETAILS[kind as DetailedKind](cell, knowledge, field) : {}
  return { kind, field, ...details } as Issue
}

function partsOf(cell: string, { fits, isSurelyOne }: Knowledge) {
  return { parts: splitSeveral(cell), offer: suggestFix(cell, fits, isSurelyOne) }
}

function unlike(value: string, cell: string): string | null {
  return value === cell || value === '' ? null : value
}
