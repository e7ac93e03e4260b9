import type { NamesOfCourier } from '#domain/entry/upload-result.ts'
import type { Language } from '#i18n/languages.ts'
import { plainText } from './plain-text.ts'

/** A name with the language that it is written in. */
export type CandidateName = { readonly text: string; readonly lang: Language }

/** The name in the person's language; the key when the service gave no name at all. */
export function nameOfCandidate(
  candidate: NamesOfCourier & { readonly key: string },
  language: Language,
): string {
  return mainName(candidate, language)?.text ?? plainText(candidate.key)
}

/** The same with its language, which is another one where the service has no name in the person's own. */
export function mainName(names: NamesOfCourier, language: Language): CandidateName | null {
  for (const name of namesOf(names, language)) return name
  return null
}

/** The names in other languages, each once. */
export function otherNames(names: NamesOfCourier, language: Language): readonly CandidateName[] {
  return [...namesOf(names, language)].slice(1)
}

const FIELDS = [
  { lang: 'en', field: 'name' },
  { lang: 'zh-Hans', field: 'nameZhCn' },
  { lang: 'zh-Hant-HK', field: 'nameZhHk' },
] as const

/** All names, the one in the person's language first, none twice. Of thousands only the first is asked for. */
function* namesOf(names: NamesOfCourier, language: Language): Generator<CandidateName> {
  const seen = new Set([''])
  const own = FIELDS.filter(({ lang }) => lang === language)
  for (const { lang, field } of [...own, ...FIELDS]) {
    // The service may write a name of any length.
    const text = plainText(names[field].trim())
    if (seen.has(text)) continue
    seen.add(text)
    yield { text, lang }
  }
}
