import { cleanField } from '#domain/entry/gate.ts'
import { isNoCourier } from '#domain/entry/cleaning/placeholder.ts'
import { certainCourier } from '#domain/entry/upload-result.ts'
import type { NumbersInCell } from '#domain/formats/find-numbers.ts'
import { cellOf, type Row, withCell } from '#domain/draft/row/row.ts'
import type { IssueKind } from '#domain/draft/row/issue.ts'
import {
  type ColumnForm,
  type ColumnForms,
  FEWEST_VALUES,
  hasShape,
} from '#domain/formats/column-form.ts'
import { arePrinted, closeGroups } from '#domain/formats/grouping.ts'
import { hasDashes, isMarketplaceId, withHyphens } from '#domain/entry/cleaning/dashes.ts'
import { ID_FIELDS } from '#domain/entry/tracking-entry.ts'
import type { KindSet } from './kind-set.ts'
import type { Knowledge } from './knowledge.ts'

/** Issues of cells with blanks. No other cells have parts that formats could remove. */
const WITH_BLANKS: readonly IssueKind[] = ['several-numbers', 'number-and-remark', 'words']
/** `DHL: 1234567890`, `SF 1234567890123`: letters, a blank or colon, the rest. */
const NAMED = /^(\p{L}[\p{L}\p{M}.&]*(?: [\p{L}\p{M}.&]+){0,5}?)(?:\s*[:：]\s*|\s+)(\S.*)$/u

/** `SF`: letters that belong to the number in some formats. */
const PREFIX = /^[A-Z]{2,4}$/i

/** Joins the parts when they surely are one number and no single part has a format, except behind a prefix. */
function closeBlanks(cell: string, { fits, isSurelyOne }: Knowledge): string | null {
  const parts = cell.split(/\s+/)
  const [first = '', ...rest] = parts
  const joined = parts.join('')
  if (rest.length === 0 || !isSurelyOne(joined)) return null
  // One of three numbers of twelve digits fits some check digit by chance.
  if (/^\d+$/.test(joined) && !arePrinted(parts.map(({ length }) => length))) return null
  const isPrefixed = PREFIX.test(first) && rest.length === 1
  return !isPrefixed && parts.some(fits) ? null : joined
}

/** Drops a courier's name when the rest is a number of that courier and no format includes the name. */
function dropCourier(cell: string, formats: Knowledge): string | null {
  const named = readNamed(cell, formats)
  if (named === null || formats.fits(named.name + named.number)) return null
  const isTheirs = named.codes.some((code) => formats.fitsCourier(named.number, code))
  return isTheirs ? named.number : null
}

/** Splits a courier's name from the text behind it; null when the cell doesn't start with a name. */
export function readNamed(cell: string, { couriersNamed, probableCouriers, fits }: Knowledge) {
  const found = NAMED.exec(cell)
  const [, name = '', rest = ''] = found ?? []
  const codes = name === '' ? [] : couriersNamed(name)
  if (codes.length === 0) return null
  const joined = rest.replaceAll(/\s+/g, '')
  const courier = certainCourier(probableCouriers(name))?.key ?? name
  return { name, codes, courier, number: fits(joined) ? joined : cleanField(rest, 'trackingId') }
}

/** `USPS9400…`: letters directly followed by a number. */
const TOUCHING = /^(\p{L}{2,20})[-_]?(?=\S{8,60}$)(?=\S*\d)/u

/**
 * The number directly behind a courier's name; null when a format starts with these letters, or the rest isn't a number
 * of that courier.
 */
export function findBehindName(cell: string, formats: Knowledge): NumbersInCell | null {
  const letters = TOUCHING.exec(cell)?.[1]
  if (letters === undefined || formats.fits(cell)) return null
  for (let length = letters.length; length >= 2; length -= 1) {
    const number = cell.slice(length).replace(/^[-_]/, '')
    if (!formats.fits(number)) continue
    const codes = formats.couriersNamed(cell.slice(0, length))
    if (codes.some((code) => formats.fitsCourier(number, code)))
      return { kind: 'remark', numbers: [number] }
  }
  return null
}

/**
 * Cleans what only formats and couriers can tell apart: blanks that group a number, a courier's name in front of it,
 * extra text of a label's barcode, a word for no courier. Marked like all cleaning; returns the same row when nothing
 * changes.
 */
export function cleanByFormats(
  row: Row,
  early: KindSet,
  formats: Knowledge,
  forms: ColumnForms = {},
): Row {
  const withCourier = cleanDashes(cleanCourier(row, formats), early, forms)
  const { value, original, decision } = cellOf(withCourier, 'trackingId')
  // Cells that the user restored or confirmed stay as they are.
  if (value === '' || decision !== null) return withCourier
  const cleaned =
    numberOnLabel(value, formats) ?? withoutBlanks(value, early, formats, forms.trackingId)
  if (cleaned === null) return withCourier
  return withCell(withCourier, 'trackingId', {
    value: cleaned,
    original: original ?? value,
    decision,
  })
}
/** The number in a cell, from a label's barcode, in groups, or behind a courier's name; null when there is none. */
export function numberInCell(value: string, formats: Knowledge): string | null {
  const label = formats.readLabel(value)
  return label === null ? numberInGroups(value, formats) : label.number
}

/** The number that cleaning would take from a cell, whatever its column looks like; null when it takes the cell. */
export function cleanedNumber(value: string, formats: Knowledge): string | null {
  return numberOnLabel(value, formats) ?? numberInGroups(value, formats)
}

function numberInGroups(value: string, formats: Knowledge): string | null {
  return /\s/.test(value) ? (closeBlanks(value, formats) ?? dropCourier(value, formats)) : null
}

function numberOnLabel(value: string, { readLabel }: Knowledge): string | null {
  const label = readLabel(value)
  return label?.kind === 'sure' ? label.number : null
}

function withoutBlanks(
  value: string,
  early: KindSet,
  formats: Knowledge,
  form: ColumnForm | undefined,
): string | null {
  if (!early.some((kind) => WITH_BLANKS.includes(kind))) return null
  return (
    closeGroups(form?.grouping ?? null, value) ??
    closeToForm(value, formats, form) ??
    closeBlanks(value, formats) ??
    dropCourier(value, formats)
  )
}

/** Joins the parts when the whole has the form of its column and no part has one. */
function closeToForm(value: string, { fits }: Knowledge, form: ColumnForm | undefined) {
  const parts = value.split(' ')
  const joined = parts.join('')
  const shape = form !== undefined && form.size >= FEWEST_VALUES ? form.main : null
  if (shape === null || parts.length < 2 || !hasShape(joined, shape)) return null
  return /^[A-Z0-9]+$/i.test(joined) && !parts.some(fits) ? joined : null
}

/** Makes the dashes of an ID hyphens when it is a marketplace's, or other IDs of its column have hyphens. */
function cleanDashes(row: Row, early: KindSet, forms: ColumnForms): Row {
  if (!early.includes('dashes')) return row
  return ID_FIELDS.reduce((cleaned, field) => {
    const { value, original, decision } = cellOf(cleaned, field)
    if (decision !== null || !hasDashes(value)) return cleaned
    const plain = withHyphens(value)
    if (!isMarketplaceId(plain) && !hasHyphens(forms[field])) return cleaned
    return withCell(cleaned, field, { value: plain, original: original ?? value, decision })
  }, row)
}

function hasHyphens(form: ColumnForm | undefined): boolean {
  return [...(form?.shapes.keys() ?? [])].some((shape) => /\w-\w/.test(shape))
}

/** Empties `Other` or `N/A`, and restores it if the service turns out to have such a code. */
function cleanCourier(row: Row, { namesOfCode }: Knowledge): Row {
  const { value, original, decision } = cellOf(row, 'courier')
  const written = value === '' ? (original ?? '') : value
  if (written === '' || decision !== null || !isNoCourier(written)) return row
  const cleaned = namesOfCode(written) === null ? '' : written
  if (cleaned === value) return row
  return withCell(row, 'courier', {
    value: cleaned,
    original: cleaned === '' ? (original ?? value) : null,
    decision,
  })
}
