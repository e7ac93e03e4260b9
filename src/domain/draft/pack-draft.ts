import type { Result } from '#base/result.ts'
import { eachField, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { createDraft, type Draft, takeStepId } from './draft.ts'
import { enterRow, judgeTouched } from './findings.ts'
import type { KeptRows, KeptState } from '#domain/draft/stored/kept-draft.ts'
import type { Action, Run } from '#domain/draft/stored/kept-action.ts'
import {
  cellOf,
  firstIdOf,
  NO_FACTS,
  type Row,
  type RowId,
  type SourceId,
  withDecision,
  withCell,
} from '#domain/draft/row/row.ts'
import { idsOf, insertRuns, knownRow, learnRows, rowsOfPart, runsWhere, sheetRows } from './rows.ts'

/** Stored state of the draft itself, without the view and open questions. */
type KeptDraft = Omit<
  KeptState,
  'version' | 'filter' | 'sort' | 'place' | 'waiting' | 'sheetQuestions' | 'cancelled'
>

/** The draft without rows and actions, so its size doesn't depend on the length of the sheet. */
export function packDraft(draft: Draft): KeptDraft {
  return {
    nextRow: draft.nextRow,
    nextSource: draft.nextSource,
    nextStep: draft.nextStep,
    order: runsWhere(draft.rows, () => true),
    sources: [...draft.sources].map(([id, facts]) => ({ id, facts })),
    done: draft.history.done,
    actionCount: draft.history.actions.length,
  }
}

/** Packs the rows of one part of the ids. */
export function packRows({ rows }: Draft, part: number): KeptRows {
  const all = rowsOfPart(rows, part)
  const spans = new Int32Array(all.length * TRACKING_FIELDS.length * 2)
  const originals: [number, string][] = []
  const decisions: KeptRows['decisions'][number][] = []
  let text = ''
  let cell = 0
  for (const row of all) {
    for (const field of TRACKING_FIELDS) {
      const { value, original, decision } = cellOf(row, field)
      spans[cell * 2] = text.length
      text += value
      spans[cell * 2 + 1] = text.length
      if (original !== null) originals.push([cell, original])
      if (decision !== null) decisions.push([cell, decision])
      cell += 1
    }
  }
  return {
    ids: Int32Array.from(all, ({ id }) => id),
    fields: TRACKING_FIELDS,
    text,
    spans,
    sources: Int32Array.from(all, ({ source }) => source),
    sheetRows: Int32Array.from(all, ({ sheetRow }) => sheetRow),
    originals,
    decisions,
    facts: all.flatMap(({ facts }, index) => (facts === NO_FACTS ? [] : [[index, facts] as const])),
    rowDecisions: all.flatMap(({ decisions: { row } }, index) =>
      row ? [[index, row] as const] : [],
    ),
  }
}

/** Restores a stored draft; fails if it is incomplete. */
export function unpackDraft(
  kept: KeptDraft,
  parts: readonly KeptRows[],
  actions: readonly Action[],
): Result<Draft, 'rows-missing' | 'unknown-fields'> {
  const unpacked: Row[] = []
  for (const part of parts) {
    const rows = unpackRows(part)
    if (rows === null) return { ok: false, reason: 'unknown-fields' }
    // Stored rows of a cancelled import are ignored.
    unpacked.push(...rows.filter(({ id }) => id < kept.nextRow))
  }
  const draft = createDraft({ ...kept, firstRow: firstIdOf(unpacked) })
  for (const { id, facts } of kept.sources) draft.sources.set(id, facts)
  learnRows(draft.rows, unpacked)
  const own = actions.slice(0, kept.actionCount)
  const needed = [kept.order, ...own.slice(0, kept.done).map(runsOf)].flat()
  const isWhole = needed.every((run) => isKnown(draft, run))
  if (!isWhole || own.length < kept.actionCount) return { ok: false, reason: 'rows-missing' }
  for (const action of withoutLost(draft, own, kept.done)) {
    draft.history.actions.push({ ...action, step: action.step ?? takeStepId(draft) })
  }
  draft.history.done = kept.done
  insertRuns(draft.rows, kept.order)
  draft.rows.changedParts.clear()
  for (const row of sheetRows(draft.rows)) enterRow(draft, row)
  judgeTouched(draft)
  return { ok: true, value: draft }
}

/** The runs of rows that an action inserts or removes. */
function runsOf({ changes }: Action): readonly Run[] {
  return changes.flatMap((change) => ('runs' in change ? change.runs : []))
}

function isKnown({ rows }: Draft, run: Run): boolean {
  for (const id of idsOf(run)) if (knownRow(rows, id) === undefined) return false
  return true
}

/** Drops redo actions whose rows were forgotten already: rows are written before the state. */
function withoutLost(draft: Draft, actions: readonly Action[], done: number): readonly Action[] {
  const lost = actions.findIndex((action, index) => {
    return index >= done && !runsOf(action).every((run) => isKnown(draft, run))
  })
  return lost === -1 ? actions : actions.slice(0, lost)
}

/** null when the rows have a field that this release doesn't know. */
function unpackRows(kept: KeptRows): readonly Row[] | null {
  if (!kept.fields.every(isField)) return null
  const width = kept.fields.length
  const decided = new Map(kept.rowDecisions)
  const facts = new Map(kept.facts)
  const rows = Array.from(kept.ids, (id, index): Row => {
    const textOf = (column: number) => {
      const at = (index * width + column) * 2
      return column === -1 ? '' : kept.text.slice(kept.spans[at], kept.spans[at + 1])
    }
    const row: Row = {
      id: id as RowId,
      source: (kept.sources[index] ?? 0) as SourceId,
      sheetRow: kept.sheetRows[index] ?? 0,
      cells: eachField((field) => textOf(kept.fields.indexOf(field))),
      originals: {},
      facts: facts.get(index) ?? NO_FACTS,
      decisions: {},
    }
    const decision = decided.get(index)
    return decision ? withDecision(row, decision) : row
  })
  const change = (cell: number, part: Partial<ReturnType<typeof cellOf>>) => {
    const index = Math.floor(cell / width)
    const row = rows[index]
    const field = kept.fields[cell % width] as TrackingField
    if (row !== undefined) rows[index] = withCell(row, field, { ...cellOf(row, field), ...part })
  }
  for (const [cell, original] of kept.originals) change(cell, { original })
  for (const [cell, decision] of kept.decisions) change(cell, { decision })
  return rows
}

const isField = (name: string) => TRACKING_FIELDS.some((field) => field === name)
