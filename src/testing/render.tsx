import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Texts } from '#i18n/texts.tsx'
import { catalogue } from '#i18n/en/catalogue.ts'
import { Announcer } from '#ui/feedback/announcer.tsx'

/** Renders a part of the screen with the English texts around it. */
export function renderWithTexts(ui: ReactNode): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => (
      <Texts language="en" catalogue={catalogue}>
        <Announcer>{children}</Announcer>
      </Texts>
    ),
  })
}
