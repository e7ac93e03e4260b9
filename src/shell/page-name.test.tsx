import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Texts } from '#i18n/texts.tsx'
import { loadCatalogue } from '#testing/load-catalogue.ts'
import { PageName } from './navigation.tsx'

beforeEach(() => {
  document.head.innerHTML = '<title>Tracking Upload</title>'
})

test.each([
  ['/', 'Tracking Upload'],
  ['/uploads', 'Subidas · Tracking Upload'],
  ['/settings', 'Ajustes · Tracking Upload'],
  ['/help', 'Ayuda · Tracking Upload'],
  ['/uploads/1', 'Tracking Upload'],
  ['/nowhere', 'Página no encontrada · Tracking Upload'],
])('the tab of %s is called "%s"', async (path, title) => {
  const catalogue = await loadCatalogue('es')
  render(
    <Texts language="es" catalogue={catalogue}>
      <Router hook={memoryLocation({ path }).hook}>
        <PageName />
      </Router>
    </Texts>,
  )
  expect(document.title).toBe(title)
})
