import type { Page } from '@playwright/test'
import {
  expect,
  keep,
  pasteAside,
  pasteSheet,
  recordBodies,
  sheetOf,
  test,
  upload,
  summary,
} from '../support/product.ts'

const HEADER = ['Order ID', 'Tracking number', 'Courier'] as const

const names = (page: Page) => page.getByRole('region', { name: 'Courier names' })
const codesSent = (bodies: readonly unknown[]) =>
  (bodies.flat() as { orderId: string; courier?: string }[]).map(
    ({ orderId, courier }) => `${orderId} ${courier}`,
  )

test('three courier names become codes with one click, and chosen couriers are offered first next time', async ({
  page,
  token,
}) => {
  const bodies = recordBodies(page)
  await pasteSheet(
    page,
    token,
    [
      ['SO-1', 'ZZ-1234-801', 'DHL Express'],
      ['SO-2', 'ZZ-1234-802', '圓通'],
      ['SO-3', 'ZZ-1234-803', 'correos de españa'],
      ['SO-4', 'ZZ-1234-804', 'dhl express'],
      ['SO-5', 'ZZ-1234-805', '3011'],
    ],
    HEADER,
  )
  await expect(names(page)).toContainText('4 courier names matched to codes')
  await expect(names(page)).toContainText(/public list/i)
  await expect(names(page)).toContainText('圓通 → YTO Express 190157 (1 row)')
  const cellOf = (text: string) => page.getByRole('gridcell', { name: text, exact: true })
  await expect(cellOf('China Post 3011')).toBeVisible()

  await names(page).getByRole('button', { name: 'Use these codes' }).click()
  await expect(names(page)).toHaveCount(0)
  await expect(cellOf('DHL Express 100001')).toHaveCount(2)
  await expect(cellOf('Correos Spain 19181')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cellOf('correos de españa')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'SO-2' })
  await row.getByRole('button', { name: 'Use 190157' }).click()
  await expect(cellOf('YTO Express 190157')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cellOf('圓通')).toBeVisible()

  await names(page).getByRole('button', { name: 'Review codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Courier names and codes' })
  await dialog.getByRole('combobox', { name: 'Courier code for 圓通' }).fill('190766')
  await dialog.getByRole('button', { name: 'Change 4 rows' }).click()
  await expect(cellOf('SF Express(CN) 190766')).toBeVisible()
  await page.getByRole('searchbox').fill('sf expr')
  await expect(page.getByText('1 of 5', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^All / }).click()
  await upload(page, 5)
  await expect(summary(page)).toBeVisible()
  await expect
    .poll(() => codesSent(bodies))
    .toEqual(['SO-1 100001', 'SO-2 190766', 'SO-3 19181', 'SO-4 100001', 'SO-5 3011'])

  await page.getByRole('link', { name: 'Prepare' }).click()
  const sheet = sheetOf(HEADER, [['SO-9', 'ZZ-1234-809', '圆通']])
  await keep(page, () => pasteAside(page, sheet))
  await expect(names(page)).toContainText('Chosen before 圆通 → SF Express(CN) 190766 (1 row)')
  await page.reload()
  await names(page).getByRole('button', { name: 'Use this code' }).click()
  await expect(cellOf('SF Express(CN) 190766')).toBeVisible()
})

test('one courier is set for all entries of a sheet without a courier column, and sent', async ({
  page,
  token,
}) => {
  const bodies = recordBodies(page)
  await pasteSheet(page, token, [
    ['SO-1', 'ZZ-1234-801'],
    ['SO-2', 'ZZ-1234-802'],
  ])
  const offer = page.getByRole('button', { name: 'One courier for all…' })
  await offer.click()
  const dialog = page.getByRole('dialog', { name: 'Courier for all entries' })
  await dialog.getByRole('combobox', { name: 'Courier code' }).fill('yanwen')
  await dialog.getByRole('option', { name: /YANWEN/ }).click()
  await dialog.getByRole('button', { name: 'Set for 2 entries' }).click()
  await expect(offer).toHaveCount(0)
  await expect(page.getByRole('gridcell', { name: 'YANWEN 190012', exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await upload(page, 2)
  await expect.poll(() => codesSent(bodies)).toEqual(['SO-1 190012', 'SO-2 190012'])
})
