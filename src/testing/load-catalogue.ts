import type { Catalogue } from '#i18n/catalogue-type.ts'
import { joinTexts } from '#i18n/join-texts.ts'
import { type Language, loadFirstPageTexts, loadLaterTexts } from '#i18n/languages.ts'

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return joinTexts(await loadFirstPageTexts(language), await loadLaterTexts(language))
}
