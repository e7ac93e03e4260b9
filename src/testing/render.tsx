import { QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { catalogue } from '#i18n/english.ts'
import { Texts } from '#i18n/texts.tsx'
import { createQueryClient } from '#shell/queries.ts'
import { ReadAgain } from '#shell/read-again.tsx'
import { type Services, ServicesContext } from '#shell/services.ts'
import { loadLater } from '#shell/later.ts'
import { Announcer } from '#ui/feedback/announcer.tsx'
import { WithScanning } from '#sheet/scanning/with-scanning.tsx'
import { someServices } from './services.ts'

// What loads later is here from the first render.
await loadLater()

/** Renders a component with English texts and the providers of a page. */
export function renderWithTexts(ui: ReactNode, services: Partial<Services> = {}): RenderResult {
  const given = someServices(services)
  const client = createQueryClient()
  return render(ui, {
    wrapper: ({ children }) => (
      <Texts language="en" catalogue={catalogue}>
        <Announcer>
          <ServicesContext value={given}>
            <QueryClientProvider client={client}>
              <ReadAgain />
              <WithScanning>{children}</WithScanning>
            </QueryClientProvider>
          </ServicesContext>
        </Announcer>
      </Texts>
    ),
  })
}
