import { openStage, THEMES } from '../pictures/stage.ts'
import { STATES } from '../pictures/states/all.ts'
import { findingsOf } from '../support/findings.ts'
import { LANGUAGES } from '../support/languages.ts'
import { filledButtons, flawsOnSmallScreens } from '../support/measure.ts'
import { expect, test } from '../support/product.ts'

// Every fifth state, alternating language and theme. All states take five minutes: LONG=1 npm run e2e -- states
const STRIDE = process.env['LONG'] ? 1 : 5
// `npm run pictures -- axe` checks every state in every language and theme.
const LOOKS = THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ language, theme })))

const CHOSEN = Object.entries(STATES).filter((_, place) => place % STRIDE === 0)

for (const [place, [name, goThere]] of CHOSEN.entries()) {
  const look = LOOKS[place % LOOKS.length]
  if (look === undefined) continue
  const { language, theme } = look
  test(`${name} is accessible, and fits a phone and an enlarged page (${language.tag}, ${theme})`, async ({
    browser,
  }) => {
    const stage = await openStage(browser, language, { colorScheme: theme })
    await goThere(stage)
    await expect(stage.page.locator('html')).toHaveAttribute('lang', language.tag)
    expect(await findingsOf(stage.page)).toEqual([])
    expect(await filledButtons(stage.page)).toBeLessThanOrEqual(1)
    expect(await flawsOnSmallScreens(stage.page)).toEqual([])
    await stage.page.context().close()
  })
}
