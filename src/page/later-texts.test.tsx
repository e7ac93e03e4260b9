import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { loadFirstPageTexts } from '#i18n/languages.ts'
import { Texts } from '#i18n/texts.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { fetchLaterTexts, LaterTexts } from './later-texts.tsx'

function Later() {
  return <p>{useTranslations('help')('title')}</p>
}

async function show() {
  const catalogue = await loadFirstPageTexts('es')
  render(
    <Suspense fallback="waits">
      <Texts language="es" catalogue={catalogue}>
        <LaterTexts>
          <Later />
        </LaterTexts>
      </Texts>
    </Suspense>,
  )
}

test('texts that were fetched ahead are drawn without a moment of waiting', async () => {
  const { help } = await fetchLaterTexts('es')
  await show()
  expect(screen.getByText(help.title)).toBeVisible()
})
