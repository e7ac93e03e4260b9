import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { loadCatalogue } from '#testing/load-catalogue.ts'
import { OUTCOME_KINDS } from '#domain/upload/outcome.ts'
import { findReceipt, withoutAdded, HEADERS, OUTCOME_WORDS, readOutcome } from './find-receipt.ts'
import { RECEIPT_COLUMNS } from './receipt.ts'

const HEADER = ['Time', 'Order', 'Number', 'Outcome', 'Reason', 'Time', 'What to do']
const CODE = 'tracking-upload outcome'

test('a receipt is recognised by its column of codes, and the user’s own columns stay', () => {
  const receipt = findReceipt([[...HEADER, CODE]])
  expect(receipt).toEqual({ outcome: 7, shop: -1, added: new Set([3, 4, 5, 6, 7]) })
  expect(
    receipt &&
      withoutAdded(['9:00', 'A', 'T', 'Failed', 'why', '10:00', 'correct', 'failed'], receipt),
  ).toEqual(['9:00', 'A', 'T'])
})

test.each([
  ['columns in another order', [CODE, 'Order', 'Number', 'Reason'], 0],
  ['a header in capitals, as a program may write it', ['Order', 'TRACKING-UPLOAD OUTCOME'], 1],
  ['columns that were deleted', ['Order', 'Number', CODE], 2],
])('a receipt is recognised with %s', (_, header, outcome) => {
  expect(findReceipt([header])?.outcome).toBe(outcome)
})

test('a receipt is recognised below a title', () => {
  expect(findReceipt([['My failures'], [], ['Order', 'Number', CODE]])?.outcome).toBe(2)
})

test.each([
  ['English', 'Outcome', ['Accepted', '', 'Courier needed']],
  ['Spanish', 'Resultado', ['aceptado', 'Rechazado en bloque']],
  ['Chinese', '結果', ['已接受', '失敗']],
])('without its codes it is recognised by its outcomes in %s', (_, header, cells) => {
  const rows = [['Order', header], ...cells.map((cell) => ['A', cell])]
  expect(findReceipt(rows)?.outcome).toBe(1)
})

test.each([
  [
    'outcomes of another kind',
    [
      ['Order', 'Outcome'],
      ['A', 'Accepted'],
      ['B', 'Broken'],
    ],
  ],
  [
    'an outcome column with nothing in it',
    [
      ['Order', 'Outcome'],
      ['A', ''],
    ],
  ],
  [
    'our words under another header',
    [
      ['Order', 'State'],
      ['A', 'Accepted'],
    ],
  ],
  ['no rows', []],
])('a sheet with %s is not a receipt', (_, rows) => {
  expect(findReceipt(rows)).toBeNull()
})

test('a column of the user between ours keeps its place', () => {
  const receipt = findReceipt([['Order', CODE, 'Number']])
  expect(receipt && withoutAdded(['A', 'failed', 'T'], receipt)).toEqual(['A', '', 'T'])
})

test.each([
  ['a shop', ['Shop', ...HEADER, 'Shop', CODE], 8, [4, 5, 6, 7, 8, 9]],
  ['a shop, and columns in another order', [CODE, 'Shop', 'Order', 'Outcome'], 1, [0, 1, 3]],
  ['several sheets', ['Order', 'Source', 'Outcome', CODE], -1, [1, 2, 3]],
])('a receipt of %s is recognised with its shop', (_, header, shop, added) => {
  expect(findReceipt([header])).toMatchObject({ shop, added: new Set(added) })
})

test.each([
  ['Shop', ['Order', 'Shop', 'Number', 'Outcome', CODE]],
  ['Source', ['Order', 'Source', 'Number', 'Outcome', CODE]],
  ['店铺', ['店铺', '订单', '结果', CODE]],
])('a column %s belongs to the user if the receipt has none', (_, header) => {
  const receipt = findReceipt([header])
  expect(receipt?.shop).toBe(-1)
  expect(receipt && withoutAdded(header, receipt)).toEqual(
    header.slice(
      0,
      header.findIndex((name) => name === 'Outcome' || name === '结果'),
    ),
  )
})

test.each([
  ['accepted', 'accepted'],
  [' In-Doubt ', 'in-doubt'],
  ['已搁置', 'set-aside'],
  ['', null],
  ['constructor', null],
])('the outcome %j is read as %s', (cell, kind) => {
  expect(readOutcome(cell)).toBe(kind)
})

test.each(LANGUAGES)('the texts of receipts in %s are recognised', async (language) => {
  const { receipts, common } = await loadCatalogue(language)
  for (const column of RECEIPT_COLUMNS) {
    expect(HEADERS[column]).toContain(receipts.column[column])
  }
  for (const kind of OUTCOME_KINDS) {
    expect(OUTCOME_WORDS[kind]).toContain(common.outcome[kind])
  }
})
