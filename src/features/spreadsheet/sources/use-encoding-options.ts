import { useMemo } from 'react'
import { ENCODINGS } from '#domain/sheet/text/decode.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useLocale } from '#i18n/use-translations.ts'
import { languagesOf, nameOfEncoding } from './encoding-names.ts'

/** The encodings to choose from, with the languages that are written in them: "Big5 (Traditional Chinese)". */
export function useEncodingOptions() {
  const locale = useLocale()
  const enumerate = useEnumeration()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' })
    return ENCODINGS.map((encoding) => {
      const languages = languagesOf(encoding).map((language) => names.of(language) ?? language)
      const name = nameOfEncoding(encoding)
      const list = enumerate(languages)
      return { value: encoding, text: languages.length === 0 ? name : `${name} (${list})` }
    })
  }, [locale, enumerate])
}
