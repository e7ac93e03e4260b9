import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import * as z from 'zod/mini'
import { App, type AppProps } from '#app/app.tsx'
import { loadInstallation } from '#app/load-installation.ts'
import { openEarly } from '#app/open-early.ts'
import { readLanguage } from '#app/preferences.ts'
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
  const drawing = import('react-dom/client')
  const page = openEarly(location.pathname, language)
  const reading = await loading
  const { createRoot } = await drawing
  const tree = createRoot(root)
  const render = async (start: AppProps['start']) => {
    const spoken = { language, catalogue: await texts }
    tree.render(
      <StrictMode>
        <App start={start} spoken={spoken} />
      </StrictMode>,
    )
  }
  if (reading.kind !== 'read') return render(reading)
  const services = await createServices(
    reading.installation,
    () => void render({ kind: 'older-tab' }),
  )
  // While the texts are still under way.
  page.begin(services)
  await page.drawable
  await render(services)
}

const root = document.getElementById('root')
if (root)
  start(root).catch((error: unknown) => {
    // Without its texts, or what draws it, the page has one sentence, which came with it.
    document.getElementById('not-loaded')?.removeAttribute('hidden')
    if (!(error instanceof TextsMissing)) reportError(error)
  })
