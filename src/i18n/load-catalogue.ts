import type { Catalogue } from './catalogue-type.ts'
import type { Language } from './languages.ts'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  en: () => import('./en/catalogue.ts'),
  es: () => import('./es/catalogue.ts'),
  'zh-Hans': () => import('./zh-hans/catalogue.ts'),
  'zh-Hant-HK': () => import('./zh-hant-hk/catalogue.ts'),
}

/** Fetches the texts of one language; the others stay on the server. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const { catalogue } = await LOADERS[language]()
  return catalogue
}
