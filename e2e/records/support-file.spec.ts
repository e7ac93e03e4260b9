import { readFile } from 'node:fs/promises'
import { chooseFile, enterToken, expect, expectSummary, test, upload } from '../support/product.ts'

const SHEET = [
  'Order ID,Tracking number,Note',
  'SHOP-ONE,ZZ-HIDDEN-1,Ann Example',
  'TEST-MARKUP,SECRET-NUMBER-7,Ben Example',
].join('\n')

/** All values that could identify the shop. */
const TELLING = /SHOP-ONE|HIDDEN|TEST-MARKUP|SECRET-NUMBER|Example|orders of ann|<b>|address/i

test('the support file is shown before it is saved, and has only counts of the uploaded entries', async ({
  page,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  await chooseFile(page, 'orders of ann.csv', SHEET)
  await upload(page, 2)
  await expectSummary(page, { Accepted: 1, Failed: 1 })
  const message = (await page.getByRole('region', { name: 'Failed' }).textContent()) ?? ''
  expect(message).toMatch(TELLING)

  await page.getByRole('link', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Save a support file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Support file' })
  const shown = await dialog.getByRole('region', { name: 'What the file contains' }).textContent()
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the file' }).click()
  const saved = await readFile(await (await coming).path(), 'utf8')

  expect(saved).toBe(shown)
  expect(JSON.parse(saved)).toMatchObject({
    supportFile: 1,
    // The version identifies the build.
    version: expect.stringMatching(/^\d+\.\d+\.\d+\+[\da-f]{7}/),
    installation: { practice: true },
    uploads: [{ entries: 2, outcomes: { accepted: 1, failed: 1 }, sources: { file: 1 } }],
  })
  expect(saved).not.toMatch(TELLING)
  for (const secret of [token, btoa(token), token.slice(-4)]) expect(saved).not.toContain(secret)
})
