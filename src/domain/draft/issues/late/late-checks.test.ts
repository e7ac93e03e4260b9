import { expect, test } from 'vitest'
import { anEarlierEntry, earlierOf } from '#testing/earlier.ts'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { checkRows, compareRows, recheck } from '#domain/draft/findings.ts'
import { whyLeftOut } from '#domain/draft/row-kinds.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import { planRestore } from '#domain/draft/changes/plan-changes.ts'
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
import { NO_KNOWLEDGE } from '#domain/draft/issues/knowledge.ts'
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
    isOfOtherCourier: (_, courier) => courier === '3011',
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

test('rows that were checked before their column was known to be rounded are checked again', () => {
  const draft = draftOf(['576461413038785000', 'T001'], ['1001', 'T002'])
  checkRows(draft, NO_KNOWLEDGE, forEver)
  expect(countsOf(draft).warningCount).toBe(0)
  const source = 0 as SourceId
  const facts = draft.sources.get(source)
  if (facts === undefined) throw new Error('The paste has no facts')
  const match: ColumnMatch = {
    headerRow: null,
    mapping: { orderId: 0, trackingId: 1 },
    certain: true,
    merchantOnly: false,
    columns: [{ index: 0, header: null, kind: 'words', isRounded: true }],
    sampleRows: [],
    layout: '',
  }
  draft.sources.set(source, { ...facts, match })
  recheck(draft, (row) => row.source === source)
  expect(draft.findings.unchecked.size()).toBe(2)
  checkRows(draft, NO_KNOWLEDGE, forEver)
  expect(described(draft, EMPTY_WORLD).map(({ issues }) => issues)).toMatchObject([
    [{ kind: 'rounded', field: 'orderId' }],
    [],
  ])
})

test('a number is cleaned by its format, marked, and compared by its cleaned value', () => {
  const draft = draftOf(['A', '1111 2222'], ['A', '11112222'], ['B', '1111 3333'])
  const world = worldOf({ isSurelyOne: (number) => number.length === 8 })
  expect(kindsOf(draft)[1]).toEqual(['order-with-several-numbers'])
  checkRows(draft, world.knowledge, (checked) => checked === 1)
  expect(described(draft, world)).toMatchObject([
    { cells: { trackingId: '11112222' }, originals: { trackingId: '1111 2222' }, issues: [] },
    { cells: { trackingId: '1111 3333' } },
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
