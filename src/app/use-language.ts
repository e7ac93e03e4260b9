import { startTransition, useEffect, useState } from 'react'
import type { FirstPageTexts } from '#i18n/catalogue-type.ts'
import type { Language } from '#i18n/languages.ts'
import { loadFirstPageTexts, loadLaterPagesTexts } from '#i18n/load-catalogue.ts'
import { keepLanguage } from './preferences.ts'

export type Spoken = { readonly language: Language; readonly catalogue: FirstPageTexts }

/** The language on the screen; a new one is shown when its texts have arrived. */
export function useLanguage(first: Spoken) {
  const [spoken, setSpoken] = useState(first)
  useEffect(() => {
    document.documentElement.lang = spoken.language
    // Ready before somebody goes to another page; what cannot be fetched now is said there.
    loadLaterPagesTexts(spoken.language).catch(() => {})
  }, [spoken])
  const choose = async (language: Language) => {
    const [catalogue] = await Promise.all([
      loadFirstPageTexts(language),
      loadLaterPagesTexts(language),
    ])
    keepLanguage(language)
    // The page in the old language stays until it can be drawn in the new one.
    startTransition(() => setSpoken({ language, catalogue }))
  }
  return { spoken, choose }
}
