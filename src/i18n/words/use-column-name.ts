import { useTranslations } from '#i18n/use-translations.ts'
import { plainText } from './plain-text.ts'

/** Names a column as the person's spreadsheet does: by its letter, and its header where it has one. */
export function useColumnName(): (index: number, header: string | null) => string {
  const t = useTranslations('columns.match')
  return (index, header) => {
    const letter = columnLetter(index)
    return header
      ? t('columnNamed', { letter, header: plainText(header) })
      : t('column', { letter })
  }
}

/** The letters by which spreadsheet programs name a column: 0 is A, 26 is AA. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last
}
