import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../support/languages.ts'
import { openStage, takeAll } from './stage.ts'
import { STATES } from './states/all.ts'

// English, and one other language each; ALL_LANGUAGES=1 takes all four.
const OTHERS = [1, 3, 2]
const languagesOf = (place: number) =>
  process.env['ALL_LANGUAGES']
    ? LANGUAGES
    : LANGUAGES.filter((_, n) => n === 0 || n === OTHERS[place % OTHERS.length])

for (const [place, [name, goThere]] of Object.entries(STATES).entries()) {
  for (const language of languagesOf(place)) {
    test(`${name} in ${language.tag}`, async ({ browser }) => {
      const stage = await openStage(browser, language)
      await goThere(stage)
      expect(await takeAll(stage, name)).toEqual([])
      await stage.page.context().close()
    })
  }
}
