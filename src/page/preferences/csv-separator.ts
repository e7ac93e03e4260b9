import { CSV_SEPARATORS, type CsvSeparator } from '#domain/report/receipt.ts'
import { type Language, usualCsvSeparator } from '#i18n/languages.ts'
import { readPreference, writePreference } from './preferences.ts'

const KEY = 'tracking-upload csv separator'

/** The separator of the last CSV that was saved here; at first what Excel expects where the language is spoken. */
export function readCsvSeparator(language: Language): CsvSeparator {
  const kept = readPreference(KEY)
  return CSV_SEPARATORS.find((separator) => separator === kept) ?? usualCsvSeparator(language)
}

export function keepCsvSeparator(separator: CsvSeparator): void {
  writePreference(KEY, separator)
}
