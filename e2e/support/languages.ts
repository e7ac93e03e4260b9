import { createTranslator } from 'use-intl/core'
import type { Catalogue } from '../../src/i18n/catalogue-type.ts'
import type { catalogue as english } from '../../src/i18n/english.ts'
import { LANGUAGES as TAGS, type Language as Tag } from '../../src/i18n/languages.ts'
import { loadCatalogue } from '../../src/testing/load-catalogue.ts'

/** A language of the product: its tag, a browser locale for it, and its texts. */
export type Language = {
  readonly tag: Tag
  readonly locale: string
  readonly catalogue: Catalogue
}

async function meet(tag: Tag): Promise<Language> {
  const { language, region } = new Intl.Locale(tag).maximize()
  return { tag, locale: `${language}-${region}`, catalogue: await loadCatalogue(tag) }
}

export const LANGUAGES: readonly Language[] = await Promise.all(TAGS.map(meet))

export function languageOf(tag: Tag): Language {
  const found = LANGUAGES.find((language) => language.tag === tag)
  if (found === undefined) throw new Error(`No language ${tag}`)
  return found
}

type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeyOf<Texts[Key]>}`
}[keyof Texts & string]

export type TextKey = KeyOf<typeof english>
/** Translates a key. The values are untyped: deriving them for every key takes the compiler a minute. */
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

/** Returns the texts of a language by key, for journeys in any language. */
export function textsOf({ tag, catalogue }: Language): Say {
  const translate: unknown = createTranslator({
    locale: tag,
    messages: catalogue as typeof english,
  })
  return translate as Say
}
