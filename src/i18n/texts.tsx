import type { ReactNode } from 'react'
import { IntlProvider, type Messages } from 'use-intl'
import type { Catalogue, FirstPageTexts } from './catalogue-type.ts'
import type { catalogue as english } from './english.ts'
import type { Language } from './languages.ts'

declare module 'use-intl' {
  // Merging with the library's type needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface AppConfig {
    Locale: Language
    Messages: typeof english
  }
}

const TIME_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone

type TextsProps = {
  readonly language: Language
  readonly catalogue: FirstPageTexts | Catalogue
  readonly children: ReactNode
}

/** Provides the texts of one language. The English texts are their type; the other catalogues have the same keys. */
export function Texts({ language, catalogue, children }: TextsProps) {
  return (
    <IntlProvider locale={language} messages={catalogue as Messages} timeZone={TIME_ZONE}>
      {children}
    </IntlProvider>
  )
}
