import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { RememberedLayout } from '#storage/store.ts'

/** More columns would make it no clearer which sheet it was. */
const MOST_COLUMNS = 8

/** Names a kind of sheet by its headers, else by what its columns looked like. */
export function useLayoutName(): (layout: RememberedLayout) => string {
  const t = useTranslations('settings.columns')
  const tKinds = useTranslations('columns.kinds')
  const enumerate = useEnumeration()
  return ({ headers = null, kinds, mapping }) => {
    const names = headers?.filter((header) => header.trim() !== '') ?? []
    if (names.length > 0) return enumerate(names, MOST_COLUMNS)
    // What an earlier release kept does not say what the columns looked like.
    if (kinds === undefined) return t('unnamed', { count: Object.keys(mapping).length })
    const looks = kinds.map((kind) => tKinds(kind))
    return t('noHeader', { columns: enumerate(looks, MOST_COLUMNS) })
  }
}
