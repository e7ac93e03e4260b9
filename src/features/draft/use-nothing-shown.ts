import { isFiltered } from '#domain/draft/draft-view.ts'
import type { DraftFilter } from '#domain/draft/kept-draft.ts'
import { useTranslations } from '#i18n/use-translations.ts'

/** What is said in place of rows when a filter leaves none. */
export function useNothingShown(filter: DraftFilter): string {
  const t = useTranslations('prepare.sheet.none')
  return t(kindOf(filter))
}

/** A choice of one kind of rows says that there are none of it; several choices, or a search, only that nothing matches. */
function kindOf(filter: DraftFilter) {
  const { only } = filter
  if (only === null || only === 'lines') return 'found'
  return isFiltered({ ...filter, only: null }) ? 'found' : only
}
