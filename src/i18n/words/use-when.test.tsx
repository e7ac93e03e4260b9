import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#testing/load-catalogue.ts'
import type { Language } from '#i18n/languages.ts'
import { Texts } from '#i18n/texts.tsx'
import { useWhen } from './use-when.ts'

function At({ at }: { at: number }) {
  return <p>{useWhen()(at)}</p>
}

test.each([
  ['en', 8, 'today 08:41'],
  ['es', 8, 'hoy a las 08:41'],
  ['es', 1, 'hoy a la 01:41'],
  ['zh-Hans', 8, '今天 08:41'],
  ['zh-Hant-HK', 8, '今日 08:41'],
] as const)('in %s a time of today is said as people say it', async (language, hour, said) => {
  const at = new Date().setHours(hour, 41, 0, 0)
  render(
    <Texts language={language satisfies Language} catalogue={await loadCatalogue(language)}>
      <At at={at} />
    </Texts>,
  )
  expect(screen.getByText(said)).toBeVisible()
})
