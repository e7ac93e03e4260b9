import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import type { Page } from '@playwright/test'
import {
  chooseFile,
  enterToken,
  expect,
  expectSummary,
  openPanel,
  recordBodies,
  summary,
  test,
  upload,
} from '../support/product.ts'

const NUMBER = '9400111202555842332669'
const SHEET = [
  'Buyer,Order ID,Tracking number,Courier code,Note',
  `Ann,00123,${NUMBER},21051,=1+1`,
  'Ben,TEST-REJECTED-1,ZZ-2,,"a, ""b"""',
  'Cat,TEST-AMBIGUOUS-2-1,ZZ-3,,-x',
  'Dan,00124,ZZ-4,,',
].join('\n')

async function uploadSheet(page: Page, token: string) {
  await page.goto('/')
  await enterToken(page, token)
  await chooseFile(page, 'my orders.csv', SHEET)
  await expect(page.getByText('4 entries').first()).toBeVisible()
  await upload(page, 4)
  await expect(summary(page)).toBeVisible()
}

async function download(page: Page, entries: RegExp, format: 'CSV (.csv)' | 'Excel (.xlsx)') {
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Download' })
  await dialog.getByRole('radio', { name: entries }).check()
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: format }).click()
  const file = await coming
  await expect(dialog).toBeHidden()
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('failed entries are downloaded with the user’s columns, intact numbers and guarded formulas', async ({
  page,
  token,
}) => {
  await uploadSheet(page, token)
  await expectSummary(page, { Failed: 1, 'Courier needed': 1 })

  const failed = await download(page, /^Failed 1/, 'CSV (.csv)')
  expect(failed.name).toMatch(/^my orders failed \d{4}-\d\d-\d\d\.csv$/)
  expect([...failed.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = failed.bytes.toString('utf8').slice(1).split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe(
    'Buyer,Order ID,Tracking number,Courier code,Note,Outcome,Reason,Time,What to do,tracking-upload outcome',
  )
  expect(lines[1]).toContain('Ben,TEST-REJECTED-1,ZZ-2,,"a, ""b""",Failed,')
  expect(lines[1]).toMatch(/,failed$/)

  const all = await download(page, /^All 4/, 'CSV (.csv)')
  expect(all.bytes.toString('utf8')).toContain(`Ann,00123,${NUMBER},21051,'=1+1,`)
  expect(all.bytes.toString('utf8')).toContain("Cat,TEST-AMBIGUOUS-2-1,ZZ-3,,'-x,")

  const workbook = await download(page, /^All 4/, 'Excel (.xlsx)')
  const rows = await readSheet(workbook.bytes)
  expect(rows[1]?.slice(0, 5)).toEqual(['Ann', '00123', NUMBER, '21051', '=1+1'])
  expect(rows[2]?.slice(0, 5)).toEqual(['Ben', 'TEST-REJECTED-1', 'ZZ-2', null, 'a, "b"'])
  expect(rows.map((row) => row.at(-1))).toEqual([
    'tracking-upload outcome',
    'accepted',
    'failed',
    'courier-needed',
    'accepted',
  ])
})

test('the guard is removed again: a receipt is sent with the sheet’s original values', async ({
  page,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  const receipt = [
    'Order ID,Tracking number,tracking-upload outcome',
    "'+1001,'-ZZ-1,failed",
    '00124,ZZ-2,accepted',
  ]
  await chooseFile(page, 'receipt.csv', receipt.join('\r\n'))
  await expect(page.getByText('1 already accepted, not added')).toBeVisible()
  const bodies = recordBodies(page)
  await upload(page, 1)
  await expectSummary(page, { Accepted: 1 })
  expect(bodies).toEqual([[{ orderId: '+1001', trackingId: '-ZZ-1' }]])
})

test('the request log has requests and answers unchanged, without the token', async ({
  page,
  token,
}) => {
  await uploadSheet(page, token)
  await expectSummary(page, { Failed: 1, 'Courier needed': 1 })
  await openPanel(page, 'Request log')
  await page.getByRole('button', { name: 'Open request 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request 1' })
  await expect(dialog.getByRole('region', { name: 'Sent' })).toContainText(
    `{"orderId":"00123","courier":"21051","trackingId":"${NUMBER}"}`,
  )
  await expect(dialog.getByText('acceptedOrders')).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy the answer' }).click()
  await expect(dialog.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('acceptedOrders')
  await page.keyboard.press('Escape')

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download .json' }).click()
  const text = await readFile(await (await coming).path(), 'utf8')
  expect(text).not.toContain(token)
  expect(text.toLowerCase()).not.toContain('authorization')
  const record = JSON.parse(text) as { requests: { body: string; reply: { status: number } }[] }
  expect(record.requests).toHaveLength(1)
  expect(record.requests[0]?.reply.status).toBe(200)
  expect(record.requests[0]?.body).toContain(NUMBER)
})
