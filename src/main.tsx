import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import * as z from 'zod/mini'
import { App, type AppProps } from '#app/app.tsx'
import { loadInstallation } from '#app/load-installation.ts'
import { openEarly } from '#app/open-early.ts'
import { readLanguage } from '#app/shell/preferences.ts'
import { createServices } from '#app/services.ts'
import { loadFirstPageTexts, TextsMissing } from '#i18n/load-catalogue.ts'

// Schemas would otherwise compile themselves with `new Function`, which the page's policy forbids.
z.config({ jitless: true })

async function start(root: HTMLElement) {
  const language = readLanguage()
  const texts = loadFirstPageTexts(language)
  // Whoever waits for them hears that they did not come; until then it is no bug.
  texts.catch(() => {})
  const loading = loadInstallation()
  // In a task of its own, with what draws the page: that in which the code was read is long enough.
  await new Promise((resolve) => setTimeout(resolve))
  const page = openEarly(location.pathname, language)
  const reading = await loading
  let tree: Root | null = null
  const draw = async (start: AppProps['start']) => {
    const { createRoot } = await import('react-dom/client')
    const spoken = { language, catalogue: await texts }
    tree ??= createRoot(root)
    tree.render(
      <StrictMode>
        <App start={start} spoken={spoken} />
      </StrictMode>,
    )
  }
  if (reading.kind !== 'read') return draw(reading)
  // What draws the page is read while what is kept here is being opened.
  const [services] = await Promise.all([
    createServices(reading.installation, () => void draw({ kind: 'older-tab' })),
    import('react-dom/client'),
  ])
  page.begin(services)
  await page.drawable
  await draw(services)
}

const root = document.getElementById('root')
if (root)
  start(root).catch((error: unknown) => {
    // Without its texts, or what draws it, the page has one sentence, which came with it.
    document.getElementById('not-loaded')?.removeAttribute('hidden')
    if (!(error instanceof TextsMissing)) reportError(error)
  })
