import type { CheckedForm, ColumnForm } from './column-form.ts'
import { failsByColumn, isContradicted, isUsual } from './column-form.ts'
import { findNumbers, isSurelyOne, type NumberTests, type NumbersInCell } from './find-numbers.ts'
import { type FormatIndex, indexOfCourier, type NumberVerdict } from './format-index.ts'
import {
  groupsOf,
  judgeExactly,
  judgeNumber,
  likenessOf,
  type NumberLikeness,
  suggestDigits,
} from './judge-number.ts'
import { type LabelReading, readLabel } from './read-label.ts'

/** The courier of a row by its code, or '' when it isn't known, and the form of the column with its numbers. */
export type NumberContext = {
  readonly courier?: string
  readonly form?: ColumnForm | undefined
}

/** Lookups of number formats. A list shows what a number is, never what it isn't. */
export type NumberKnowledge = {
  readonly fits: (number: string) => boolean
  /** Whether parts that are joined to this number surely are one: its form begins with letters or has a check digit. */
  readonly isSurelyOne: (joined: string) => boolean
  /** The codes of the couriers with a format that the number fits, check digit included. */
  readonly couriersOf: (number: string) => readonly string[]
  /** Whether some format is of the courier with this code. */
  readonly hasFormat: (code: string) => boolean
  /** Whether the number has a format of the courier with this code, check digit included. */
  readonly fitsCourier: (number: string, code: string) => boolean
  /** The check digit by all formats: `fails` when every format of this shape has one, and none fits. */
  readonly checkDigit: (number: string) => NumberVerdict['checkDigit']
  /** Whether a check digit fits, of the given courier's formats if it has any. */
  readonly checkDigitFits: (number: string, courier: string) => boolean
  /** Each form with a check digit whose pattern the number has. */
  readonly checksOf: (number: string) => readonly CheckedForm[]
  /** Whether the number has a check digit that surely is wrong: by its courier, its column, or a form that marks itself. */
  readonly checkDigitFails: (number: string, context: NumberContext) => boolean
  /** The number with digits instead of similar letters, if only then a check digit fits. */
  readonly suggestDigits: (number: string, context: NumberContext) => string | null
  /** Whether the number surely is another courier's, by a form that marks itself. */
  readonly isOfOtherCourier: (number: string, context: NumberContext) => boolean
  readonly looksLikeNumber: (value: string) => NumberLikeness
  /** Reads the text of a label's barcode; null when the cell isn't one. */
  readonly readLabel: (cell: string) => LabelReading | null
  /** Finds the numbers in a cell that isn't just one number; null when it is, or when none is found. */
  readonly findNumbers: (cell: string) => NumbersInCell | null
}

/** Creates the lookups of these formats. */
export function createNumberKnowledge(index: FormatIndex): NumberKnowledge {
  const fits = (number: string) => judgeNumber(index, number).fits.length > 0
  const codes = new Set(index.formats.flatMap(({ keys }) => keys))
  const tests: NumberTests = {
    fits,
    fitsAsWritten: (number) => judgeExactly(index, number).fits.length > 0,
    checkDigitFits: (number) => judgeNumber(index, number).checkDigit === 'fits',
  }
  return {
    fits,
    isSurelyOne: (joined) => isSurelyOne(joined, tests),
    hasFormat: (code) => codes.has(code),
    couriersOf: (number) => judgeNumber(index, number).fits,
    fitsCourier: (number, code) => {
      const own = indexOfCourier(index, code)
      return own !== null && judgeNumber(own, number).fits.length > 0
    },
    checkDigit: (number) => judgeNumber(index, number).checkDigit,
    checkDigitFits: (number, courier) =>
      judgeNumber(indexOfCourier(index, courier) ?? index, number).checkDigit === 'fits',
    checksOf: (number) => checksOf(index, number),
    checkDigitFails: (number, context) => checkDigitFails(index, number, context),
    suggestDigits: (number, { courier = '', form }) =>
      isUsual(form, number) ? null : suggestDigits(index, number, courier),
    isOfOtherCourier: (number, context) => isOfOtherCourier(index, number, context),
    looksLikeNumber: (value) => likenessOf(value, judgeNumber(index, value)),
    readLabel: (cell) => readLabel(cell, fits),
    findNumbers: (cell) => findNumbers(cell, tests),
  }
}

function checksOf(index: FormatIndex, number: string): readonly CheckedForm[] {
  return groupsOf(index, number).flatMap(({ group: { name, check }, fits }) =>
    check === null ? [] : [{ name, fits }],
  )
}

function checkDigitFails(
  index: FormatIndex,
  number: string,
  { courier = '', form }: NumberContext,
): boolean {
  const groups = groupsOf(index, number)
  const own = groups.filter(({ group }) => group.keys.includes(courier))
  if (own.some(({ fits }) => fits)) return false
  const judged = own.length > 0 ? own : groups.filter(({ group }) => group.marksItself)
  const isSaid = (name: string) => !isContradicted(form, name, own.length > 0 ? courier : '')
  const areWrong = own.length > 0 || !groups.some(({ fits }) => fits)
  if (areWrong && judged.some(({ group }) => isSaid(group.name))) return true
  // The column speaks for rows without a courier, or with one whose form this may be.
  return groups.some(
    ({ group: { name, check, keys }, fits }) =>
      check !== null &&
      !fits &&
      (courier === '' || keys.includes(courier)) &&
      failsByColumn(form, number, name),
  )
}

/** Numbers of international post. */
const S10 = /^[A-Z]{2}\d{9}[A-Z]{2}$/i
/** Codes of Chinese lines, which hand their parcels to the posts of all lands. */
const CHINESE_LINE = /^19\d{4}$/

function isOfOtherCourier(
  index: FormatIndex,
  number: string,
  { courier = '', form }: NumberContext,
): boolean {
  if (courier === '' || judgeNumber(index, number).fits.includes(courier)) return false
  const isMarked = groupsOf(index, number).some(({ group, fits }) => fits && group.marksItself)
  if (!isMarked || !S10.test(number)) return isMarked
  const own = indexOfCourier(index, courier)
  if (own === null || CHINESE_LINE.test(courier)) return false
  // International post: the destination's post delivers numbers of the origin's post.
  const posts = own.groups.filter(({ check }) => check === 's10')
  return posts.length === 0 || posts.some(({ name }) => failsByColumn(form, number, name))
}
