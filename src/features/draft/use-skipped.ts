import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'

/** Says what the last paste left out, since nobody sees it where the cells were copied; null where that is nothing. */
export function useSkipped({ undo }: Pick<DraftSnapshot, 'undo'>): string | null {
  const t = useTranslations('prepare.sheet')
  if (undo?.kind !== 'pasted' || !undo.hidden) return null
  const { rows, columns } = undo.hidden
  return t('visibleOnly', { rows, columns, both: rows > 0 && columns > 0 ? 'yes' : 'no' })
}
