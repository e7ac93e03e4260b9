import { createTranslator } from 'use-intl/core'
import { catalogue as en } from '../../src/i18n/en/catalogue.ts'
import { catalogue as es } from '../../src/i18n/es/catalogue.ts'
import { catalogue as hans } from '../../src/i18n/zh-hans/catalogue.ts'
import { catalogue as hant } from '../../src/i18n/zh-hant-hk/catalogue.ts'

/** What a browser prefers, and what the product then speaks. */
export const LANGUAGES = [
  { locale: 'en-GB', tag: 'en', catalogue: en },
  { locale: 'es-MX', tag: 'es', catalogue: es },
  { locale: 'zh-CN', tag: 'zh-Hans', catalogue: hans },
  { locale: 'zh-HK', tag: 'zh-Hant-HK', catalogue: hant },
] as const

type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeyOf<Texts[Key]>}`
}[keyof Texts & string]

/** The name of any text. */
export type TextKey = KeyOf<typeof en>
/** Any text, whatever values it needs: to work those out for every name takes the compiler a minute. */
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

/** The texts of a language by their names, so that a journey is the same in each. */
export function textsOf({ tag, catalogue }: (typeof LANGUAGES)[number]): Say {
  const translate: unknown = createTranslator({ locale: tag, messages: catalogue as typeof en })
  return translate as Say
}
