import { useEffect, useState } from 'react'
import type { Catalogue } from '#i18n/catalogue-type.ts'
import type { Language } from '#i18n/languages.ts'
import { loadCatalogue } from '#i18n/load-catalogue.ts'
import { keepLanguage } from './preferences.ts'

export type Spoken = { readonly language: Language; readonly catalogue: Catalogue }

/** The language on the screen; a new one is shown when its texts have arrived. */
export function useLanguage(first: Spoken) {
  const [spoken, setSpoken] = useState(first)
  useEffect(() => {
    document.documentElement.lang = spoken.language
  }, [spoken])
  const choose = async (language: Language) => {
    const catalogue = await loadCatalogue(language)
    keepLanguage(language)
    setSpoken({ language, catalogue })
  }
  return { spoken, choose }
}
