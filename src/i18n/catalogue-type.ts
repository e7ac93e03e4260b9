import type { catalogue as english } from './en/catalogue.ts'
import type { Language } from './languages.ts'
import type { Translation } from './translation.ts'

export type Catalogue = Translation<typeof english>

declare module 'use-intl' {
  // Only an interface can be merged with the library's own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface AppConfig {
    Locale: Language
    Messages: typeof english
  }
}
