import { startTransition, useEffect, useRef, useState } from 'react'
import type { FirstPageTexts } from '#i18n/catalogue-type.ts'
import { type Language, loadFirstPageTexts } from '#i18n/languages.ts'
import { fetchLaterTexts } from '#page/later-texts.tsx'
import { keepLanguage } from '#page/preferences/preferences.ts'

export type Spoken = { readonly language: Language; readonly catalogue: FirstPageTexts }

/** The language on the screen; a new one is shown when its texts have arrived. */
export function useLanguage(first: Spoken, load = loadTexts) {
  const [spoken, setSpoken] = useState(first)
  const [isMissing, setIsMissing] = useState(false)
  const wanted = useRef(first.language)
  useEffect(() => {
    document.documentElement.lang = spoken.language
    // Fetched before another page is opened; if this fails, that page asks again.
    fetchLaterTexts(spoken.language).catch(() => {})
  }, [spoken])
  const choose = async (language: Language) => {
    wanted.current = language
    const catalogue = await load(language).catch(() => null)
    // Another one was chosen meanwhile, whose texts may have come before.
    if (wanted.current !== language) return
    setIsMissing(catalogue === null)
    if (catalogue === null) return
    keepLanguage(language)
    // The page in the old language stays until it can be drawn in the new one.
    startTransition(() => setSpoken({ language, catalogue }))
  }
  return { spoken, choose, isMissing }
}

async function loadTexts(language: Language): Promise<FirstPageTexts> {
  const [catalogue] = await Promise.all([loadFirstPageTexts(language), fetchLaterTexts(language)])
  return catalogue
}
