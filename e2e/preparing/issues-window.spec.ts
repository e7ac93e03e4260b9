import { expect, grid, pasteAside, test } from '../support/product.ts'

const PHONE = { width: 390, height: 844 }

test('a dialog of the Issues panel stays and works when the window becomes narrow', async ({
  page,
}) => {
  await page.goto('/')
  await pasteAside(page, 'Order ID\tTracking number\tCourier\nSO-1\t3318810025\tDHL Express')
  const review = page.getByRole('button', { name: 'Review codes' })
  await review.click()
  const dialog = page.getByRole('dialog', { name: 'Courier names and codes' })
  const code = dialog.getByLabel('Courier code for DHL Express')
  await code.fill('100009')
  // Tab closes the list of couriers.
  await code.press('Tab')
  await page.setViewportSize(PHONE)
  await expect(code).toHaveValue('100009')
  await expect(dialog.getByRole('button', { name: 'Change 1 row' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Change 1 row' }).click()
  await expect(dialog).toBeHidden()
  await expect(grid(page, 'Entries').getByRole('row', { name: /SO-1/ })).toContainText('100009')
  await expect(page.getByRole('complementary', { name: 'Issues' })).toBeVisible()
})
