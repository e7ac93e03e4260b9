import type { catalogue as english } from './en/catalogue.ts'
import type { Language } from './languages.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: typeof english
  }
}
