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
  return namesOf(names, language)[0] ?? null
}

/** The names in other languages, each once. */
export function otherNames(names: NamesOfCourier, language: Language): readonly CandidateName[] {
  return namesOf(names, language).slice(1)
}

/** All names, the one in the person's language first, none twice. */
function namesOf(names: NamesOfCourier, language: Language): readonly CandidateName[] {
  const english: CandidateName = { text: textOf(names.name), lang: 'en' }
  const simplified: CandidateName = { text: textOf(names.nameZhCn), lang: 'zh-Hans' }
  const traditional: CandidateName = { text: textOf(names.nameZhHk), lang: 'zh-Hant-HK' }
  const all = [english, simplified, traditional]
  const own = all.find((name) => name.lang === language && name.text !== '')
  const seen = new Set<string>()
  return [...(own ? [own] : []), ...all].filter(({ text }) => {
    const isNew = text !== '' && !seen.has(text)
    seen.add(text)
    return isNew
  })
}

/** The service may write a name of any length. */
const textOf = (name: string) => plainText(name.trim())
