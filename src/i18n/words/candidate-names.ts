import type { NamesOfCourier } from '#domain/entry/upload-result.ts'
import type { Language } from '#i18n/languages.ts'
import { plainText } from './plain-text.ts'

/** Name with the language that it is in. */
export type CandidateName = { readonly text: string; readonly lang: Language }

/** Returns the name in the given language, or the key if the service gave no name. */
export function nameOfCandidate(
  candidate: NamesOfCourier & { readonly key: string },
  language: Language,
): string {
  return mainName(candidate, language)?.text ?? plainText(candidate.key)
}

/** Returns the name with its language, another one if the service has none in this language; null: no name. */
export function mainName(names: NamesOfCourier, language: Language): CandidateName | null {
  for (const name of namesOf(names, language)) return name
  return null
}

/** Returns the names in other languages, without repetition. */
export function otherNames(names: NamesOfCourier, language: Language): readonly CandidateName[] {
  return [...namesOf(names, language)].slice(1)
}

const FIELDS = [
  { lang: 'en', field: 'name' },
  { lang: 'zh-Hans', field: 'nameZhCn' },
  { lang: 'zh-Hant-HK', field: 'nameZhHk' },
] as const

/** Yields all distinct names, the given language's first. Lazy, since most callers only need the first. */
function* namesOf(names: NamesOfCourier, language: Language): Generator<CandidateName> {
  const seen = new Set([''])
  const own = FIELDS.filter(({ lang }) => lang === language)
  for (const { lang, field } of [...own, ...FIELDS]) {
    // The service's names can have any length.
    const text = plainText(names[field].trim())
    if (seen.has(text)) continue
    seen.add(text)
    yield { text, lang }
  }
}
