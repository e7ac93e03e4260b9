import { expect, type Locator, type Page } from '@playwright/test'
import { paste } from '../support/product.ts'
import type { Person, Target } from './person.ts'

/** A person whose hands are Playwright's. */
export function playwrightPerson(page: Page): Person {
  let presses = 0
  const find = (target: Target) => locate(page, target)
  return {
    open: async (path) => void (await page.goto(path)),
    reload: async () => void (await page.reload()),
    press: async (target) => {
      presses += 1
      await find(target).click()
    },
    pressTwice: async (target) => {
      presses += 1
      await find(target).dblclick()
    },
    presses: () => presses,
    fill: (target, text) => find(target).fill(text),
    type: (text) => page.keyboard.type(text),
    key: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    paste: (text) => paste(page, text),
    see: (target) => expect(find(target)).toBeVisible({ timeout: 30_000 }),
    seeText: (target, text) => expect(find(target)).toContainText(text, { timeout: 30_000 }),
    hasFocus: (target) => find(target).evaluate((one) => one.contains(document.activeElement)),
  }
}

function locate(page: Page, { role, name, within }: Target): Locator {
  const around = within ? locate(page, within) : page
  const found =
    role === 'field'
      ? around.getByLabel(name, { exact: true })
      : around.getByRole(role, { name, exact: true })
  return found.first()
}
