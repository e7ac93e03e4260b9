import { isLeftByLookup, isNoId } from '#domain/entry/cleaning/placeholder.ts'
import { isRounded } from '#domain/entry/cleaning/spreadsheet-change.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { NumbersInCell } from './find-numbers.ts'
import type { NumberLikeness } from './judge-number.ts'
import { findGrouping, type Grouping } from './grouping.ts'

/** A form with a check digit whose pattern a number has, and whether the digit fits. */
export type CheckedForm = { readonly name: string; readonly fits: boolean }

/** How many values of a column have the pattern of a form with a check digit, and how they begin. */
type CheckWitness = {
  readonly right: ReadonlyMap<string, number>
  readonly wrong: ReadonlyMap<string, number>
}

/** The values of one form of writing: how often each shape occurs, with digits as 0 and letters as A. */
type Class = { readonly size: number; readonly most: number }

/**
 * What the values of one column of a sheet look like. The checks ask it, so that a value is judged by its column and
 * never alone against all known forms.
 */
export type ColumnForm = {
  /** The number of values that it was taken from. */
  readonly size: number
  /** How often each shape occurs, with digits as 0 and letters as A. */
  readonly shapes: ReadonlyMap<string, number>
  /** The shape of nearly all values; null without one. */
  readonly main: string | null
  /** The groups in which nearly all values are printed; null when they aren't. */
  readonly grouping: Grouping | null
  readonly isRounded: boolean
  /** Every value has a check digit that fits, which is no chance. */
  readonly isChecked: boolean
  /** The number of values that surely are tracking numbers. */
  readonly surely: number
  /** The number of values with digits, and of those without any or that a failed lookup left: `0`, `-1`, `pending`. */
  readonly withDigits: number
  readonly words: number
  readonly classes: ReadonlyMap<string, Class>
  readonly checks: ReadonlyMap<string, CheckWitness>
  /** How many values of a class hold several numbers, or one and a remark. */
  readonly found: ReadonlyMap<string, number>
}

/** The forms of a sheet's columns, by field. */
export type ColumnForms = Readonly<Partial<Record<TrackingField, ColumnForm>>> & {
  /** Most couriers of the sheet are names, so that a word among them is no code. */
  readonly hasCourierNames?: boolean
}

/** A value of a column, as it was before its blanks were closed, with the courier of its row. */
export type FormValue = { readonly value: string; readonly raw: string; readonly courier: string }

/** What a column's form is taken with. */
export type FormTests = {
  readonly fits: (number: string) => boolean
  readonly checksOf: (number: string) => readonly CheckedForm[]
  readonly looksLikeNumber: (value: string) => NumberLikeness
  readonly findNumbers: (cell: string) => NumbersInCell | null
}

/** The most values that a form is taken from, and the fewest that are a witness. */
export const MOST_VALUES = 1000
export const FEWEST_VALUES = 10
const FEWEST_ALIKE = 3
const FEWEST_CHECKED = 6

/** Derives the form of a column from its filled values. */
export function deriveForm(values: readonly FormValue[], tests: FormTests): ColumnForm {
  const texts = values.map(({ value }) => value)
  const shapes = countBy(texts, shapeOf)
  const checks = witnessesOf(values, tests)
  const areChecked = texts.every((text) => tests.checksOf(text).some(({ fits }) => fits))
  return {
    size: values.length,
    shapes,
    main: mainOf(shapes, values.length),
    grouping: findGrouping(values.map(({ raw }) => raw)),
    isRounded: isRounded(texts, tests.fits),
    isChecked: areChecked && new Set(texts).size >= FEWEST_CHECKED,
    surely: texts.filter((text) => tests.looksLikeNumber(text) === 'surely').length,
    ...countWords(texts),
    classes: classesOf(shapes),
    checks,
    found: foundOf(texts, tests),
  }
}

function countWords(texts: readonly string[]): Pick<ColumnForm, 'withDigits' | 'words'> {
  const ids = texts.filter((text) => !isNoId(text))
  return {
    withDigits: ids.filter((text) => /\d/.test(text) && !isLeftByLookup(text)).length,
    words: ids.filter((text) => isLeftByLookup(text) || /^\p{L}\P{N}*$/u.test(text)).length,
  }
}

function countBy(
  texts: readonly string[],
  nameOf: (text: string) => string | null,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const name = nameOf(text)
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** The shape of a value: digits as 0, letters as A, signs as they are. */
export function shapeOf(value: string): string {
  return value.replace(/\d/g, '0').replace(/[A-Z]/gi, 'A')
}

/** Numbers that mix letters with digits have many shapes of one class. */
const classOf = (shape: string) => shape.replaceAll('0', 'A')

function classesOf(shapes: ReadonlyMap<string, number>): ReadonlyMap<string, Class> {
  const classes = new Map<string, Class>()
  for (const [shape, count] of shapes) {
    const { size, most } = classes.get(classOf(shape)) ?? { size: 0, most: 0 }
    classes.set(classOf(shape), { size: size + count, most: Math.max(most, count) })
  }
  return classes
}

/** Eight of ten values are the form of a column; of a few values all but one have to be. */
function mainOf(shapes: ReadonlyMap<string, number>, size: number): string | null {
  const fewest = size < FEWEST_VALUES ? Math.max(FEWEST_ALIKE, size - 1) : size * 0.8
  for (const [shape, count] of shapes) if (count >= fewest) return shape
  return null
}

/**
 * Whether other values of the column are written like this one: at least three and one in ten, each digit and letter in
 * its place, or with letters and digits mixed. A few values are no witness.
 */
export function isUsual(form: ColumnForm | undefined, value: string): boolean {
  if (form === undefined || form.size < FEWEST_VALUES) return false
  if (form.main !== null && hasShape(value, form.main)) return true
  const fewest = Math.max(FEWEST_ALIKE, form.size / 10)
  const shape = shapeOf(value)
  const alike = form.shapes.get(shape) ?? 0
  if (alike > fewest) return true
  const { size, most } = form.classes.get(classOf(shape)) ?? { size: 0, most: 0 }
  return size > fewest && most * 2 < size
}

/** Signs that numbers have too, so that a whole column with them is how its numbers are written. */
const OF_NUMBERS = /^[A-Z0-9.-]*$/i

/**
 * Whether a value only seems to hold several numbers or a remark: most values that are written like it don't, or what
 * seems to be the remark belongs to all of them.
 */
export function isFoundByChance(
  form: ColumnForm | undefined,
  value: string,
  kind: NumbersInCell['kind'],
): boolean {
  if (form === undefined || !isUsual(form, value)) return false
  if (kind === 'remark' && OF_NUMBERS.test(value)) return true
  const name = classOf(shapeOf(value))
  const { size } = form.classes.get(name) ?? { size: 0 }
  return (form.found.get(`${kind} ${name}`) ?? 0) < size * 0.8
}

function foundOf(texts: readonly string[], { findNumbers }: FormTests) {
  return countBy(texts, (text) => {
    const found = findNumbers(text)
    return found === null ? null : `${found.kind} ${classOf(shapeOf(text))}`
  })
}

const BEGINNING = 4

/** The witnesses of all rows under a form's name, and those of a courier's rows under both names. */
function witnessesOf(values: readonly FormValue[], { checksOf }: FormTests) {
  const witnesses = new Map<
    string,
    { readonly right: Map<string, number>; readonly wrong: Map<string, number> }
  >()
  for (const { value, courier } of values) {
    const beginning = value.slice(0, BEGINNING).toUpperCase()
    for (const { name, fits } of checksOf(value)) {
      for (const key of courier === '' ? [name] : [name, ofCourier(name, courier)]) {
        const witness = witnesses.get(key) ?? { right: new Map(), wrong: new Map() }
        witnesses.set(key, witness)
        const counts = fits ? witness.right : witness.wrong
        counts.set(beginning, (counts.get(beginning) ?? 0) + 1)
      }
    }
  }
  return witnesses
}

const ofCourier = (name: string, courier: string) => `${name}\n${courier}`
const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((all, one) => all + one, 0)

/**
 * Whether a check digit is wrong by the other numbers of the column: ten or more have this form, nine of ten of them
 * fit, and those that fail don't begin alike, which would be a form of their own.
 */
export function failsByColumn(form: ColumnForm | undefined, value: string, name: string): boolean {
  const witness = form?.checks.get(name)
  if (witness === undefined) return false
  const [right, wrong] = [sum(witness.right), sum(witness.wrong)]
  if (right + wrong < FEWEST_VALUES || right < (right + wrong) * 0.9) return false
  const beginning = value.slice(0, BEGINNING).toUpperCase()
  const isOwnForm =
    (witness.wrong.get(beginning) ?? 0) >= FEWEST_ALIKE && !witness.right.has(beginning)
  return !isOwnForm
}

/** Whether the column shows that a form isn't the one of these numbers: ten or more have it, and most fail its check. */
export function isContradicted(
  form: ColumnForm | undefined,
  name: string,
  courier: string,
): boolean {
  const witness = form?.checks.get(courier === '' ? name : ofCourier(name, courier))
  if (witness === undefined) return false
  const [right, wrong] = [sum(witness.right), sum(witness.wrong)]
  return right + wrong >= FEWEST_VALUES && right < wrong
}

const ZERO = 48
const NINE = 57

/** Whether a value has a shape. Compares character by character, since mostly the first one decides. */
export function hasShape(value: string, shape: string): boolean {
  if (value.length !== shape.length) return false
  for (let index = 0; index < shape.length; index += 1) {
    const code = value.charCodeAt(index)
    const isDigit = code >= ZERO && code <= NINE
    const isLetter = (code | 32) >= 97 && (code | 32) <= 122
    const sign = isDigit ? '0' : isLetter ? 'A' : value[index]
    if (sign !== shape[index]) return false
  }
  return true
}
