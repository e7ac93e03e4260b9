import type { FirstPageTexts, LaterTexts } from './catalogue-type.ts'

type Spoken = {
  /** Name of the language in that language. */
  readonly name: string
  readonly firstPage: () => Promise<{ readonly firstPage: FirstPageTexts }>
  readonly laterTexts: () => Promise<{ readonly laterTexts: LaterTexts }>
  /** Field with the courier names for readers of the language. */
  readonly courierName: 'name' | 'nameZhCn' | 'nameZhHk'
  /** Separator that Excel expects in a CSV for the language's locale. */
  readonly csvSeparator: ',' | ';'
}

/** Languages of the product, by BCP 47 tags for `html lang`. */
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

export async function loadFirstPageTexts(language: Language): Promise<FirstPageTexts> {
  return (await SPOKEN[language].firstPage()).firstPage
}

export async function loadLaterTexts(language: Language): Promise<LaterTexts> {
  return (await SPOKEN[language].laterTexts()).laterTexts
}
