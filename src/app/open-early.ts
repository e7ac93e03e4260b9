import type { Language } from '#i18n/languages.ts'
import { loadLaterPagesTexts } from '#i18n/load-catalogue.ts'
import { UploadPage } from './later-pages.ts'
import type { Services } from './services.ts'

/**
 * Of the address of an upload the page, its texts and its entries are fetched at once, side by side with everything
 * else that a start brings; the page finds them under way. What fails here fails there again, and is said there.
 */
export function openEarly(path: string, language: Language): (services: Services) => void {
  const id = /^\/uploads\/([^/]+)$/.exec(path)?.[1]
  if (id === undefined) return () => undefined
  UploadPage.preload()
  loadLaterPagesTexts(language).catch(() => undefined)
  return ({ uploads }) => void uploads?.open(id).catch(() => undefined)
}
