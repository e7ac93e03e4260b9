import { aCandidate } from '#testing/builders.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  carryOut,
  check,
  couriersOf,
  draftOf,
  reloaded,
  worldOf,
} from '#testing/sheets/pasted-draft.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { ISSUE_KINDS, LIKELY_PROBLEM_KINDS } from '#domain/draft/row/issue.ts'
import { whyLeftOut } from '#domain/draft/row-kinds.ts'
import type { RowId, SourceId } from '#domain/draft/row/row.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import { sendableRows } from '#domain/draft/sendable.ts'
import { planCourierValues, planDefaultCourier } from '#domain/draft/changes/courier-values.ts'
import { planFills } from '#domain/draft/changes/fill-couriers.ts'
import { fixesOf, planKindFix } from './fix-kind.ts'
import { undo } from '#domain/draft/changes/history.ts'
import { planMerchantNumbers } from '#domain/draft/changes/plan-changes.ts'
import { planSendAsItIs, planSeveral, planSwapColumns, planTakeNumbers } from './plan-fixes.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'
import { withCopies } from './with-copies.ts'

const world = worldOf({
  isCourierName: (text) => text === 'DHL',
  suggestDigits: (number) => (number.includes('O') ? number.replaceAll('O', '0') : null),
  looksLikeNumber: (value) => (value.startsWith('LX') ? 'surely' : 'no'),
  namesOfCode: () => aCandidate(),
  isOfOtherCourier: (_, { courier }) => courier === '3011',
})

const SOURCE = 0 as SourceId
const USE_CODES = [{ value: 'DHL', code: '100001' }]

/** All fixes that apply to all rows of a kind. */
const FIXES: readonly ((draft: Draft) => Plan | null)[] = [
  (draft) => planCourierValues(draft, USE_CODES),
  (draft) => planDefaultCourier(draft, '100001'),
  (draft) => planMerchantNumbers(draft),
  (draft) => planSwapColumns(draft, SOURCE),
  (draft) => planTakeNumbers(draft, null),
  (draft) => planSeveral(draft, world, 'split', null),
  (draft) => planSeveral(draft, world, 'join', null),
  (draft) => planFills(sheetRows(draft.rows).slice(0, 1), new Map([['LX#########CN', '100001']])),
  ...LIKELY_PROBLEM_KINDS.map((kind) => (draft: Draft) => planSendAsItIs(draft, world, kind, null)),
  ...ISSUE_KINDS.flatMap((kind) =>
    fixesOf(kind).map((fix) => (draft: Draft) => planKindFix(draft, world, kind, fix)),
  ),
]

const copiesIn = (draft: Draft) =>
  sheetRows(draft.rows).flatMap(({ id }) => (whyLeftOut(draft, id) === 'copy' ? [id] : []))

/** The sent rows among `ids`. A row that is held back holds its copy back too. */
const sent = (draft: Draft, ids: readonly RowId[]) =>
  sendableRows(draft).flatMap(({ id }) => (ids.includes(id) ? [id] : []))

const aRow = fc.tuple(
  fc.constantFrom('A', 'B', 'LX123456785CN', ''),
  fc.constantFrom(
    'LX123456785CN',
    'LX123456794CN',
    'LX12345678OCN',
    'LX123456785CN LX123456794CN',
    'https://t.example/?nr=LX123456785CN',
    '12.50',
    'A',
  ),
  fc.constantFrom('', 'DHL', '3011', '100001'),
  fc.constantFrom('', 'M-1'),
)

test('after any fix of a whole kind, no copy is sent, and undo restores all rows', () => {
  const sheets = fc.array(aRow, { minLength: 2, maxLength: 6 })
  const cases = fc.record({ rows: sheets, fix: fc.nat(FIXES.length - 1) })
  fc.assert(
    fc.property(cases, ({ rows, fix }) => {
      const draft = draftOf(...rows, ...rows.slice(0, 2))
      check(draft, world)
      const copies = copiesIn(draft)
      const before = structuredClone(sheetRows(draft.rows))
      const plan = withCopies(draft, FIXES[fix]?.(draft) ?? null)
      carryOut(draft, plan)
      expect(sent(draft, copies)).toEqual([])
      expect(sent(reloaded(draft), copies)).toEqual([])
      if (plan !== null) undo(draft)
      expect(sheetRows(draft.rows)).toEqual(before)
    }),
    { numRuns: 2000 },
  )
})

test('codes replace a name in copies too, which stay left out and aren’t counted', () => {
  const row = ['SO-1', 'LX123456785CN', 'DHL'] as const
  const draft = draftOf(row, row, ['SO-2', 'LX123456794CN', 'DHL'])
  carryOut(draft, withCopies(draft, planCourierValues(draft, USE_CODES)))
  expect(couriersOf(draft)).toEqual(['100001', '100001'])
  expect(copiesIn(draft)).toHaveLength(1)
})
