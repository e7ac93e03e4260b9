import type { FirstPageTexts, LaterTexts } from './catalogue-type.ts'

type Spoken = {
  /** The language in its own words. */
  readonly name: string
  readonly firstPage: () => Promise<{ readonly firstPage: FirstPageTexts }>
  readonly laterTexts: () => Promise<{ readonly laterTexts: LaterTexts }>
  /** Which of a courier's names is read where it is spoken. */
  readonly courierName: 'name' | 'nameZhCn' | 'nameZhHk'
  /** What Excel expects between the cells of a CSV where it is spoken. */
  readonly csvSeparator: ',' | ';'
}

/** The languages of the product, by BCP 47 tags for `html lang`. */
const SPOKEN = {
  en: {
    name: 'English',
    firstPage: () => import('./en/first-page.ts'),
    laterTexts: () => import('./en/later-texts.ts'),
    courierName: 'name',
    csvSeparator: ',',
  },
  es: {
    name: 'Español',
    firstPage: () => import('./es/first-page.ts'),
    laterTexts: () => import('./es/later-texts.ts'),
    courierName: 'name',
    csvSeparator: ';',
  },
  'pt-BR': {
    name: 'Português (Brasil)',
    firstPage: () => import('./pt-br/first-page.ts'),
    laterTexts: () => import('./pt-br/later-texts.ts'),
    courierName: 'name',
    csvSeparator: ';',
  },
  'zh-Hans': {
    name: '简体中文',
    firstPage: () => import('./zh-hans/first-page.ts'),
    laterTexts: () => import('./zh-hans/later-texts.ts'),
    courierName: 'nameZhCn',
    csvSeparator: ',',
  },
  'zh-Hant-HK': {
    name: '繁體中文（香港）',
    firstPage: () => import('./zh-hant-hk/first-page.ts'),
    laterTexts: () => import('./zh-hant-hk/later-texts.ts'),
    courierName: 'nameZhHk',
    csvSeparator: ',',
  },
} as const satisfies Readonly<Record<string, Spoken>>

export type Language = keyof typeof SPOKEN
export const LANGUAGES = Object.keys(SPOKEN) as readonly Language[]

export const languageName = (language: Language): string => SPOKEN[language].name
export const courierNameIn = (language: Language) => SPOKEN[language].courierName
export const usualCsvSeparator = (language: Language) => SPOKEN[language].csvSeparator

/** Fetches the texts of the first page in one language; the others stay on the server. */
export async function loadFirstPageTexts(language: Language): Promise<FirstPageTexts> {
  return (await SPOKEN[language].firstPage()).firstPage
}

/** Fetches all other texts. */
export async function loadLaterTexts(language: Language): Promise<LaterTexts> {
  return (await SPOKEN[language].laterTexts()).laterTexts
}
