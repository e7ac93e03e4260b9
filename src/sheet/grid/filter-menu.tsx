import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import type { MenuItem } from '#ui/menu/menu-list.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { SORTED_BY, useSheet } from '#sheet/state/use-sheet.ts'
import { useColumnName } from './use-column-name.ts'
import { useFilterItems } from './use-filter-items.ts'

/** Filters that neither the bar nor the panel has. On a phone, without column headers, it also finds and sorts. */
export function FilterMenu() {
  const t = useTranslations('arrange')
  const tFind = useTranslations('find')
  const sheet = useSheet()
  const narrow = useNarrow()
  const { courier, cleaned, sources } = useFilterItems()
  const sorts = useSorts()
  const items = [...courier, ...cleaned, ...sources]
  const chosen = items.filter(({ checked }) => checked).length
  const openFind = () => sheet.openFind('replace')
  const find = { text: tFind('title'), icon: 'search' as const, onChoose: openFind }
  return (
    <MenuButton
      label={chosen === 0 ? t('filter') : t('filtered', { count: chosen })}
      icon="filter"
      iconOnly={narrow}
      items={narrow ? [find, ...withLine(items), ...sorts] : items}
    />
  )
}

/** Separates the items from those above. */
const withLine = (items: readonly MenuItem[]) =>
  items.map((item, index) => (index === 0 ? { ...item, isFirst: true } : item))

function useSorts(): readonly MenuItem[] {
  const t = useTranslations('arrange')
  const { sort } = useDraft().snapshot
  const nameOf = useColumnName()
  const sheet = useSheet()
  return SORTED_BY.map((by, index) => {
    const isIt = by === (sort?.by ?? 'row')
    const sign = sort?.descending ? '↓' : '↑'
    const text = t('sortBy', { column: nameOf(by) })
    return {
      text: by === 'row' ? t('asInSheet') : isIt ? `${text} ${sign}` : text,
      checked: isIt,
      isAlone: true,
      isFirst: index === 0,
      // Choosing the current column again reverses the order.
      onChoose: () =>
        sheet.sort(by === 'row' ? null : { by, descending: isIt && !sort?.descending }),
    }
  })
}
