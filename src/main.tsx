import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { App } from '#app/app.tsx'
import { loadInstallation } from '#app/load-installation.ts'
import { readLanguage } from '#app/preferences.ts'
import { createServices } from '#app/services.ts'
import { loadCatalogue } from '#i18n/load-catalogue.ts'

// Schemas would otherwise compile themselves with `new Function`, which the page's policy forbids.
z.config({ jitless: true })

async function start(root: HTMLElement) {
  const language = readLanguage()
  const [reading, catalogue] = await Promise.all([loadInstallation(), loadCatalogue(language)])
  const services = reading.kind === 'read' ? await createServices(reading.installation) : reading
  createRoot(root).render(
    <StrictMode>
      <App start={services} spoken={{ language, catalogue }} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
