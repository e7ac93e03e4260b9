import { useTranslations } from '#i18n/use-translations.ts'
import { plainText } from './plain-text.ts'

/** Returns a function that names a column as spreadsheet programs do: by its letter, with its header if it has one. */
export function useColumnName(): (index: number, header: string | null) => string {
  const t = useTranslations('columns.match')
  return (index, header) => {
    const letter = columnLetter(index)
    return header
      ? t('columnNamed', { letter, header: plainText(header) })
      : t('column', { letter })
  }
}

/** Returns the letters of a column in spreadsheet programs: 0 is A, 26 is AA. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last
}
