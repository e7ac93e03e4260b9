import { isFiltered } from '#domain/draft/draft-view.ts'
import type { DraftFilter } from '#domain/draft/stored/kept-draft.ts'
import { useTranslations } from '#i18n/use-translations.ts'

/** Returns the text for a filter without rows. */
export function useNothingShown(filter: DraftFilter): string {
  const t = useTranslations('prepare.sheet.none')
  return t(kindOf(filter))
}

/** A single filter is named by its kind of rows; with several, or a search, the text only says that nothing matches. */
function kindOf(filter: DraftFilter) {
  const { only } = filter
  if (only === null || only === 'lines') return 'found'
  return isFiltered({ ...filter, only: null }) ? 'found' : only
}
