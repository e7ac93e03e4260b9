import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { catalogue } from '#i18n/en/catalogue.ts'
import { Texts } from '#i18n/texts.tsx'
import { createQueryClient } from '#page/queries.ts'
import { QueriesRoot } from '#page/queries-root.tsx'
import { type Services, ServicesContext } from '#page/services.ts'
import { Announcer } from '#ui/feedback/announcer.tsx'
import { someServices } from './services.ts'

/** Renders a part of the screen with the English texts and what pages stand on around it. */
export function renderWithTexts(ui: ReactNode, services: Partial<Services> = {}): RenderResult {
  const given = someServices(services)
  const client = createQueryClient()
  return render(ui, {
    wrapper: ({ children }) => (
      <Texts language="en" catalogue={catalogue}>
        <Announcer>
          <ServicesContext value={given}>
            <QueriesRoot client={client}>{children}</QueriesRoot>
          </ServicesContext>
        </Announcer>
      </Texts>
    ),
  })
}
