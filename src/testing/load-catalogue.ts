import type { Catalogue } from '#i18n/catalogue-type.ts'
import { type Language, loadFirstPageTexts, loadLaterPagesTexts } from '#i18n/languages.ts'

/** All texts of a language. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return { ...(await loadFirstPageTexts(language)), ...(await loadLaterPagesTexts(language)) }
}
