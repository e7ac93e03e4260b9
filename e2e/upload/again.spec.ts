import {
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  grid,
  paste,
  sheetOf,
  test,
  upload,
  warnings,
} from '../support/product.ts'

const HEADER = ['Order ID', 'Tracking number']
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => [`AG-${index + 1}`, `ZZ-AGAIN-${index + 1}`])

test('pasting the same sheet again offers only changed and new rows', async ({
  page,
  request,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  await paste(page, sheetOf(HEADER, rowsOf(40)))
  await upload(page, 40)
  await expect(page.getByText('Nothing left to do')).toBeVisible()

  await page.getByRole('link', { name: 'Prepare' }).click()
  const changed = rowsOf(3).map(([orderId, number]) => [orderId ?? '', `${number}-B`])
  const fresh = [
    ['AG-91', 'ZZ-AGAIN-91'],
    ['AG-92', 'ZZ-AGAIN-92'],
  ]
  await paste(page, sheetOf(HEADER, [...changed, ...rowsOf(40).slice(3), ...fresh]))
  const notice = page.getByRole('region', { name: 'Rows uploaded before' })
  await expect(notice).toContainText('37 of 42 rows were accepted before (today ')
  await expect(notice).toContainText('3 have changed and 2 are new')
  await expect(grid(page, 'Entries')).toContainText('Accepted with ZZ-AGAIN-1 (today ')
  await expect(notice.getByRole('link', { name: 'View that upload' })).toBeVisible()

  await notice.getByRole('button', { name: 'Leave out 37 accepted before' }).click()
  await expect(page.getByRole('heading', { name: '5 entries' })).toBeVisible()
  await expect(notice).toBeHidden()
  await expect(grid(page, 'Entries').locator(':focus')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: '42 entries' })).toBeVisible()
  await notice.getByRole('button', { name: 'Leave out 37 accepted before' }).click()

  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'Different numbers for orders already accepted: 3.',
  )
  await page.keyboard.press('Escape')
  await upload(page, 5)
  const question = page.getByRole('dialog', { name: /ha(s|ve) warnings$/ })
  await expect(question).toContainText('Accepted with another number: 3')
  await question.getByRole('button', { name: 'Upload anyway' }).click()
  await expectSummary(page, { Accepted: 2, Failed: 3 })
  await expectEachOnce(request, token, 42)
})

test('an entry in doubt elsewhere gets a warning with a link to its upload', async ({
  page,
  token,
}) => {
  const doubtful = [
    ['AG-1', 'ZZ-1'],
    ['TEST-DROPPED-AFTER', 'ZZ-2'],
    ['AG-3', 'ZZ-3'],
  ]
  await page.goto('/')
  await enterToken(page, token)
  await paste(page, sheetOf(HEADER, doubtful))
  await upload(page, 3)
  await expectSummary(page, { 'In doubt': 3 })

  await page.getByRole('link', { name: 'Prepare' }).click()
  await paste(page, sheetOf(HEADER, [...doubtful, ['AG-4', 'ZZ-4']]))
  const notice = page.getByRole('region', { name: 'Rows uploaded before' })
  await expect(notice).toContainText('3 of 4 rows were uploaded before (today ')
  await expect(notice).toContainText('3 may have been accepted and 1 is new')
  await expect(warnings(page, 3)).toBeVisible()
  await notice.getByRole('button', { name: 'Keep all' }).click()
  await expect(notice).toBeHidden()
  await upload(page, 4)
  const question = page.getByRole('dialog', { name: /ha(s|ve) warnings$/ })
  await expect(question).toContainText('In doubt in an earlier upload: 3')
  await question.getByRole('button', { name: 'Review warnings' }).click()
  await page.getByRole('link', { name: 'View that upload' }).click()
  await expectSummary(page, { 'In doubt': 3 })
})
