import { createContext, useContext } from 'react'
import type { Language } from '#i18n/languages.ts'

const Context = createContext<(language: Language) => Promise<void>>(async () => undefined)

/** Provides the function that changes the language. */
export const LanguageChoice = Context.Provider

/** Returns a function that changes the language as soon as its texts have loaded. */
export const useChooseLanguage = () => useContext(Context)
