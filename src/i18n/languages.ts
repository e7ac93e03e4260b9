/** The languages of the product, as BCP 47 tags for `html lang`. */
export const LANGUAGES = ['en', 'es', 'zh-Hans', 'zh-Hant-HK'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  'zh-Hans': '简体中文',
  'zh-Hant-HK': '繁體中文（香港）',
}

const TRADITIONAL = /^zh-(?:hk|tw|mo|hant)\b/i

/** The first language of the browser's list that the product speaks; English otherwise. */
export function suggestLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    if (TRADITIONAL.test(tag)) return 'zh-Hant-HK'
    if (/^zh\b/i.test(tag)) return 'zh-Hans'
    if (/^es\b/i.test(tag)) return 'es'
    if (/^en\b/i.test(tag)) return 'en'
  }
  return 'en'
}
