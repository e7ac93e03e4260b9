import { expect, test } from '@playwright/test'
import { openStage } from '../pictures/stage.ts'
import { LANGUAGES } from '../support/languages.ts'
import { AFTERWARDS } from './afterwards.ts'
import { BEFORE_SENDING } from './before-sending.ts'
import { followPage } from './follow-page.ts'
import { pagesOf } from './guide-page.ts'
import { SENDING } from './sending.ts'

const TASKS = { ...BEFORE_SENDING, ...SENDING, ...AFTERWARDS }

const pages = pagesOf('en').filter((page) => page !== 'README.md')

/** Each page in one language, alternating. All pages in all languages: LONG=1 npm run e2e -- guide */
const PLAYED = pages.flatMap((page, at) =>
  LANGUAGES.filter((_, index) => process.env['LONG'] || at % LANGUAGES.length === index).map(
    (language) => ({ page, language }),
  ),
)

for (const { page: name, language } of PLAYED) {
  test(`the steps of ${name} work (${language.tag})`, async ({ browser }) => {
    const stage = await openStage(browser, language)
    const reader = followPage(stage.page, language.tag, name)
    await TASKS[name]?.(reader, stage)
    expect(reader.left()).toEqual([])
    await stage.page.context().close()
  })
}
