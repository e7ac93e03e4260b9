import type { Page } from '@playwright/test'
import {
  expect,
  grid,
  pasteSheet,
  recordBodies,
  summary,
  test,
  upload,
} from '../support/product.ts'

type Sent = { orderId: string; trackingId: string }

/** Expects these entries in the requests, in the order of the sheet. */
async function expectSent(page: Page, count: number, entries: readonly (readonly string[])[]) {
  const bodies = recordBodies(page)
  await upload(page, count)
  const anyway = page.getByRole('button', { name: 'Upload anyway' })
  await expect(anyway.or(summary(page))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(summary(page)).toBeVisible()
  await expect
    .poll(() => (bodies.flat() as Sent[]).map(({ orderId, trackingId }) => [orderId, trackingId]))
    .toEqual(entries)
}

const NUMBERS = ['1Z5R89390357567127', 'RB123456785CN', 'LZ923049253CN', 'EE473124829CN'] as const

test('swapped order IDs and tracking numbers need confirmation, and one click swaps them back', async ({
  page,
  token,
}) => {
  await pasteSheet(
    page,
    token,
    NUMBERS.map((number, row) => [number, `A-${row + 1}-long`]),
  )
  await expect(page.getByText('Order IDs look like tracking numbers in 4 of 4 rows.')).toBeVisible()
  await upload(page, 4)
  await expect(page.getByRole('button', { name: 'Upload anyway' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Swap columns' }).click()
  await expect(page.getByText('Order IDs look like tracking numbers')).toHaveCount(0)
  await expect(grid(page, 'Entries').getByRole('row', { name: /A-1/ })).toContainText(NUMBERS[0])
  await expectSent(
    page,
    4,
    NUMBERS.map((number, row) => [`A-${row + 1}-long`, number]),
  )
})

test('tracking links are reduced to their numbers in all rows at once, and the original links are kept', async ({
  page,
  token,
}) => {
  const links = [
    'https://www.ups.com/track?tracknum=1Z5R89390357567127',
    'https://t.17track.net/en#nums=RB123456785CN',
  ]
  const rows = [...links, 'EE473124829CN', 'LZ923049253CN'].map((number, row) => [
    `A-${row + 1}`,
    number,
  ])
  await pasteSheet(page, token, rows)
  await expect(page.getByRole('button', { name: 'Upload 2 entries' })).toBeVisible()
  await page.getByRole('button', { name: /^Web address/ }).click()
  await page.getByRole('button', { name: 'Take 2 numbers from their links' }).click()
  await page.getByRole('button', { name: /^All / }).click()
  await expect(page.getByText(links[0] ?? '')).toBeVisible()
  await expectSent(
    page,
    4,
    ['1Z5R89390357567127', 'RB123456785CN', 'EE473124829CN', 'LZ923049253CN'].map((number, row) => [
      `A-${row + 1}`,
      number,
    ]),
  )
})

test('a price as tracking number is held back, and sent after Send as it is', async ({
  page,
  token,
}) => {
  await pasteSheet(page, token, [
    ['A-1', 'EE473124829CN'],
    ['A-2', '12.50'],
    ['A-3', 'RB123456785CN'],
  ])
  await expect(page.getByRole('button', { name: 'Upload 2 entries' })).toBeVisible()
  await page.getByRole('button', { name: /^Price/ }).click()
  await page.getByRole('button', { name: 'Send 1 as it is' }).click()
  await expectSent(page, 3, [
    ['A-1', 'EE473124829CN'],
    ['A-2', '12.50'],
    ['A-3', 'RB123456785CN'],
  ])
})
