import type { catalogue as english } from './en/catalogue.ts'
import type { firstPage } from './en/first-page.ts'
import type { laterPages } from './en/later-pages.ts'
import type { Language } from './languages.ts'
import type { Translation } from './translation.ts'

type English = typeof english

/** The texts of the first page and of the frame around every page. */
export type FirstPageTexts = Translation<typeof firstPage>
/** The texts of the other pages. */
export type LaterPagesTexts = Translation<typeof laterPages>
export type Catalogue = Translation<English>

declare module 'use-intl' {
  // Only an interface can be merged with the library's own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface AppConfig {
    Locale: Language
    Messages: English
  }
}
