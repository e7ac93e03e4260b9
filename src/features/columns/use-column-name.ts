import { useTranslations } from '#i18n/use-translations.ts'
import { columnLetter } from './column-letter.ts'

/** Names a column as the person's spreadsheet does: by its letter, and its header where it has one. */
export function useColumnName(): (index: number, header: string | null) => string {
  const t = useTranslations('columns.match')
  return (index, header) => {
    const letter = columnLetter(index)
    return header ? t('columnNamed', { letter, header }) : t('column', { letter })
  }
}
