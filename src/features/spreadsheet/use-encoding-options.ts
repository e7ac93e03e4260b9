import { useMemo } from 'react'
import { ENCODINGS } from '#domain/spreadsheet/decode.ts'
import { useFormatter, useLocale } from '#i18n/use-translations.ts'
import { languagesOf, nameOfEncoding } from './encoding-names.ts'

/** The encodings to choose from, with the languages that are written in them: "Big5 (Traditional Chinese)". */
export function useEncodingOptions() {
  const locale = useLocale()
  const format = useFormatter()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' })
    return ENCODINGS.map((encoding) => {
      const languages = languagesOf(encoding).map((language) => names.of(language) ?? language)
      const name = nameOfEncoding(encoding)
      const list = format.list(languages, { type: 'unit' })
      return { value: encoding, text: languages.length === 0 ? name : `${name} (${list})` }
    })
  }, [locale, format])
}
