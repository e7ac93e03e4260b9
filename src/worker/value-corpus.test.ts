import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import { isIssue, isLikelyProblem, isProblem } from '#domain/draft/row/issue.ts'
import { openDesk } from '#testing/corpus/corpus-desk.ts'
import { MANIFEST, type UnusualCase, type ValueCase } from '#testing/corpus/manifest.ts'
import { idle, rowsOf } from '#testing/sheets/draft-client.ts'

const ABOVE = [
  ['1001', 'M-1', '', '1Z7W39V70366392331'],
  ['1002', 'M-2', '', 'LZ181756047CN'],
  ['1003', 'M-3', '', '9400111261612490652860'],
  ['1004', 'M-4', '', '1Z7W39V70321468816'],
]
const BELOW = [
  ['1006', 'M-6', '', '9400111230374862570294'],
  ['1007', 'M-7', '', '1Z7W39V70397369933'],
  ['1008', 'M-8', '', 'CP063581783CN'],
  ['1009', 'M-9', '', '9400111229611124226235'],
]
const ORDINARY = {
  orderId: '1005',
  merchantOrderId: 'M-5',
  courier: '',
  trackingId: 'EE970523278CN',
}

const asCell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Ordinary rows below a header, with the value of the case among them. */
function sheetOf(one: ValueCase | UnusualCase): Buffer {
  const fields = { ...ORDINARY, ...one.with, [one.field]: one.value }
  const { orderId, merchantOrderId, courier, trackingId } = fields
  const header = ['Order ID', 'Merchant order ID', 'Courier code', 'Tracking number']
  const rows = [header, ...ABOVE, [orderId, merchantOrderId, courier, trackingId], ...BELOW]
  return Buffer.from(rows.map((cells) => `${cells.map(asCell).join(',')}\r\n`).join(''))
}

/** The issues of the row, and what of it would be sent. */
async function open(one: ValueCase | UnusualCase) {
  const { client, read } = await openDesk()
  await read({ kind: 'file', name: 'values.csv', bytes: () => sheetOf(one) })
  const { question, shownCount } = client.getSnapshot()
  expect({ question, shownCount }).toEqual({ question: null, shownCount: 9 })
  const look = async () => {
    const row = rowsOf(client)[ABOVE.length]
    if (row === undefined) throw new Error('The row of the value is missing')
    const entries = await client.ask.previewEntries(9)
    const sent = entries.find(
      ({ merchantOrderId }) => merchantOrderId === row.cells.merchantOrderId,
    )
    return { ...saidOf(row), cell: row.cells[one.field], sent: sent?.[one.field], id: row.id, row }
  }
  return { client, look }
}

function saidOf({ issues }: DraftRow) {
  const kinds = issues.map(({ kind }) => kind)
  return {
    problems: kinds.filter(isProblem),
    warnings: kinds.filter((kind) => isIssue(kind) && !isProblem(kind)),
  }
}

/** The test runner cuts values in titles, so titles are built here. */
const titled = <Case extends ValueCase | UnusualCase>(cases: readonly Case[]) =>
  cases.map((one) => {
    const value = one.value.length > 60 ? `${one.value.slice(0, 57)}…` : one.value
    const about = one.about === undefined ? '' : `${one.about}: `
    return [`${about}${one.field} ${JSON.stringify(value)}`, one] as const
  })

test.each(titled(MANIFEST.values))('%s', async (_, one) => {
  const { look } = await open(one)
  const { problems, warnings, cell, sent, row } = await look()
  const { expect: wanted, field, value } = one
  if (wanted.kind === 'problem') {
    expect({ problems, sent }).toEqual({ problems: [wanted.issue], sent: undefined })
  }
  if (wanted.kind === 'warning') {
    expect({ problems, cell, sent }).toEqual({ problems: [], cell: value, sent: value })
    expect(warnings).toContain(wanted.issue)
  }
  if (wanted.kind === 'waits') {
    expect({ problems, waits: row.waits, sent }).toEqual({
      problems: [],
      waits: true,
      sent: undefined,
    })
  }
  if (wanted.kind === 'cleaned') {
    expect({ problems, warnings, cell, sent }).toEqual({
      problems: [],
      warnings: [],
      cell: wanted.to,
      // An optional field without a value is not sent.
      sent: wanted.to === '' ? undefined : wanted.to,
    })
    expect(row.originals[field]).toBe(value)
  }
  if (wanted.kind === 'sent') {
    expect({ problems, warnings, cell, sent }).toEqual({
      problems: [],
      warnings: [],
      cell: value,
      sent: value,
    })
  }
})

const isOf = (kind: UnusualCase['expect']['kind']) => (one: UnusualCase) => one.expect.kind === kind

test.each(titled(MANIFEST.unusual.filter(isOf('sent'))))(
  '%s is sent without a warning',
  async (_, one) => {
    const { look } = await open(one)
    const { problems, warnings, sent } = await look()
    expect({ problems, warnings, sent }).toEqual({ problems: [], warnings: [], sent: one.value })
  },
)

test.each(titled(MANIFEST.unusual.filter(isOf('warning'))))(
  '%s is sent, at most with a warning',
  async (_, one) => {
    const { look } = await open(one)
    const { problems, sent } = await look()
    expect({ problems, sent }).toEqual({ problems: [], sent: one.value })
  },
)

test.each(titled(MANIFEST.unusual.filter(isOf('waved'))))(
  '%s is held back, and sent after Send as it is',
  async (_, one) => {
    const { client, look } = await open(one)
    const before = await look()
    const [problem, ...others] = before.problems
    if (problem === undefined || !isLikelyProblem(problem)) throw new Error('No likely problem')
    expect({ others, sent: before.sent }).toEqual({ others: [], sent: undefined })
    await client.ask.sendAsItIs(problem, [before.id])
    await idle(client)
    const { problems, warnings, sent } = await look()
    expect({ problems, sent }).toEqual({ problems: [], sent: one.value })
    expect(warnings).toContain('sent-as-it-is')
  },
)
