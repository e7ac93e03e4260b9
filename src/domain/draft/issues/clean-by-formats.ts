import { cleanField } from '#domain/entry/gate.ts'
import { isNoCourier } from '#domain/entry/cleaning/placeholder.ts'
import type { NamesOfCourier, ProbableCourier } from '#domain/entry/upload-result.ts'
import type { NumbersInCell } from '#domain/formats/find-numbers.ts'
import type { LabelReading } from '#domain/formats/read-label.ts'
import { cellOf, type Row, withCell } from '#domain/draft/row/row.ts'
import type { IssueKind } from '#domain/draft/row/issue.ts'
import type { KindSet } from './kind-set.ts'

/** Issues of cells with blanks. No other cells have parts that formats could remove. */
const WITH_BLANKS: readonly IssueKind[] = ['several-numbers', 'number-and-remark', 'words']
/** `DHL: 1234567890`, `SF 1234567890123`: letters, a blank or colon, the rest. */
const NAMED = /^(\p{L}[\p{L}\p{M}.&]*(?: [\p{L}\p{M}.&]+){0,5}?)(?:\s*[:：]\s*|\s+)(\S.*)$/u

/** Lookups of number formats and of couriers by name. */
export type Formats = {
  readonly fits: (number: string) => boolean
  /** Whether parts that are joined to this number surely are one: its form begins with letters or has a check digit. */
  readonly isSurelyOne: (joined: string) => boolean
  /** The codes of the couriers with a format that the number fits, check digit included. */
  readonly couriersOf: (number: string) => readonly string[]
  /** Whether the number has a format of the courier with this code, check digit included. */
  readonly fitsCourier: (number: string, code: string) => boolean
  /** The codes of all couriers whose name is or begins with this one. */
  readonly couriersNamed: (name: string) => readonly string[]
  /** The courier that a name probably means; null for none, or for several that match equally well. */
  readonly probableCourier: (name: string) => ProbableCourier | null
  /** The names of the courier with this code; null for an unknown code. */
  readonly namesOfCode: (code: string) => NamesOfCourier | null
  /** Reads the text of a label's barcode; null when the cell isn't one. */
  readonly readLabel: (cell: string) => LabelReading | null
}

/** `SF`: letters that belong to the number in some formats. */
const PREFIX = /^[A-Z]{2,4}$/i

/** Joins the parts when they surely are one number and no single part has a format, except behind a prefix. */
function closeBlanks(cell: string, { fits, isSurelyOne }: Formats): string | null {
  const parts = cell.split(/\s+/)
  const [first = '', ...rest] = parts
  if (rest.length === 0 || !isSurelyOne(parts.join(''))) return null
  const isPrefixed = PREFIX.test(first) && rest.length === 1
  return !isPrefixed && parts.some(fits) ? null : parts.join('')
}

/** Drops a courier's name when the rest is a number of that courier and no format includes the name. */
function dropCourier(cell: string, formats: Formats): string | null {
  const named = readNamed(cell, formats)
  if (named === null || formats.fits(named.name + named.number)) return null
  const isTheirs = named.codes.some((code) => formats.fitsCourier(named.number, code))
  return isTheirs ? named.number : null
}

/** Splits a courier's name from the text behind it; null when the cell doesn't start with a name. */
export function readNamed(cell: string, { couriersNamed, probableCourier, fits }: Formats) {
  const found = NAMED.exec(cell)
  const [, name = '', rest = ''] = found ?? []
  const codes = name === '' ? [] : couriersNamed(name)
  if (codes.length === 0) return null
  const joined = rest.replaceAll(/\s+/g, '')
  const courier = probableCourier(name)?.key ?? name
  return { name, codes, courier, number: fits(joined) ? joined : cleanField(rest, 'trackingId') }
}

/** `USPS9400…`: letters directly followed by a number. */
const TOUCHING = /^(\p{L}{2,20})[-_]?(?=\S{8,60}$)(?=\S*\d)/u

/**
 * The number directly behind a courier's name; null when a format starts with these letters, or the rest isn't a number
 * of that courier.
 */
export function findBehindName(cell: string, formats: Formats): NumbersInCell | null {
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
export function cleanByFormats(row: Row, early: KindSet, formats: Formats): Row {
  return cleanNumber(cleanCourier(row, formats), early, formats)
}

function cleanNumber(row: Row, early: KindSet, formats: Formats): Row {
  const { value, original, decision } = cellOf(row, 'trackingId')
  // Cells that the user restored or confirmed stay as they are.
  if (value === '' || decision !== null) return row
  const cleaned = numberOnLabel(value, formats) ?? withoutBlanks(value, early, formats)
  if (cleaned === null) return row
  return withCell(row, 'trackingId', { value: cleaned, original: original ?? value, decision })
}

/** The number in a cell, from a label's barcode, in groups, or behind a courier's name; null when there is none. */
export function numberInCell(value: string, formats: Formats): string | null {
  const label = formats.readLabel(value)
  if (label !== null) return label.number
  return /\s/.test(value) ? (closeBlanks(value, formats) ?? dropCourier(value, formats)) : null
}

function numberOnLabel(value: string, { readLabel }: Formats): string | null {
  const label = readLabel(value)
  return label?.kind === 'sure' ? label.number : null
}

function withoutBlanks(value: string, early: KindSet, formats: Formats): string | null {
  if (!early.some((kind) => WITH_BLANKS.includes(kind))) return null
  return closeBlanks(value, formats) ?? dropCourier(value, formats)
}

/** Empties `Other` or `N/A`, and restores it if the service turns out to have such a code. */
function cleanCourier(row: Row, { namesOfCode }: Formats): Row {
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
