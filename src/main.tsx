import './ui/styles/tokens.css'
import './ui/styles/base.css'
import './ui/styles/layout.css'
import './ui/styles/text.css'
import './ui/styles/surfaces.css'
import './ui/styles/controls.css'
import './ui/styles/tables.css'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import * as z from 'zod/mini'
import { App, type AppProps } from '#app/app.tsx'
import { firstPath, Place } from '#shell/place.tsx'
import { loadInstallation } from '#app/installation.ts'
import { createServices } from '#app/services.ts'
import { getHadSheet } from '#shell/preferences/had-sheet.ts'
import { readLanguage } from '#shell/preferences/preferences.ts'
import { loadFirstPageTexts } from '#i18n/languages.ts'
import { fetchPart, PartMissing } from '#shell/fetch-part.ts'
import { loadLater } from '#shell/later.ts'

// Zod would otherwise compile schemas with `new Function`, which the content security policy forbids.
z.config({ jitless: true })

async function start(element: HTMLElement) {
  const language = readLanguage()
  const texts = fetchPart(() => loadFirstPageTexts(language))
  // Avoids an unhandled rejection: the promise is awaited later.
  texts.catch(() => {})
  // After a failure a part is loaded again, and reported where it is needed.
  const ahead = needsMore() ? loadLater().catch(() => {}) : null
  const installation = loadInstallation()
  let root: Root | null = null
  const draw = async (start: AppProps['start']) => {
    const spoken = { language, firstPage: await texts, later: null }
    await ahead
    root ??= createRoot(element)
    root.render(
      <StrictMode>
        <Place>
          <App start={start} spoken={spoken} />
        </Place>
      </StrictMode>,
    )
  }
  const reading = await installation
  if (reading.kind !== 'read') return draw(reading)
  // Another page renders before the worker's code is fetched.
  if (firstPath() !== '/') await ahead
  const made = await createServices(reading, () => void draw({ kind: 'older-tab' }))
  await draw({ kind: 'ready', ...made })
}

/** Returns whether the first render needs more than the empty page: another page, or the sheet of the last visit. */
const needsMore = () => firstPath() !== '/' || getHadSheet()

const root = document.getElementById('root')
if (root)
  start(root).catch((error: unknown) => {
    // Without its texts the page shows one sentence that is part of the HTML.
    document.getElementById('not-loaded')?.removeAttribute('hidden')
    if (!(error instanceof PartMissing)) reportError(error)
  })
