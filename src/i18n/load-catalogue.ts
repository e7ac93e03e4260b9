import type { FirstPageTexts, LaterPagesTexts } from './catalogue-type.ts'
import type { Language } from './languages.ts'

/** Texts that the server no longer has, or that the network did not bring. */
export class TextsMissing extends Error {
  override readonly name = 'TextsMissing'
}

const FIRST_PAGE: Readonly<
  Record<Language, () => Promise<{ readonly firstPage: FirstPageTexts }>>
> = {
  en: () => import('./en/first-page.ts'),
  es: () => import('./es/first-page.ts'),
  'zh-Hans': () => import('./zh-hans/first-page.ts'),
  'zh-Hant-HK': () => import('./zh-hant-hk/first-page.ts'),
}

const LATER_PAGES: Readonly<
  Record<Language, () => Promise<{ readonly laterPages: LaterPagesTexts }>>
> = {
  en: () => import('./en/later-pages.ts'),
  es: () => import('./es/later-pages.ts'),
  'zh-Hans': () => import('./zh-hans/later-pages.ts'),
  'zh-Hant-HK': () => import('./zh-hant-hk/later-pages.ts'),
}

/** Fetches the texts of the first page in one language; the others stay on the server. */
export async function loadFirstPageTexts(language: Language): Promise<FirstPageTexts> {
  try {
    const { firstPage } = await FIRST_PAGE[language]()
    return firstPage
  } catch (cause) {
    throw new TextsMissing('The texts of the first page could not be loaded.', { cause })
  }
}

const later = new Map<Language, Promise<LaterPagesTexts>>()

/**
 * Fetches the texts of the other pages; the same promise each time, so that a page can wait for it while it draws.
 * It says of itself that it is fulfilled, as React's `use` notes it on a promise: then nothing waits, not even a moment.
 */
export function loadLaterPagesTexts(language: Language): Promise<LaterPagesTexts> {
  const there = later.get(language)
  if (there) return there
  const texts = fetchLaterPagesTexts(language)
  later.set(language, texts)
  texts.then(
    (value) => Object.assign(texts, { status: 'fulfilled', value }),
    // What the network did not bring is asked for again the next time.
    () => later.delete(language),
  )
  return texts
}

async function fetchLaterPagesTexts(language: Language): Promise<LaterPagesTexts> {
  try {
    const { laterPages } = await LATER_PAGES[language]()
    return laterPages
  } catch (cause) {
    throw new TextsMissing('The texts of a page could not be loaded.', { cause })
  }
}
