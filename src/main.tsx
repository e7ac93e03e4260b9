import './ui/styles/tokens.css'
import './ui/styles/base.css'
import './ui/styles/layout.css'
import './ui/styles/text.css'
import './ui/styles/surfaces.css'
import './ui/styles/controls.css'
import './ui/styles/tables.css'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import * as z from 'zod/mini'
import { App, type AppProps } from '#app/app.tsx'
import { preloadPage } from '#app/pages.ts'
import { firstPath, Place } from '#app/place.tsx'
import { loadInstallation } from '#app/installation.ts'
import { createServices } from '#app/services.ts'
import { readLanguage } from '#page/preferences/preferences.ts'
import { loadFirstPageTexts } from '#i18n/languages.ts'
import { fetchPart, PartMissing } from '#page/late.ts'

// Schemas would otherwise compile themselves with `new Function`, which the page's policy forbids.
z.config({ jitless: true })

async function start(root: HTMLElement) {
  const language = readLanguage()
  const texts = fetchPart(() => loadFirstPageTexts(language))
  // They are awaited later; until then a failure has no listener.
  texts.catch(() => {})
  const installation = loadInstallation()
  // Reading the code took a task that is long enough; what draws the page is read in another one.
  await new Promise((resolve) => setTimeout(resolve))
  const page = preloadPage(firstPath(), language)
  const drawing = import('react-dom/client')
  drawing.catch(() => {})
  let tree: Root | null = null
  const draw = async (start: AppProps['start']) => {
    const { createRoot } = await drawing
    const spoken = { language, catalogue: await texts }
    tree ??= createRoot(root)
    tree.render(
      <StrictMode>
        <Place>
          <App start={start} spoken={spoken} />
        </Place>
      </StrictMode>,
    )
  }
  const reading = await installation
  if (reading.kind !== 'read') return draw(reading)
  const made = await createServices(reading, () => void draw({ kind: 'older-tab' }))
  await page
  await draw({ kind: 'ready', ...made })
}

const root = document.getElementById('root')
if (root)
  start(root).catch((error: unknown) => {
    // Without its texts, or what draws it, the page has one sentence, which came with it.
    document.getElementById('not-loaded')?.removeAttribute('hidden')
    if (!(error instanceof PartMissing)) reportError(error)
  })
