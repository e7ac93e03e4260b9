import { cleanField } from '#domain/entry/gate.ts'
import { isNoCourier } from '#domain/entry/cleaning/placeholder.ts'
import type { NamesOfCourier, ProbableCourier } from '#domain/entry/upload-result.ts'
import type { NumbersInCell } from '#domain/formats/find-numbers.ts'
import type { LabelReading } from '#domain/formats/read-label.ts'
import { cellOf, type Row, withCell } from '#domain/draft/row.ts'
import type { IssueKind } from './issue.ts'
import type { KindSet } from './kind-set.ts'

/** Such cells have blanks; no other cell can have something to take away. */
const WITH_BLANKS: readonly IssueKind[] = ['several-numbers', 'number-and-remark', 'words']
/** `DHL: 1234567890`, `SF 1234567890123`: letters, a blank or colon, the rest. */
const NAMED = /^(\p{L}[\p{L}\p{M}.&]*(?: [\p{L}\p{M}.&]+){0,5}?)(?:\s*[:：]\s*|\s+)(\S.*)$/u

/** What is known of formats, and of couriers by their names. */
export type Formats = {
  readonly fits: (number: string) => boolean
  /** The codes of the couriers with a format that the number fits, check digit included. */
  readonly couriersOf: (number: string) => readonly string[]
  /** Whether the number has a format of the courier of that code, check digit included. */
  readonly fitsCourier: (number: string, code: string) => boolean
  /** The codes of all couriers of that name, or whose names begin with it. */
  readonly couriersNamed: (name: string) => readonly string[]
  /** The courier that a name probably means; null where there is none, or several that fit equally well. */
  readonly probableCourier: (name: string) => ProbableCourier | null
  /** What the courier of a code is called; null: the code is not known. */
  readonly namesOfCode: (code: string) => NamesOfCourier | null
  /** The number in what a scanner reads off a label; null where a cell is nothing of the kind. */
  readonly readLabel: (cell: string) => LabelReading | null
}

/** `SF`: letters that are part of the number where a format has them in front. */
const PREFIX = /^[A-Z]{2,4}$/i

/** Closed where the joined number has a known format and no part has one, but for what follows a prefix. */
function closeBlanks(cell: string, { fits }: Pick<Formats, 'fits'>): string | null {
  const parts = cell.split(/\s+/)
  const [first = '', ...rest] = parts
  if (rest.length === 0 || !fits(parts.join(''))) return null
  const isPrefixed = PREFIX.test(first) && rest.length === 1
  return !isPrefixed && parts.some(fits) ? null : parts.join('')
}

/** Dropped where the rest fits that courier, and no format has the name in it. */
function dropCourier(cell: string, formats: Formats): string | null {
  const named = readNamed(cell, formats)
  if (named === null || formats.fits(named.name + named.number)) return null
  const isTheirs = named.codes.some((code) => formats.fitsCourier(named.number, code))
  return isTheirs ? named.number : null
}

/** A courier's name and what follows it; null where no name comes first. */
export function readNamed(cell: string, { couriersNamed, probableCourier, fits }: Formats) {
  const found = NAMED.exec(cell)
  const [, name = '', rest = ''] = found ?? []
  const codes = name === '' ? [] : couriersNamed(name)
  if (codes.length === 0) return null
  const joined = rest.replaceAll(/\s+/g, '')
  const courier = probableCourier(name)?.key ?? name
  return { name, codes, courier, number: fits(joined) ? joined : cleanField(rest, 'trackingId') }
}

/** `USPS9400…`: letters, and a number that touches them. */
const TOUCHING = /^(\p{L}{2,20})[-_]?(?=\S{8,60}$)(?=\S*\d)/u

/**
 * The number behind a courier's name that touches it; null where a format has these letters in front, or the rest is no
 * number of that courier.
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
 * The row without what only formats and couriers tell to be no part of its values: the blanks that group a number, a
 * courier's name in front of it, what a label's barcode has beside it, a word for no courier. Marked like all cleaning;
 * the same row when there is nothing to do.
 */
export function cleanByFormats(row: Row, early: KindSet, formats: Formats): Row {
  return cleanNumber(cleanCourier(row, formats), early, formats)
}

function cleanNumber(row: Row, early: KindSet, formats: Formats): Row {
  const { value, original, decision } = cellOf(row, 'trackingId')
  // Leave cells that the person restored or confirmed.
  if (value === '' || decision !== null) return row
  const cleaned = numberOnLabel(value, formats) ?? withoutBlanks(value, early, formats)
  if (cleaned === null) return row
  return withCell(row, 'trackingId', { value: cleaned, original: original ?? value, decision })
}

/** The number that a cell has in another form: on a label's barcode, in groups, behind a courier's name; null where there is none. */
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

/** `Other`, `N/A`: empty, unless the service has named such a code, which may be learnt later. */
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
