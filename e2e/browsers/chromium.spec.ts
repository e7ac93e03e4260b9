import { playwrightPerson } from '../person/playwright-person.ts'
import { test } from '../support/product.ts'
import { JOURNEYS } from './journeys.ts'

for (const { title, play } of JOURNEYS)
  test(title, async ({ page, token, baseURL }) => {
    await play({ person: playwrightPerson(page), token, origin: baseURL ?? '' })
  })
