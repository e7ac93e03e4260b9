import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import styles from './menu-button.module.css'
import { useOutsidePress } from './use-outside-press.ts'

type MenuItem = {
  readonly text: string
  readonly icon?: IconName
  readonly disabled?: boolean
  readonly onChoose: () => void
}

type MenuButtonProps = {
  readonly label: string
  readonly icon: IconName
  /** Only the icon is seen. */
  readonly iconOnly?: boolean
  readonly look?: ButtonLook
  readonly items: readonly MenuItem[]
}

/** A button that opens a list of actions. */
export function MenuButton({ label, icon, iconOnly = false, look, items }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => {
    place.current?.querySelector('button')?.focus()
    setOpen(false)
  }
  return (
    <div ref={place} className={styles.place}>
      <Button
        {...(look ? { look } : {})}
        icon={icon}
        iconOnly={iconOnly}
        aria-label={iconOnly ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name="chevron-down" />
      </Button>
      {isOpen && (
        <Menu
          id={id}
          label={label}
          place={place}
          items={items}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      )}
    </div>
  )
}

type MenuProps = Pick<MenuButtonProps, 'label' | 'items'> & {
  readonly id: string
  readonly place: RefObject<HTMLElement | null>
  /** With the keyboard back at the button. */
  readonly onClose: () => void
  readonly onLeave: () => void
}

function Menu({ id, label, place, items, onClose, onLeave }: MenuProps) {
  useEffect(() => itemsIn(place.current)[0]?.focus(), [place])
  useOutsidePress(onLeave, place)
  return (
    <div
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.menu}
      onKeyDown={(event) => handleKey(event, place.current, onClose)}
    >
      {items.map(({ text, icon, disabled, onChoose }) => (
        <button
          key={text}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={disabled}
          className={styles.item}
          onClick={() => {
            onClose()
            onChoose()
          }}
        >
          {icon && <Icon name={icon} />}
          {text}
        </button>
      ))}
    </div>
  )
}

const itemsIn = (place: HTMLElement | null) => [
  ...(place?.querySelectorAll<HTMLElement>('[role=menuitem]:enabled') ?? []),
]

function handleKey(event: KeyboardEvent, place: HTMLElement | null, close: () => void) {
  if (event.key === 'Escape' || event.key === 'Tab') return close()
  const items = itemsIn(place)
  const at = items.findIndex((item) => item === document.activeElement)
  const next = targetOf(event.key, at, items.length)
  if (next === null) return
  event.preventDefault()
  items[next]?.focus()
}

/** Where an arrow key leads, round and round. */
function targetOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
