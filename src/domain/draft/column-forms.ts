import { cleanField } from '#domain/entry/gate.ts'
import { ABOUT_FIELD, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { closeGroups, findGrouping } from '#domain/formats/grouping.ts'
import {
  type ColumnForm,
  type ColumnForms,
  deriveForm,
  type FormValue,
  MOST_VALUES,
} from '#domain/formats/column-form.ts'
import { cleanedNumber } from '#domain/draft/issues/clean-by-formats.ts'
import { isName } from '#domain/draft/issues/late/check-couriers.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import type { AboutSheet } from '#domain/draft/issues/late/late-case.ts'
import type { Draft } from './draft.ts'
import type { TakenForms } from './found.ts'
import type { Row, SourceId } from '#domain/draft/row/row.ts'
import { sheetRows } from './rows.ts'

const FIELDS = TRACKING_FIELDS.filter((field) => ABOUT_FIELD[field].value !== 'code')

/** Notes that a row came to a sheet, or that a person changed one. */
export function noteForm({ findings }: Draft, source: SourceId, change: 'added' | 'edited'): void {
  const taken = findings.forms.get(source) ?? { forms: null, rows: 0, added: 0, edited: 0 }
  findings.forms.set(source, taken)
  taken[change] += 1
}

/**
 * Takes the forms of the sheets of which a tenth changed or that grew. Returns the sheets whose forms are now others
 * than before, so that their rows are checked again.
 */
export function takeForms(draft: Draft, knowledge: Knowledge): ReadonlySet<SourceId> {
  const changed = new Set<SourceId>()
  for (const [source, taken] of draft.findings.forms) {
    const { forms: before } = taken
    if (before !== null && !isStale(taken)) continue
    const rows = sheetRows(draft.rows).filter((row) => row.source === source)
    const forms = formsOf(rows, knowledge)
    draft.findings.forms.set(source, { forms, rows: rows.length, added: 0, edited: 0 })
    if (before !== null && written(before) !== written(forms)) changed.add(source)
  }
  return changed
}

/** A sheet beyond the rows that are looked at has to double, so that reading it checks no row more than twice. */
function isStale({ rows, added, edited }: TakenForms): boolean {
  const isMore = added > 0 && added >= (rows < MOST_VALUES ? rows * SHARE : rows)
  return isMore || (edited > 0 && edited >= rows * SHARE)
}

const SHARE = 0.1

function written(forms: ColumnForms): string {
  return JSON.stringify(forms, (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  )
}

function formsOf(rows: readonly Row[], knowledge: Knowledge): ColumnForms {
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
