import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { type MenuItem, MenuList } from '#ui/menu/menu-list.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { type OpenMenu, useSheet } from '#features/draft/use-sheet.ts'
import { useCellCommands } from './use-cell-commands.ts'

type CellMenuProps = { readonly menu: OpenMenu }

/** Everything that can be done with the selected cells and their rows, each with its key. */
export function CellMenu({ menu }: CellMenuProps) {
  const t = useTranslations('cellMenu')
  const { openMenu } = useSheet()
  const items = useItems(menu)
  const [before] = useState(() => document.activeElement)
  const { place, style } = useInWindow(menu.at)
  return (
    <div ref={place}>
      <MenuList
        style={style}
        label={t('title')}
        items={items}
        onClose={() => {
          openMenu(null)
          if (before instanceof HTMLElement) before.focus()
        }}
        onLeave={() => openMenu(null)}
      />
    </div>
  )
}

function useItems({ cells }: OpenMenu): readonly MenuItem[] {
  const t = useTranslations('cellMenu')
  const { canAct } = useDraft()
  const command = useCellCommands(cells)
  const count = cells.rows.to - cells.rows.from
  const hasCells = cells.keys.length > 0
  const copy = { text: t('copy'), keys: 'Ctrl C', disabled: !hasCells, onChoose: command.copy }
  if (!canAct) return [copy]
  const ofCells = [
    { text: t('cut'), keys: 'Ctrl X', onChoose: command.cut },
    copy,
    { text: t('paste'), keys: 'Ctrl V', onChoose: command.paste },
    { text: t('clear'), keys: 'Delete', onChoose: command.clear },
    { text: t('fillDown'), keys: 'Ctrl D', onChoose: command.fillDown },
    { text: t('restore'), onChoose: command.restore },
  ]
  return [
    ...(hasCells ? ofCells : []),
    { text: t('swap', { count }), onChoose: command.swap },
    { text: t('insertAbove'), onChoose: command.insertAbove },
    { text: t('insertBelow'), onChoose: command.insertBelow },
    { text: t('duplicate', { count }), onChoose: command.duplicate },
    { text: t('delete', { count }), keys: 'Shift Delete', onChoose: command.remove },
  ]
}

/** Where the menu begins, moved as far as it takes to be in the window. */
function useInWindow({ x, y }: OpenMenu['at']) {
  const narrow = useNarrow()
  const place = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState({ left: x, top: y })
  useLayoutEffect(() => {
    const menu = place.current?.firstElementChild?.getBoundingClientRect()
    if (!menu) return
    setMoved({
      left: Math.max(0, Math.min(x, window.innerWidth - menu.width)),
      top: Math.max(0, Math.min(y, window.innerHeight - menu.height)),
    })
  }, [x, y])
  // On a phone it stands at the lower edge, as all menus do.
  const style = narrow ? undefined : ({ position: 'fixed', right: 'auto', ...moved } as const)
  return { place, style }
}
