import { aCandidate } from '#testing/builders.ts'
import { expect, test } from 'vitest'
import { anEarlierEntry, earlierOf } from '#testing/earlier.ts'
import { checkRows, compareRows } from '#domain/draft/findings.ts'
import { whyLeftOut } from '#domain/draft/row-kinds.ts'
import { planRestore } from '#domain/draft/changes/plan-changes.ts'
import { planEntry } from '#domain/draft/changes/plan-rows.ts'
import { failsByColumn } from '#domain/formats/column-form.ts'
import {
  carryOut,
  check,
  countsOf,
  described,
  draftOf,
  edit,
  kindsOf,
  rowAt,
  worldOf,
} from '#testing/sheets/pasted-draft.ts'
import { EMPTY_WORLD, type World } from '#domain/draft/issues/world.ts'

const forEver = () => false

test('check digits, known names and earlier uploads are found later, and again when an entry changes', () => {
  const draft = draftOf(['A', 'BAD1'], ['B', 'T002', 'USPS'], ['C', 'T003'])
  const world: World = {
    ...worldOf({
      checkDigitFails: (number) => number === 'BAD1',
      isCourierName: (courier) => courier === 'USPS',
    }),
    earlier: earlierOf([anEarlierEntry('C', 'T003', { at: 1234 })]),
  }
  const { unchecked } = draft.findings
  expect(unchecked.size()).toBe(3)
  expect(checkRows(draft, world.knowledge, (checked) => checked === 2)).toBe(false)
  expect(unchecked.size()).toBe(1)
  expect(checkRows(draft, world.knowledge, forEver)).toBe(true)
  expect(unchecked.size()).toBe(0)
  expect(compareRows(draft, world.earlier, forEver)).toBe(true)
  expect(described(draft, world).map(({ issues }) => issues)).toMatchObject([
    [{ kind: 'check-digit', field: 'trackingId' }],
    [{ kind: 'courier-is-a-name', field: 'courier' }],
    [{ kind: 'already-accepted', at: 1234 }],
  ])
  edit(draft, 0, 'trackingId', 'T001')
  expect(kindsOf(draft, world)[0]).toEqual([])
  expect(unchecked.size()).toBe(1)
})

test('IDs changed by a spreadsheet have a warning, unless the check digit fits', () => {
  const zeros = '9400111206206400000000'
  const draft = draftOf(['1001.0', 'T001'], ['1002.0', '12-Mar'], ['A', zeros], ['B', '##'])
  const late = (fits: boolean) => {
    const world = worldOf({ checkDigitFits: () => fits })
    check(draft, world)
    return described(draft, world).map(({ issues }) =>
      issues.map((issue) => {
        const change = 'change' in issue ? issue.change : null
        return `${issue.kind} ${issue.field} ${change}`
      }),
    )
  }
  const changed = 'changed-by-spreadsheet'
  expect(late(false)).toEqual([
    [`${changed} orderId null`],
    ['date trackingId null', `${changed} orderId null`],
    ['rounded trackingId null'],
    ['made-by-spreadsheet trackingId narrow'],
  ])
  edit(draft, 2, 'orderId', 'C')
  expect(late(true)[2]).toEqual([])
  expect(countsOf(draft)).toMatchObject({ problemCount: 2, warningCount: 1 })
})

test('a number of another courier is reported at the courier only, not as a wrong check digit', () => {
  const draft = draftOf(['A', 'BAD1', '3011'], ['B', 'BAD1', '3013'])
  const world = worldOf({
    checkDigitFails: () => true,
    namesOfCode: () => aCandidate(),
    isOfOtherCourier: (_, { courier }) => courier === '3011',
  })
  check(draft, world)
  expect(kindsOf(draft, world)).toEqual([
    ['number-on-several-orders', 'courier-mismatch'],
    ['number-on-several-orders', 'check-digit'],
  ])
})

test('digits are suggested for similar letters', () => {
  const draft = draftOf(['A', 'RBO23456785CN'])
  const world = worldOf({ suggestDigits: (number) => number.replace('O', '0') })
  check(draft, world)
  expect(described(draft, world)[0]?.issues).toMatchObject([
    { kind: 'check-digit', field: 'trackingId', instead: 'RB023456785CN' },
  ])
})

test('rows are checked again when their column turns out to be rounded', () => {
  const draft = draftOf(['576461413038785000', 'T001'], ['1001', 'T002'])
  check(draft, EMPTY_WORLD)
  expect(kindsOf(draft)).toEqual([[], []])
  edit(draft, 1, 'orderId', '576462331312431000')
  check(draft, EMPTY_WORLD)
  expect(kindsOf(draft)).toEqual([['rounded'], ['rounded']])
})

test('a typed entry is judged by the column of the sheet that it is added to', () => {
  const numbers = Array.from({ length: 12 }, (_, at) => `${1234567800 + at * 7}`)
  const draft = draftOf(...numbers.map((number, at) => [`A-${at}`, number] as const))
  const world = worldOf({
    checksOf: (number) => [{ name: 'ends in 5', fits: !number.endsWith('5') }],
    checkDigitFails: (number, { form }) => failsByColumn(form, number, 'ends in 5'),
  })
  carryOut(draft, planEntry(draft, { orderId: 'B', trackingId: '1234567895' }))
  check(draft, world)
  expect(kindsOf(draft, world).at(-1)).toEqual(['check-digit'])
})

test('a number is cleaned by its format, marked, and compared by its cleaned value', () => {
  const draft = draftOf(['A', '111 12222'], ['A', '11112222'], ['B', '111 13333'])
  const world = worldOf({ isSurelyOne: (number) => number.length === 8 })
  expect(kindsOf(draft)[1]).toEqual(['order-with-several-numbers'])
  checkRows(draft, world.knowledge, (checked) => checked === 1)
  expect(described(draft, world)).toMatchObject([
    { cells: { trackingId: '11112222' }, originals: { trackingId: '111 12222' }, issues: [] },
    { cells: { trackingId: '111 13333' } },
  ])
  expect(whyLeftOut(draft, rowAt(draft, 1).id)).toBe('copy')
  check(draft, world)
  expect(described(draft, world)[1]).toMatchObject({ cells: { trackingId: '11113333' } })
})

test('a cell whose original was restored stays as the user wants it', () => {
  const draft = draftOf(['A', '1111 2222'])
  const world = worldOf({ isSurelyOne: (number) => number.length === 8 })
  check(draft, world)
  carryOut(draft, planRestore(rowAt(draft, 0), 'trackingId'))
  check(draft, world)
  expect(described(draft, world)[0]).toMatchObject({
    cells: { trackingId: '1111 2222' },
    originals: {},
    issues: [{ kind: 'several-numbers' }],
  })
})
