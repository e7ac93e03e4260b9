import { startTransition, useEffect, useRef, useState } from 'react'
import type { FirstPageTexts, LaterTexts } from '#i18n/catalogue-type.ts'
import { type Language, loadFirstPageTexts, loadLaterTexts } from '#i18n/languages.ts'
import { keepLanguage } from './preferences.ts'

export type Spoken = {
  readonly language: Language
  readonly firstPage: FirstPageTexts
  /** null for the initial language, whose other texts come with the second stage. */
  readonly later: LaterTexts | null
}

/** Keeps the displayed language. A new one is shown once its texts have loaded. */
export function useLanguage(first: Spoken, load = loadTexts) {
  const [spoken, setSpoken] = useState(first)
  const [isMissing, setIsMissing] = useState(false)
  const wanted = useRef(first.language)
  useEffect(() => {
    document.documentElement.lang = spoken.language
  }, [spoken])
  const choose = async (language: Language) => {
    wanted.current = language
    const texts = await load(language).catch(() => null)
    // Another language was chosen in the meantime, and its texts may have arrived first.
    if (wanted.current !== language) return
    setIsMissing(texts === null)
    if (texts === null) return
    keepLanguage(language)
    // Keeps the old language on the screen until the page has rendered in the new one.
    startTransition(() => setSpoken({ language, ...texts }))
  }
  return { spoken, choose, isMissing }
}

async function loadTexts(language: Language): Promise<Omit<Spoken, 'language'>> {
  const texts = [loadFirstPageTexts(language), loadLaterTexts(language)] as const
  const [firstPage, later] = await Promise.all(texts)
  return { firstPage, later }
}
