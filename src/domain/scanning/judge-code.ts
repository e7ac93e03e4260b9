import { kindOf } from '#domain/draft/row-kinds.ts'
import { itemsOf, linesOf, rowsOfOrder } from '#domain/draft/lines.ts'
import { waitingRows } from '#domain/draft/changes/bring-numbers.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import type { Row, RowId } from '#domain/draft/row/row.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import { cleanField } from '#domain/entry/gate.ts'
import { parcelKey } from '#domain/entry/tracking-entry.ts'
import { LEAST_LENGTH, MOST_LENGTH } from '#domain/entry/fields.ts'
import { type JudgedCode, newOrder, type ScanOrder, type Worth } from './decide.ts'

type Numbers = Pick<Knowledge, 'readLabel' | 'fits' | 'checkDigitFits' | 'couriersOf'>

/** Judges a code by the sheet and the formats. */
export function judgeCode(draft: Draft, numbers: Numbers, text: string): JudgedCode {
  const found = findNumber(numbers, text)
  const owner = found.number === '' ? undefined : findOwner(draft, [found.number, text])
  const [courier = null, ...others] = numbers.couriersOf(found.number)
  return {
    text,
    ...found,
    courier: others.length === 0 ? courier : null,
    order: findOrder(draft, text),
    owner: owner ? { row: owner.id, orderId: owner.cells.orderId } : null,
  }
}

const NO_NUMBER = { number: '', worth: 'none' } as const

function findNumber(numbers: Numbers, text: string): { number: string; worth: Worth } {
  const label = numbers.readLabel(text)
  if (label !== null && label.number === null) return NO_NUMBER
  if (label?.kind === 'sure') return { number: label.number ?? '', worth: 'checked' }
  // A number that is only offered is entered as the scanned text; the sheet then offers the number as a fix.
  const number = label === null ? cleanField(text, 'trackingId') : text
  if (!mayBeNumber(number)) return NO_NUMBER
  if (label !== null) return { number, worth: 'plain' }
  if (numbers.checkDigitFits(number, '')) return { number, worth: 'checked' }
  return { number, worth: numbers.fits(number) ? 'known' : 'plain' }
}

/** Rules out links, sentences and counters. */
function mayBeNumber(text: string): boolean {
  const hasLength = text.length >= LEAST_LENGTH && text.length <= MOST_LENGTH
  return hasLength && /^[\w%.()\]-]+$/.test(text) && /\d/.test(text)
}

/** Finds the entry of the sheet that has one of the numbers. */
function findOwner(draft: Draft, numbers: readonly string[]): Row | undefined {
  const parcels = numbers.map(parcelKey)
  return sheetRows(draft.rows).find(
    ({ id, cells }) =>
      parcels.includes(parcelKey(cells.trackingId)) && kindOf(draft, id) === 'entry',
  )
}

/** Finds an order of the sheet by its ID or the merchant's; null without one. */
export function findOrder(draft: Draft, text: string): ScanOrder | null {
  const name = cleanField(text, 'orderId')
  if (name === '') return null
  const rows = [name, name.startsWith('#') ? name.slice(1) : `#${name}`]
    .map((one) => rowsOfOrder(draft, one))
    .find((found) => found.length > 0)
  const known = rows ?? rowsOfMerchant(draft, name)
  const waiting = known.find(({ id }) => kindOf(draft, id) === 'no-number')
  const [first] = known
  if (waiting !== undefined) return orderOf(draft, waiting)
  return first ? newOrder(first.cells.orderId) : null
}

function rowsOfMerchant(draft: Draft, name: string): readonly Row[] {
  const named = sheetRows(draft.rows).filter(({ cells }) => cells.merchantOrderId === name)
  const orders = new Set(named.map(({ cells }) => cells.orderId))
  return orders.size === 1 ? named : []
}

function orderOf(draft: Draft, row: Row): ScanOrder {
  const { orderId, merchantOrderId } = row.cells
  const rows = [row, ...linesOf(draft, row)]
  return { id: row.id, orderId, merchantOrderId, lines: rows.length, items: itemsOf(rows) }
}

/** Finds the next order without a number below a row, continuing from the top; null when all have one. */
export function nextOrder(draft: Draft, after: RowId | null): ScanOrder | null {
  const waits = new Set(waitingRows(draft))
  const rows = sheetRows(draft.rows)
  const start = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1
  const next = [...rows.slice(start), ...rows.slice(0, start)].find((row) => waits.has(row))
  return next === undefined ? null : orderOf(draft, next)
}
