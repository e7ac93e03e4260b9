import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { catchPaste, caughtPaste, dropInPage, holdBeforeCamera, pasteInPage } from './in-page.ts'
import { FROM_EDGE, PATIENCE_MS, type Person, type Target } from './person.ts'

const WAIT = { timeout: PATIENCE_MS }

export function playwrightPerson(page: Page, count = { presses: 0 }): Person {
  const find = (target: Target) => locate(page, target)
  const press = async (target: Target) => {
    count.presses += 1
    await find(target).click()
  }
  return {
    open: async (path) => void (await page.goto(path)),
    reload: async () => void (await page.reload()),
    openTab: async () => {
      const opened = await page.context().newPage()
      await opened.goto(page.url())
      return playwrightPerson(opened, count)
    },
    closeTab: () => page.close(),
    press,
    pressTwice: async (target, where = 'middle') => {
      count.presses += 1
      const box = await find(target).boundingBox()
      const corner = { x: (box?.width ?? 0) - FROM_EDGE, y: (box?.height ?? 0) - FROM_EDGE }
      await find(target).dblclick(where === 'corner' ? { position: corner } : {})
    },
    presses: () => count.presses,
    fill: (target, text) => find(target).fill(text),
    choose: async (target, label) => void (await find(target).selectOption({ label })),
    type: (text) => page.keyboard.type(text),
    key: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    paste: (text) => page.evaluate(pasteInPage, [text]),
    copy: (text) => page.evaluate((copied) => navigator.clipboard.writeText(copied), text),
    clipboard: async () => {
      await page.evaluate(catchPaste)
      await page.keyboard.press('Control+v')
      return (await page.evaluate(caughtPaste)) ?? assert.fail('Nothing was pasted.')
    },
    holdUp: (label) => page.evaluate(holdBeforeCamera, label?.toString('base64') ?? ''),
    dropFile: ({ name, content }) => page.evaluate(dropInPage, [name, content.toString('base64')]),
    save: async (target) => {
      const coming = page.waitForEvent('download')
      await press(target)
      const file = await coming
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
    },
    see: (target) => expect(find(target)).toBeVisible(WAIT),
    seeNo: (target) => expect(find(target)).toBeHidden(WAIT),
    seeText: (target, text) => expect(find(target)).toContainText(text, WAIT),
    seeDisabled: (target) => expect(find(target)).toBeDisabled(WAIT),
    seeFocus: (target) => expect(find(target)).toBeFocused(WAIT),
    hasFocus: (target) => find(target).evaluate((one) => one.contains(document.activeElement)),
    widthOf: async (target) => Math.round((await find(target).boundingBox())?.width ?? 0),
  }
}

function locate(page: Page, { role, name, within }: Target): Locator {
  if (role === 'screen') return page.locator('body')
  const around = within ? locate(page, within) : page
  const found =
    role === 'field'
      ? around.getByLabel(name, { exact: true })
      : around.getByRole(role, { name, exact: true })
  return found.first()
}
