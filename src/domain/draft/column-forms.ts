import { cleanField } from '#domain/entry/gate.ts'
import { ABOUT_FIELD, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { closeGroups, findGrouping } from '#domain/formats/grouping.ts'
import {
  type ColumnForm,
  type ColumnForms,
  deriveForm,
  FEWEST_VALUES,
  type FormValue,
  MOST_VALUES,
} from '#domain/formats/column-form.ts'
import { cleanedNumber } from '#domain/draft/issues/clean-by-formats.ts'
import { isName } from '#domain/draft/issues/late/check-couriers.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import type { AboutSheet } from '#domain/draft/issues/late/late-case.ts'
import type { Draft } from './draft.ts'
import type { Row, SourceId } from '#domain/draft/row/row.ts'
import { sheetRows } from './rows.ts'

const FIELDS = TRACKING_FIELDS.filter((field) => ABOUT_FIELD[field].value !== 'code')

/** Notes that a row of a sheet came or changed. */
export function noteChange({ findings }: Draft, source: SourceId): void {
  const taken = findings.forms.get(source)
  if (taken === undefined) findings.forms.set(source, { forms: null, changed: 1 })
  else taken.changed += 1
}

/**
 * Takes the forms of the sheets whose rows came, or of which a tenth changed. Returns the sheets whose forms are now
 * others than before, so that their rows are checked again.
 */
export function takeForms(draft: Draft, knowledge: Knowledge): ReadonlySet<SourceId> {
  const changed = new Set<SourceId>()
  for (const [source, taken] of draft.findings.forms) {
    const size = sizeOf(taken.forms)
    const isStale = taken.changed > 0 && taken.changed * FEWEST_VALUES >= size
    if (!isStale && taken.forms !== null) continue
    // Rows below the first thousand aren't looked at.
    if (size >= MOST_VALUES && taken.changed * FEWEST_VALUES < size) continue
    if (taken.forms !== null) changed.add(source)
    taken.forms = formsOf(draft, source, knowledge)
    taken.changed = 0
  }
  return changed
}

function sizeOf(forms: ColumnForms | null): number {
  return Math.max(0, ...FIELDS.map((field) => forms?.[field]?.size ?? 0))
}

function formsOf(draft: Draft, source: SourceId, knowledge: Knowledge): ColumnForms {
  const rows = sheetRows(draft.rows).filter((row) => row.source === source)
  const forms: { [field in TrackingField]?: ColumnForm } = {}
  for (const field of FIELDS) {
    const filled = rows.filter(({ cells }) => cells[field] !== '').slice(0, MOST_VALUES)
    const values =
      ABOUT_FIELD[field].value === 'id'
        ? filled.map(({ cells }) => ({ value: cells[field], raw: cells[field], courier: '' }))
        : numbersOf(filled, knowledge)
    forms[field] = deriveForm(values, knowledge)
  }
  return { ...forms, hasCourierNames: haveNames(rows, knowledge) }
}

const FEWEST_NAMES = 2
const MOST_NAMES = 100

/** Whether most of a sheet's couriers are names instead of codes. */
function haveNames(rows: readonly Row[], knowledge: Knowledge): boolean {
  const texts = new Set<string>()
  for (const { cells } of rows) {
    if (cells.courier !== '') texts.add(cells.courier)
    if (texts.size === MOST_NAMES) break
  }
  const names = [...texts].filter((text) => isName(text, knowledge))
  return names.length >= FEWEST_NAMES && names.length * 2 > texts.size
}

/** Numbers as they are once the column is known: with the blanks of its groups closed. */
function numbersOf(rows: readonly Row[], knowledge: Knowledge): readonly FormValue[] {
  const raws = rows.map(({ cells, originals }) =>
    cleanField(originals.trackingId ?? cells.trackingId, 'trackingId'),
  )
  const grouping = findGrouping(raws)
  return raws.map((raw, index) => ({
    raw,
    value: closeGroups(grouping, raw) ?? cleanedNumber(raw, knowledge) ?? raw,
    courier: rows[index]?.cells.courier ?? '',
  }))
}

/** The forms of a row's columns. Typed and scanned entries are judged by the sheet that they are added to. */
export function formsOfRow({ findings, sources }: Draft, { source }: Pick<Row, 'source'>) {
  const taken = (id: SourceId) => findings.forms.get(id)?.forms ?? undefined
  if (sources.get(source)?.source.kind !== 'typed') return taken(source)
  const sheets = [...sources].filter(([, facts]) => facts.source.kind !== 'typed')
  const last = sheets.findLast(([id]) => taken(id) !== undefined)?.[0]
  return taken(last ?? source)
}

/** The facts of a row's sheet that the checks ask. */
export function sheetOf(draft: Draft, row: Pick<Row, 'source'>): AboutSheet {
  const { confirmed, mixesStatuses } = draft.sources.get(row.source) ?? {}
  return { confirmed, mixesStatuses, forms: formsOfRow(draft, row) }
}
