import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { languageOf, textsOf } from '../support/languages.ts'
import {
  enterToken,
  expect,
  expectEachOnce,
  expectSummary,
  pasteAside,
  pasteSheet,
  sheetOf,
  test,
  upload,
} from '../support/product.ts'

const ROWS = [
  ['SO-1', 'ZZ-1'],
  ['TEST-REJECTED-1', 'ZZ-2'],
  ['TEST-AMBIGUOUS-2', 'ZZ-3'],
] as const

/** Hands over the open upload; returns the path of the file. */
async function handOver(page: Page) {
  const t = textsOf(languageOf('en'))
  await page.getByRole('button', { name: t('upload.handOver.button') }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('upload.handOver.yes') }).click()
  return (await saving).path()
}

const anotherBrowser = async (browser: Browser) => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  return { context, page: await context.newPage() }
}

async function drop(page: Page, path: string) {
  const transfer = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer()
      data.items.add(new File([text], 'upload.json'))
      return data
    },
    readFileSync(path, 'utf8'),
  )
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
}

test('a colleague continues with the file; the giver can send nothing until taking it back', async ({
  page,
  browser,
  request,
  token,
}) => {
  await pasteSheet(page, token, ROWS)
  await upload(page, 3)
  await expectSummary(page, { Accepted: 1, Failed: 1, 'Courier needed': 1 })
  const path = await handOver(page)
  expect(readFileSync(path, 'utf8')).not.toContain(token)
  await expect(page.getByText(/^Handed over today/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend|^Send/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^Handed over today/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend|^Send/ })).toHaveCount(0)
  await expectNoFindings(page)

  const colleague = await anotherBrowser(browser)
  await colleague.page.goto('/uploads')
  await enterToken(colleague.page, token)
  await drop(colleague.page, path)
  await expectSummary(colleague.page, { Accepted: 1, Failed: 1, 'Courier needed': 1 })
  const { page: there } = colleague
  await there.getByRole('radio').first().check()
  await there.getByRole('button', { name: 'Send 1 entry with couriers' }).click()
  await expectSummary(there, { Accepted: 2, Failed: 1 })
  await expectEachOnce(request, token, 2)
  const address = there.url()
  await there.goto('/')
  await there.getByLabel('Choose file').setInputFiles(path)
  await expect(there).toHaveURL(address)
  await colleague.context.close()

  await page.getByRole('button', { name: 'Take back…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Take this upload back?' })
  await expect(dialog).toContainText('entries could be sent twice')
  await dialog.getByRole('button', { name: 'Take back' }).press('Enter')
  await expect(page.getByText(/^Handed over today/)).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'This upload' })).toContainText('Failed')
})

test('a sheet with handed-over entries says so before sending', async ({ page, token }) => {
  await pasteSheet(page, token, ROWS)
  await upload(page, 3)
  await expectSummary(page, { Failed: 1 })
  await handOver(page)
  await expect(page.getByText(/^Handed over today/)).toBeVisible()
  await pasteSheet(page, token, [['TEST-REJECTED-1', 'ZZ-2']])
  await expect(page.getByRole('grid', { name: 'Entries' })).toContainText(
    /Sent today \d{2}:\d{2}, no answer/,
  )
})

test('a damaged file and one of another service get their own messages', async ({
  page,
  token,
}) => {
  await pasteSheet(page, token, ROWS)
  await upload(page, 3)
  await expectSummary(page, { Failed: 1 })
  const whole = readFileSync(await handOver(page), 'utf8')
  const choose = (text: string) =>
    page
      .getByLabel('Choose file')
      .setInputFiles({ name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.goto('/')
  await choose(whole.slice(0, 400))
  await expect(page.getByRole('dialog')).toContainText('This file is damaged or incomplete.')
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await choose(whole.replace(/"service":"[^"]*"/, '"service":"https://other.example"'))
  await expect(page.getByRole('dialog')).toContainText('This upload is for')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

// Other tests check the catalogues, so one language is enough for touch.
const LANGUAGE = languageOf('pt-BR')

test.describe(`${LANGUAGE.tag} on a phone`, () => {
  const t = textsOf(LANGUAGE)
  test.use({ locale: LANGUAGE.locale, viewport: { width: 390, height: 844 }, hasTouch: true })

  test('an upload is handed over and taken back by touch', async ({ page, token }) => {
    await page.goto('/')
    await enterToken(page, token, t)
    await pasteAside(page, sheetOf(['Order ID', 'Tracking number'], ROWS))
    await page.getByRole('button', { name: t('prepare.upload.button', { count: 3 }) }).click()
    await page.getByRole('button', { name: t('upload.handOver.button') }).tap()
    // The dialog warns that two people with the file could both send.
    await expect(page.getByRole('dialog')).toContainText(t('upload.handOver.twice'))
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: t('upload.handOver.yes') }).tap()
    await saving
    await expectNoFindings(page)
    await page.getByRole('button', { name: t('upload.handOver.takeBack') }).tap()
    await page.getByRole('button', { name: t('upload.handOver.takeBackYes'), exact: true }).tap()
    await expect(page.getByRole('button', { name: t('upload.handOver.button') })).toBeVisible()
  })
})
