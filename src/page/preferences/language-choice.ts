import { createContext, useContext } from 'react'
import type { Language } from '#i18n/languages.ts'

const Context = createContext<(language: Language) => Promise<void>>(async () => undefined)

/** Lets the pages inside it change the language. */
export const LanguageChoice = Context.Provider

/** Shows the product in another language as soon as its texts have come. */
export const useChooseLanguage = () => useContext(Context)
