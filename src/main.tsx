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
import { fetchStageTwo } from '#app/fetch-stage-two.ts'
import { firstPath, Place } from '#app/place.tsx'
import { loadInstallation } from '#app/installation.ts'
import { createServices } from '#app/services.ts'
import { getHadSheet } from '#page/preferences/had-sheet.ts'
import { readLanguage } from '#page/preferences/preferences.ts'
import { loadFirstPageTexts } from '#i18n/languages.ts'
import { fetchPart, PartMissing } from '#page/part-missing.ts'

// Schemas would otherwise compile themselves with `new Function`, which the page's policy forbids.
z.config({ jitless: true })

async function start(element: HTMLElement) {
  const language = readLanguage()
  const texts = fetchPart(() => loadFirstPageTexts(language))
  // They are awaited later; until then a failure has no listener.
  texts.catch(() => {})
  // What does not come is asked for again, and said to be missing, where it is drawn.
  const ahead = needsStageTwo() ? fetchStageTwo().catch(() => null) : null
  const installation = loadInstallation()
  let root: Root | null = null
  const draw = async (start: AppProps['start']) => {
    const spoken = { language, firstPage: await texts, later: null }
    const fetched = await ahead
    root ??= createRoot(element)
    root.render(
      <StrictMode>
        <Place>
          <App start={start} spoken={spoken} fetched={fetched} />
        </Place>
      </StrictMode>,
    )
  }
  const reading = await installation
  if (reading.kind !== 'read') return draw(reading)
  // Another page is drawn before anything of the worker is fetched, which it can wait for.
  if (firstPath() !== '/') await ahead
  const made = await createServices(reading, () => void draw({ kind: 'older-tab' }))
  await draw({ kind: 'ready', ...made })
}

/** Another page than the first, or a sheet of the last visit. */
const needsStageTwo = () => firstPath() !== '/' || getHadSheet()

const root = document.getElementById('root')
if (root)
  start(root).catch((error: unknown) => {
    // Without its texts the page has one sentence, which came with it.
    document.getElementById('not-loaded')?.removeAttribute('hidden')
    if (!(error instanceof PartMissing)) reportError(error)
  })
