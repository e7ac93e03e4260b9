import { expect, test } from 'vitest'
import { findSlowText } from '#testing/growth.ts'
import * as cleanCell from './cleaning/clean-cell.ts'
import * as cleanNumber from './cleaning/clean-number.ts'
import * as damage from './cleaning/damage.ts'
import * as guardCell from './cleaning/guard-cell.ts'
import * as placeholder from './cleaning/placeholder.ts'
import * as revealCharacters from './cleaning/reveal-characters.ts'
import * as severalNumbers from './cleaning/several-numbers.ts'
import * as severalOrders from './cleaning/several-orders.ts'
import * as spreadsheetChange from './cleaning/spreadsheet-change.ts'
import { checkField, cleanField } from './gate.ts'
import * as readLink from './read-link.ts'
import * as readShapes from './read-shapes.ts'
import { rulesOf } from './rules.ts'
import type { TrackingField } from './tracking-entry.ts'

/** One field of each kind of value. */
const FIELDS: readonly TrackingField[] = ['orderId', 'trackingId', 'courier']

/** Functions that need more than a cell. */
const READERS: readonly (readonly [string, (cell: string) => unknown])[] = [
  ['isShortenedFrom', (cell) => damage.isShortenedFrom(cell, '1234')],
  [
    'suggestFix',
    (cell) =>
      severalNumbers.suggestFix(
        cell,
        () => false,
        () => false,
      ),
  ],
  ['isRounded', (cell) => spreadsheetChange.isRounded([cell, `${cell}0`])],
]

const asReaders = (module: Readonly<Record<string, unknown>>) =>
  Object.entries(module).flatMap(([name, reader]) =>
    typeof reader === 'function' && !READERS.some(([other]) => other === name)
      ? [[name, (cell: string): unknown => reader(cell)] as const]
      : [],
  )

const MODULES = [
  cleanCell,
  cleanNumber,
  damage,
  guardCell,
  placeholder,
  revealCharacters,
  severalNumbers,
  severalOrders,
  spreadsheetChange,
  readLink,
  readShapes,
]

test.each([...READERS, ...MODULES.flatMap(asReaders)])(
  '%s takes time in proportion to the cell',
  (_, read) => {
    expect(findSlowText(read)).toBeNull()
  },
)

test.each(FIELDS)('each rule of %s takes linear time', (field) => {
  const { cleaning, problems, warnings } = rulesOf(field)
  for (const { clean } of cleaning) expect(findSlowText(clean)).toBeNull()
  for (const { kind, finds } of [...problems, ...warnings]) {
    expect([kind, findSlowText(finds)]).toEqual([kind, null])
  }
})

test.each(FIELDS)('a cell of %s is cleaned and checked in linear time', (field) => {
  const slow = findSlowText((cell) => checkField(cleanField(cell, field), field))
  expect(slow).toBeNull()
})

test('labels are removed however many there are, and however much follows them', () => {
  const digits = '1'.repeat(32_000)
  expect(cleanField(`${'no: '.repeat(2_000)}${digits}`, 'trackingId')).toBe(digits)
  expect(cleanField(`Tracking: ${digits} x`, 'trackingId')).toBe(`${digits} x`)
  expect(cleanField(`AWB ${digits}`, 'trackingId')).toBe(digits)
  expect(cleanField(`AWB ${digits} x`, 'trackingId')).toBe(`AWB ${digits} x`)
})

test('guards are removed however many there are', () => {
  expect(cleanField(`${"'".repeat(32_000)}=1`, 'trackingId')).toBe('=1')
  expect(cleanField(`a,${"'".repeat(32_000)}=1`, 'orderId')).toBe('a,=1')
})

test('a long cell loses only the characters around it', () => {
  const words = 'lorem ipsum '.repeat(3_000).trim()
  for (const field of FIELDS) {
    expect(cleanField(`  “${words}”\u00A0`, field)).toBe(words)
    expect(checkField(words, field)).toEqual(checkField('lorem ipsum '.repeat(30).trim(), field))
  }
})
