import { cutEnd } from '#base/cut-end.ts'
import { withHyphens } from '#domain/entry/cleaning/dashes.ts'
import { withLatinKeys, withLatinLetters } from '#domain/entry/cleaning/other-scripts.ts'
import { splitSeveral } from '#domain/entry/cleaning/several-numbers.ts'
import type { Knowledge } from './knowledge.ts'

type Tests = Pick<Knowledge, 'fits' | 'checkDigitFits'>

/**
 * A whole cell read as one number: with plain hyphens, with Latin letters for those that look like them, or with the
 * keys of a Latin keyboard; null when no reading has a known format. Tried before a part of the cell is offered.
 */
export function readWhole(cell: string, { fits, checkDigitFits }: Tests): string | null {
  const plain = withHyphens(cell)
  const readings = [plain, withLatinLetters(plain), withLatinKeys(plain)]
    .filter((reading) => reading !== null)
    .filter((reading) => reading !== cell)
  return (
    readings.find((one) => checkDigitFits(one, '')) ?? readings.find((one) => fits(one)) ?? null
  )
}

/** Whether a number touches letters of another script in its cell, so that it is a part of a longer run. */
export function isPartOfRun(cell: string, number: string): boolean {
  const at = cell.indexOf(number)
  const beside = (cell[at - 1] ?? '') + (cell[at + number.length] ?? '')
  return at !== -1 && /[^\P{L}A-Za-z]/u.test(beside)
}

const SIGN = /[\s_\-/|:#,;.]/
const SIGNS_FIRST = /^[\s_\-/|:#,;.]+/

/** `order_parcel`: the number of a cell that also holds the order ID of its row; null for any other cell. */
export function numberBesideOrder(cell: string, orderId: string): string | null {
  if (orderId.length < 3 || !cell.includes(orderId)) return null
  const [before = '', behind = '', ...others] = cell.split(orderId)
  if (others.length > 0 || (before !== '' && behind !== '')) return null
  const number = before === '' ? behind.replace(SIGNS_FIRST, '') : cutEnd(before, SIGN)
  if (number === before + behind) return null
  return splitSeveral(number).length === 1 && /(?:\d\D*){6}/.test(number) ? number : null
}
