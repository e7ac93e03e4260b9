import { expect, test } from 'vitest'
import { anEarlierEntry, earlierOf } from '#testing/earlier.ts'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { draftOf, edit, issuesOf, shown } from '#testing/sheets/pasted-draft.ts'
import { countIssues, countUnchecked } from './count-rows.ts'
import { describeRow } from './describe-row.ts'
import { checkLate, NO_KNOWLEDGE, uncheckFrom } from './late-checks.ts'

test('check digits, known names and earlier uploads are found later, and again when an entry changes', () => {
  const draft = draftOf(['A', 'BAD1'], ['B', 'T002', 'USPS'], ['C', 'T003'])
  const knowledge = {
    ...NO_KNOWLEDGE,
    checkDigitFails: (number: string) => number === 'BAD1',
    isCourierName: (courier: string) => courier === 'USPS',
    earlier: earlierOf([anEarlierEntry('C', 'T003', { at: 1234 })]),
  }
  expect(countUnchecked(draft)).toBe(3)
  expect(checkLate(draft, knowledge, 0, (checked) => checked === 2)).toBe(2)
  expect(checkLate(draft, knowledge, 2, () => false)).toBeNull()
  expect(countUnchecked(draft)).toBe(0)
  const issues = shown(draft).map((slot) => describeRow(draft, knowledge, slot).issues)
  expect(issues).toMatchObject([
    [{ kind: 'check-digit', field: 'trackingId' }],
    [{ kind: 'courier-is-a-name', field: 'courier' }],
    [{ kind: 'already-accepted', at: 1234 }],
  ])
  edit(draft, 0, 'trackingId', 'T001')
  expect(issuesOf(draft)[0]).toEqual([])
  expect(countUnchecked(draft)).toBe(1)
})

test('what a spreadsheet made of ids is a warning in its words, unless the check digit says otherwise', () => {
  const zeros = '9400111206206400000000'
  const draft = draftOf(['1001.0', 'T001'], ['1002.0', '12-Mar'], ['A', zeros], ['B', '##'])
  const late = (fits: boolean) => {
    const knowledge = { ...NO_KNOWLEDGE, checkDigitFits: () => fits }
    checkLate(draft, knowledge, 0, () => false)
    return shown(draft).map((slot) => {
      const { issues } = describeRow(draft, knowledge, slot)
      return issues.map(({ kind, field, change }) => `${kind} ${field} ${change}`)
    })
  }
  const changed = 'changed-by-spreadsheet'
  expect(late(false)).toEqual([
    [`${changed} orderId decimal`],
    ['date trackingId null', `${changed} orderId decimal`],
    [`${changed} trackingId zeros`],
    ['made-by-spreadsheet trackingId narrow'],
  ])
  edit(draft, 2, 'orderId', 'C')
  expect(late(true)[2]).toEqual([])
  expect(countIssues(draft)).toMatchObject({ problemCount: 2, warningCount: 1 })
})

test('digits are offered for letters that look like them', () => {
  const draft = draftOf(['A', 'RBO23456785CN'])
  const suggestDigits = (number: string) => number.replace('O', '0')
  const knowledge = { ...NO_KNOWLEDGE, suggestDigits }
  checkLate(draft, knowledge, 0, () => false)
  expect(describeRow(draft, knowledge, shown(draft)[0] ?? -1).issues).toMatchObject([
    { kind: 'check-digit', field: 'trackingId', instead: 'RB023456785CN' },
  ])
})

test('rows that were checked before their column was known to be rounded are checked again', () => {
  const draft = draftOf(['576461413038785000', 'T001'], ['1001', 'T002'])
  checkLate(draft, NO_KNOWLEDGE, 0, () => false)
  expect(countIssues(draft).warningCount).toBe(0)
  const [facts] = draft.sources
  if (facts === undefined) throw new Error('The paste has no facts')
  const match: ColumnMatch = {
    headerRow: null,
    mapping: { orderId: 0, trackingId: 1 },
    certain: true,
    merchantOnly: false,
    columns: [{ index: 0, header: null, kind: 'text', isRounded: true }],
    sampleRows: [],
    layout: '',
  }
  draft.sources[0] = { ...facts, match }
  uncheckFrom(draft, 0)
  expect(countUnchecked(draft)).toBe(2)
  checkLate(draft, NO_KNOWLEDGE, 0, () => false)
  const issues = shown(draft).map((slot) => describeRow(draft, NO_KNOWLEDGE, slot).issues)
  expect(issues).toMatchObject([
    [{ kind: 'changed-by-spreadsheet', field: 'orderId', change: 'zeros' }],
    [],
  ])
})
