import type { ReactNode } from 'react'
import { IntlProvider, type Messages } from 'use-intl'
import type { Catalogue } from './catalogue-type.ts'
import type { Language } from './languages.ts'

const TIME_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone

type TextsProps = {
  readonly language: Language
  readonly catalogue: Catalogue
  readonly children: ReactNode
}

/**
 * Gives everything inside it the texts of one language. The library knows the English texts as its type; the
 * other catalogues have the same keys.
 */
export function Texts({ language, catalogue, children }: TextsProps) {
  return (
    <IntlProvider locale={language} messages={catalogue as Messages} timeZone={TIME_ZONE}>
      {children}
    </IntlProvider>
  )
}
