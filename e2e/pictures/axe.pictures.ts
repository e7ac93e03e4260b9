import { expect, test } from '@playwright/test'
import { findingsOf } from '../support/findings.ts'
import { LANGUAGES } from '../support/languages.ts'
import { untilDrawn } from '../support/measure.ts'
import { openStage, THEMES } from './stage.ts'
import { STATES } from './states/all.ts'

for (const [name, goThere] of Object.entries(STATES)) {
  for (const language of LANGUAGES) {
    test(`axe finds nothing in ${name}, ${language.tag}`, async ({ browser }) => {
      const stage = await openStage(browser, language)
      await goThere(stage)
      const findings: Record<string, readonly string[]> = {}
      for (const colorScheme of THEMES) {
        await stage.page.emulateMedia({ colorScheme })
        await untilDrawn(stage.page)
        const found = await findingsOf(stage.page)
        if (found.length > 0) findings[colorScheme] = found
      }
      expect(findings).toEqual({})
      await stage.page.context().close()
    })
  }
}
