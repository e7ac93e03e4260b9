import { isTrackingField } from '#domain/entry/tracking-entry.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import type { MenuItem } from '#ui/menu/menu-list.tsx'
import { type OpenMenu, useSheet } from '#sheet/state/use-sheet.ts'
import { useShownFields } from '#sheet/state/column-look.ts'
import { useColumnItems } from './use-column-items.ts'
import { useColumnName } from './use-column-name.ts'
import { MenuAt } from './menu-at.tsx'
import { useFilterItems } from './use-filter-items.ts'

type ColumnMenuProps = { readonly menu: OpenMenu & { readonly kind: 'column' } }

/** Commands for a column: sort, filter, change values, resize, hide. */
export function ColumnMenu({ menu }: ColumnMenuProps) {
  const t = useTranslations('arrange')
  const nameOf = useColumnName()
  const { column } = menu
  const items = [
    ...useSortItems(column),
    ...useChoiceItems(column),
    ...useValueItems(column),
    ...useColumnItems(column),
  ]
  return <MenuAt at={menu.at} label={t('menu', { column: nameOf(column) })} items={items} />
}

type Column = ColumnMenuProps['menu']['column']

function useSortItems(by: Column): readonly MenuItem[] {
  const t = useTranslations('arrange')
  const { sort } = useDraft().snapshot
  const sheet = useSheet()
  const announce = useAnnounce()
  const item = (text: string, descending: boolean): MenuItem => ({
    text,
    checked: sort?.by === by && sort.descending === descending,
    isAlone: true,
    onChoose: () => {
      sheet.sort({ by, descending })
      announce(t('sorted', { how: text }))
    },
  })
  const asInSheet: MenuItem = {
    text: t('asInSheet'),
    checked: sort === null,
    isAlone: true,
    onChoose: () => {
      sheet.sort(null)
      announce(t('sorted', { how: t('asInSheet') }))
    },
  }
  switch (by) {
    case 'row':
      return [asInSheet, item(t('lastRowFirst'), true)]
    case 'issues':
      return [item(t('problemsFirst'), false), item(t('warningsFirst'), true), asInSheet]
    default:
      return [item(t('ascending'), false), item(t('descending'), true), asInSheet]
  }
}

/** Filters by the content of the column. The filter button has all filters. */
function useChoiceItems(column: Column): readonly MenuItem[] {
  const t = useTranslations('arrange')
  const { filter } = useDraft().snapshot
  const sheet = useSheet()
  const all = useFilterItems()
  if (column === 'issues') return all.issues
  if (!isTrackingField(column)) return all.sources
  const isChosen = filter.empty === column
  const empty = {
    text: t('onlyEmpty'),
    checked: isChosen,
    isFirst: true,
    onChoose: () => sheet.filter({ ...filter, empty: isChosen ? null : column }),
  }
  return [empty, ...all.cleaned]
}

/** Commands that change all shown values of a column. Hidden columns are left out. */
function useValueItems(column: Column): readonly MenuItem[] {
  const t = useTranslations('arrange')
  const { client, snapshot, canAct } = useDraft()
  const nameOf = useColumnName()
  const { askCourier } = useSheet()
  const fields = useShownFields()
  if (!canAct || !isTrackingField(column)) return []
  const rows = { from: 0, to: snapshot.shownCount }
  const range = client.shownRange(rows)
  const ofCourier = [
    { text: t('setCouriers'), onChoose: () => askCourier(rows) },
    {
      text: t('clearCouriers'),
      onChoose: () => client.clearCells({ ...range, fields: [column] }),
    },
  ]
  const swaps = fields
    .filter((field) => field !== column)
    .map((field) => ({
      text: t('swapWith', { column: nameOf(field) }),
      onChoose: () => client.swapRows(range, [column, field]),
    }))
  const items = [...(column === 'courier' ? ofCourier : []), ...swaps]
  return items.map((item, index) => ({ ...item, isFirst: index === 0 }))
}
