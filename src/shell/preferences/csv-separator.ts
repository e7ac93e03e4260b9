import { CSV_SEPARATORS, type CsvSeparator } from '#domain/receipts/receipt.ts'
import { type Language, usualCsvSeparator } from '#i18n/languages.ts'
import { readPreference, writePreference } from './preferences.ts'

const KEY = 'tracking-upload csv separator'

/** Returns the separator of the last saved CSV, or Excel's default for the language. */
export function readCsvSeparator(language: Language): CsvSeparator {
  const kept = readPreference(KEY)
  return CSV_SEPARATORS.find((separator) => separator === kept) ?? usualCsvSeparator(language)
}

export function keepCsvSeparator(separator: CsvSeparator): void {
  writePreference(KEY, separator)
}
