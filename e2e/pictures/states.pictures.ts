import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../support/languages.ts'
import { openStage, takeAll } from './stage.ts'
import { STATES } from './states/all.ts'

// English and one other language for each state; ALL_LANGUAGES=1 for all.
const [ENGLISH, ...OTHERS] = LANGUAGES
const languagesOf = (place: number) =>
  process.env['ALL_LANGUAGES']
    ? LANGUAGES
    : [ENGLISH, OTHERS[place % OTHERS.length]].filter((language) => language !== undefined)

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
