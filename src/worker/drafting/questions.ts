import { copyCells } from '#domain/draft/cells/copy-cells.ts'
import { countEmpty, readCells } from '#domain/draft/cells/plan-cells.ts'
import { listCourierValues } from '#domain/draft/changes/courier-values.ts'
import { fixesOf, planKindFix } from '#domain/draft/fixes/fix-kind.ts'
import { type ChangedCells, previewChanges } from '#domain/draft/changes/preview-changes.ts'
import { findNextIssue, type IssueSearch } from '#domain/draft/arrange/show-rows.ts'
import { listLeftOut } from '#domain/draft/describe/list-left-out.ts'
import type { CellBlock } from '#domain/draft/draft-view.ts'
import {
  type CellPlace,
  type CellQuery,
  findBeside,
  findCells,
  type FindTo,
  type FoundCells,
  placeOf,
} from '#domain/draft/find/find-cells.ts'
import { previewReplacement, type Replacement } from '#domain/draft/find/plan-replacement.ts'
import { describeRow } from '#domain/draft/describe/describe-row.ts'
import { isIssue, type Issue, type IssueKind, type KindFix } from '#domain/draft/row/issue.ts'
import type { Row, RowId } from '#domain/draft/row/row.ts'
import { entryOf, sendableRows } from '#domain/draft/sendable.ts'
import { findOrder, judgeCode, nextOrder } from '#domain/scanning/judge-code.ts'
import { type ColumnQuestion, previewColumns } from '#worker/importing/preview-columns.ts'
import { previewReading, type ReadingQuestion } from '#worker/importing/preview-reading.ts'
import type { CommandContext } from './context.ts'

/** Fixes without a preview: each row already says what its parts are. */
const PARTING: ReadonlySet<KindFix> = new Set(['split', 'join'])

/** Queries of the draft, which change nothing. */
export const QUESTIONS = {
  copyCells: (context: CommandContext, block: CellBlock) =>
    copyCells(readCells(cellsOf(context, block))),
  /** Counts the empty cells of a block. */
  countEmpty: (context: CommandContext, block: CellBlock) => countEmpty(cellsOf(context, block)),
  countFound: (context: CommandContext, query: CellQuery) => findIn(context, query).found.length,
  /** The match next to a place; null without one. */
  findCell,
  previewReplacement: (context: CommandContext, replacement: Replacement, limit: number) => {
    const { rows, found } = findIn(context, replacement.query)
    return previewReplacement(rows, found, replacement, limit)
  },
  /** The fixes of a kind of issue that would change something. */
  offerFixes: (
    { session: { draft, world } }: CommandContext,
    kind: IssueKind,
    limit: number,
  ): readonly OfferedFix[] =>
    fixesOf(kind).flatMap((fix) => {
      const plan = planKindFix(draft, world, kind, fix)
      if (plan === null || !('rows' in plan.name)) return []
      const preview = PARTING.has(fix) ? [] : previewChanges(draft, plan.changes, limit)
      return [{ fix, rows: plan.name.rows, preview }]
    }),
  /** The entries that would be sent, in the order of the sheet, at most `limit`. */
  previewEntries: ({ session: { draft } }: CommandContext, limit: number) =>
    sendableRows(draft).slice(0, limit).map(entryOf),
  previewReading: (context: CommandContext, question: ReadingQuestion) =>
    previewReading(context, question),
  previewColumns: (context: CommandContext, question: ColumnQuestion) =>
    previewColumns(context, question),
  /** The rows that are left out, by reason, in the order of the sheet; at most `limit` of each. */
  listLeftOut: ({ session: { draft } }: CommandContext, limit: number) => listLeftOut(draft, limit),
  /** Each value of the courier column once. */
  listCouriers: ({ session: { draft, world } }: CommandContext) =>
    listCourierValues(draft, world.knowledge),
  /** Judges the codes on a label by the sheet and the formats. */
  judgeCodes: async ({ session, knowledge }: CommandContext, texts: readonly string[]) => {
    await knowledge.lists
    return texts.map((text) => judgeCode(session.draft, session.world.knowledge, text))
  },
  /** The order with this name; null without one. */
  findOrder: ({ session: { draft } }: CommandContext, name: string) => findOrder(draft, name),
  /** The next order without a number below a row; null when all have one. */
  nextOrder: ({ session: { draft } }: CommandContext, after: RowId | null) =>
    nextOrder(draft, after),
  /** The index of a shown row; null when it isn't shown. */
  placeOf: ({ display }: CommandContext, id: RowId) => {
    const index = display.shown.rows().findIndex((row) => row.id === id)
    return index < 0 ? null : index
  },
  /** The shown index of the next row with an issue and its field, or null. */
  findIssue: ({ session, display }: CommandContext, search: IssueSearch) => {
    const rows = display.shown.rows()
    const index = findNextIssue(session.draft, rows, search)
    const row = index === null ? undefined : rows[index]
    if (index === null || row === undefined) return null
    const { issues } = describeRow(session.draft, session.world, row)
    const isMeant = ({ kind }: Issue) => (search.kind ? kind === search.kind : isIssue(kind))
    return { row: index, field: issues.find(isMeant)?.field ?? null }
  },
}

/** A fix for all entries with a kind of issue: how many it changes, and the first of them. */
export type OfferedFix = {
  readonly fix: KindFix
  readonly rows: number
  readonly preview: readonly ChangedCells[]
}

/** Returns no cells for a snapshot that is no longer remembered. */
function cellsOf({ display }: CommandContext, block: CellBlock) {
  const rows = display.shown.rowsAt(block)
  return { rows: rows === 'outdated' ? [] : rows, fields: block.fields }
}

/** A match: its cell, its position among the matches, and their number. */
export type Found = CellPlace & {
  readonly id: RowId
  readonly position: number
  readonly count: number
}

function findCell(
  context: CommandContext,
  query: CellQuery,
  from: CellPlace,
  to: FindTo,
): Found | null {
  const { rows, found } = findIn(context, query)
  const position = findBeside(found, from, to)
  if (position === null) return null
  const place = placeOf(found[position] ?? 0)
  const row = rows[place.row]
  return row === undefined ? null : { ...place, id: row.id, position, count: found.length }
}

type FoundInRows = { readonly rows: readonly Row[]; readonly found: FoundCells }

/** Finds the cells of the shown rows with a text. */
export function findIn({ display }: CommandContext, query: CellQuery): FoundInRows {
  const rows = display.shown.rows()
  return { rows, found: findCells(rows, query) }
}
