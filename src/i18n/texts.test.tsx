import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { loadFirstPageTexts, loadLaterPagesTexts } from './load-catalogue.ts'
import { LaterTexts, Texts } from './texts.tsx'
import { useTranslations } from './use-translations.ts'

function Later() {
  return <p>{useTranslations('help')('title')}</p>
}

async function show() {
  const catalogue = await loadFirstPageTexts('es')
  render(
    <Suspense fallback="waits">
      <Texts language="es" catalogue={catalogue}>
        <LaterTexts language="es">
          <Later />
        </LaterTexts>
      </Texts>
    </Suspense>,
  )
}

test('texts that were fetched ahead are drawn without a moment of waiting', async () => {
  const { help } = await loadLaterPagesTexts('es')
  await show()
  expect(screen.getByText(help.title)).toBeVisible()
})
