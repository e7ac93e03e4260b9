import { writeFile } from 'node:fs/promises'
import { expect, grid, sheetOf, test } from '../support/product.ts'
import type { Page } from '@playwright/test'

const HEADER = ['Order ID', 'Tracking number'] as const
const csvOf = (rows: readonly (readonly string[])[]) =>
  [HEADER, ...rows].map((cells) => cells.join(',')).join('\n')

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

const chooseFiles = (page: Page, files: readonly ReturnType<typeof file>[]) =>
  page.getByLabel('Choose file').setInputFiles([...files])

const rowOf = (page: Page, name: RegExp) => grid(page, 'Entries').getByRole('row', { name })
const numberOf = (page: Page, name: RegExp) => rowOf(page, name).getByRole('rowheader')
const entries = (page: Page, text: string) => page.getByText(text, { exact: true })

/** Drops a file like a real user, so the browser opens it if the page doesn't handle the drop. */
async function dropAt(page: Page, path: string, position: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...position, data })
  await session.detach()
}

test('a file dropped anywhere is read, and the browser stays on the page', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('dropped.csv')
  await writeFile(path, csvOf([['SO-1', 'ZZ-1']]))
  await page.goto('/')
  await expect(page.getByRole('form', { name: 'Add an entry' })).toBeVisible()
  await dropAt(page, path, { x: 20, y: 20 })
  await expect(entries(page, '1 entry')).toBeVisible()
  await writeFile(path, csvOf([['SO-2', 'ZZ-2']]))
  await dropAt(page, path, { x: 640, y: 780 })
  await expect(entries(page, '2 entries')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('several files at once are listed and added, with their own row numbers', async ({ page }) => {
  await page.goto('/')
  await chooseFiles(page, [
    file(
      'first.csv',
      csvOf([
        ['A-1', 'ZZ-1'],
        ['A-2', 'ZZ-2'],
      ]),
    ),
    file('second.csv', `Orders of today\n\n${csvOf([['B-1', 'ZZ-3']])}`),
  ])
  await expect(entries(page, '3 entries')).toBeVisible()
  await page.getByRole('button', { name: '+1 more' }).click()
  const sources = page.getByRole('dialog', { name: 'Sources' })
  await expect(sources.getByRole('listitem').nth(0)).toContainText('first.csv')
  await expect(sources.getByRole('listitem').nth(0)).toContainText('2 rows')
  await expect(sources.getByRole('listitem').nth(1)).toContainText('second.csv')
  await expect(sources.getByRole('listitem').nth(1)).toContainText('1 row')
  await page.keyboard.press('Escape')
  await expect(numberOf(page, /A-2/)).toHaveText('3')
  await expect(numberOf(page, /B-1/)).toHaveText('4')
})

test('the Paste button takes the cells that were copied', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    sheetOf(HEADER, [
      ['SO-1', 'ZZ-1'],
      ['SO-2', 'ZZ-2'],
    ]),
  )
  await page.getByRole('button', { name: 'Paste' }).click()
  await expect(entries(page, '2 entries')).toBeVisible()
})

test('with an empty clipboard the Paste button offers a field to paste into', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.getByRole('button', { name: 'Paste' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste cells' })
  await dialog.getByRole('button', { name: 'Add rows' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Paste some cells first')
  await dialog.getByLabel('Cells').fill('Order ID,Tracking number\nSO-1,ZZ-1')
  await dialog.getByRole('button', { name: 'Add rows' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(entries(page, '1 entry')).toBeVisible()
})

test('each unreadable file gets its own message, and nothing is lost', async ({ page }) => {
  const picture = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
  const archive = [0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0, 8, 0]
  await page.goto('/')
  await chooseFiles(page, [file('before.csv', csvOf([['SO-1', 'ZZ-1']]))])
  await expect(entries(page, '1 entry')).toBeVisible()
  await chooseFiles(page, [
    file('nothing.csv', ''),
    file('header.csv', csvOf([])),
    file('picture.csv', Buffer.from(picture)),
    file('good.csv', csvOf([['SO-2', 'ZZ-2']])),
    file('archive.csv', Buffer.from(archive)),
  ])
  const sentences = page.getByRole('alert').getByRole('paragraph')
  await expect(sentences).toHaveText([
    /^nothing\.csv is empty\./,
    /^header\.csv has a header but no rows\./,
    /^picture\.csv is a picture\./,
    /^archive\.csv is damaged/,
  ])
  await expect(entries(page, '2 entries')).toBeVisible()
  await expect(rowOf(page, /SO-1/)).toBeVisible()
  await expect(rowOf(page, /SO-2/)).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
  await expect(sentences).toHaveCount(0)
  await expect(entries(page, '2 entries')).toBeVisible()
})

test('Cancel stops reading a very long file and leaves the sheet unchanged', async ({
  page,
}, testInfo) => {
  await page.goto('/')
  await chooseFiles(page, [file('small.csv', csvOf([['SO-1', 'ZZ-1']]))])
  await expect(entries(page, '1 entry')).toBeVisible()
  const note = 'a note that stands beside every order'
  const long = Array.from({ length: 400_000 }, (_, n) => `L-${n},YT${2_300_000 + n},${note}`)
  const path = testInfo.outputPath('long.csv')
  await writeFile(path, ['Order ID,Tracking number,Notes', ...long].join('\n'))
  await Promise.all([
    page.getByRole('button', { name: 'Cancel' }).click(),
    page.getByLabel('Choose file').setInputFiles(path),
  ])
  await expect(page.getByText('Reading long.csv')).toHaveCount(0)
  await expect(entries(page, '1 entry')).toBeVisible()
  await expect(entries(page, 'small.csv').first()).toBeVisible()
  await expect(entries(page, 'long.csv')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(grid(page, 'Entries')).toHaveCount(0)
})

test('a file dropped on another page is added to the sheet, which opens', async ({
  context,
  page,
}, testInfo) => {
  const path = testInfo.outputPath('dropped.csv')
  await writeFile(path, csvOf([['SO-1', 'ZZ-1']]))
  await page.goto('/help')
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  await dropAt(page, path, { x: 640, y: 400 })
  await expect(grid(page, 'Entries')).toContainText('SO-1')
  await expect(page).toHaveURL(/\/$/)
  expect(context.pages()).toHaveLength(1)
})
