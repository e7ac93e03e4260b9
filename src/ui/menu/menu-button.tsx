import { useId, useRef, useState } from 'react'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import styles from './menu-button.module.css'
import { type MenuItem, MenuList } from './menu-list.tsx'

type MenuButtonProps = {
  readonly label: string
  readonly icon?: IconName
  readonly iconOnly?: boolean
  readonly look?: ButtonLook
  readonly className?: string | undefined
  /** A function is called when the list is open. */
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[])
}

/** The arrow key that opens the list decides which end gets the focus. */
const STARTS: Readonly<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' }

export function MenuButton({ label, icon, iconOnly = false, items, ...about }: MenuButtonProps) {
  /** The end of the open list that gets the focus; null: closed. */
  const [open, setOpen] = useState<'first' | 'last' | null>(null)
  const isOpen = open !== null
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => {
    place.current?.querySelector('button')?.focus()
    setOpen(null)
  }
  return (
    <div ref={place} className={styles.place}>
      <Button
        {...about}
        {...(icon ? { icon } : {})}
        iconOnly={iconOnly}
        aria-label={iconOnly ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(isOpen ? null : 'first')}
        onKeyDown={(event) => {
          const start = STARTS[event.key]
          if (start === undefined) return
          event.preventDefault()
          setOpen(start)
        }}
      >
        {label}
        <Icon name="chevron-down" />
      </Button>
      {isOpen && (
        <MenuList
          id={id}
          label={label}
          place={place}
          start={open}
          items={typeof items === 'function' ? items() : items}
          onClose={close}
          onLeave={() => setOpen(null)}
        />
      )}
    </div>
  )
}
