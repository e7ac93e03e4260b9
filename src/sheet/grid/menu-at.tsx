import { useLayoutEffect, useRef, useState } from 'react'
import type { ScreenPlace } from '#ui/grid/grid.tsx'
import { type MenuItem, MenuList } from '#ui/menu/menu-list.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { useKeyName } from '#shell/keys/use-key-name.ts'
import { useSheet } from '#sheet/state/use-sheet.ts'

type MenuAtProps = {
  readonly at: ScreenPlace
  readonly label: string
  readonly items: readonly MenuItem[]
}

/** Open menu of the sheet. When it closes, the focus returns to the earlier element. */
export function MenuAt({ at, label, items }: MenuAtProps) {
  const { openMenu } = useSheet()
  const [before] = useState(() => document.activeElement)
  const { place, style } = useInWindow(at)
  return (
    <div ref={place}>
      <MenuList
        style={style}
        label={label}
        items={items}
        nameOfKey={useKeyName()}
        onClose={() => {
          openMenu(null)
          if (before instanceof HTMLElement) before.focus()
        }}
        onLeave={() => openMenu(null)}
      />
    </div>
  )
}

/** Returns the position of the menu, moved into the window if necessary. */
function useInWindow({ x, y }: ScreenPlace) {
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
  // On a phone all menus open at the lower edge.
  const style = narrow ? undefined : ({ position: 'fixed', right: 'auto', ...moved } as const)
  return { place, style }
}
