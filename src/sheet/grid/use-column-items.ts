import { isTrackingField } from '#domain/entry/tracking-entry.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { fitWidth, widthAfter } from '#ui/grid/columns/resize-column.ts'
import type { MenuItem } from '#ui/menu/menu-list.tsx'
import { canHide, hideColumn, setColumnWidth } from '#sheet/state/column-look.ts'

/** Returns the menu items for a column's width and visibility. */
export function useColumnItems(column: string): readonly MenuItem[] {
  const t = useTranslations('arrange')
  if (!isTrackingField(column) && column !== 'issues') return []
  const resize = (widthOf: (grid: HTMLElement) => number) => () => {
    const grid = document.getElementById('sheet')
    if (grid) setColumnWidth(column, widthOf(grid))
  }
  const widen = (steps: number) => resize((grid) => widthAfter(grid, column, steps))
  return [
    { text: t('fit'), isFirst: true, onChoose: resize((grid) => fitWidth(grid, column)) },
    { text: t('wider'), keys: 'Alt Shift →', onChoose: widen(1) },
    { text: t('narrower'), keys: 'Alt Shift ←', onChoose: widen(-1) },
    ...(isTrackingField(column) && canHide(column)
      ? [{ text: t('hideColumn'), onChoose: () => hideColumn(column) }]
      : []),
  ]
}
