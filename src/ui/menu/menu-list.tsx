import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Key } from '#ui/key.tsx'
import { classes } from '#ui/classes.ts'
import styles from './menu-button.module.css'
import { moveInMenu, NOTHING_TYPED } from './menu-keys.ts'
import { useOutsidePress } from './use-outside-press.ts'

export type MenuItem = {
  readonly text: string
  readonly icon?: IconName
  /** Its shortcut as printed on keys: `Ctrl C`. */
  readonly keys?: string
  readonly disabled?: boolean
  /** Makes it a checkable item: a radio with `isAlone`, else a checkbox. */
  readonly checked?: boolean
  readonly isAlone?: boolean
  readonly isFirst?: boolean
  readonly onChoose: () => void
}

type MenuListProps = {
  readonly id?: string
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly nameOfKey?: ((key: string) => string) | undefined
  /** A press inside this element doesn't close the menu. */
  readonly place?: RefObject<HTMLElement | null>
  readonly style?: CSSProperties | undefined
  /** The end that gets the focus. */
  readonly start?: 'first' | 'last'
  /** Closes and restores the focus. */
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** A menu: arrows and first letters move the focus; Escape, Tab and a press elsewhere close it. */
export function MenuList(props: MenuListProps) {
  const { id, label, items, start = 'first', onClose, onLeave } = props
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef(NOTHING_TYPED)
  useEffect(() => {
    const items = itemsIn(list.current)
    items.at(start === 'first' ? 0 : -1)?.focus()
  }, [start])
  useOutsidePress(onLeave, props.place ?? list)
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Tab moves on from the button. Escape must not close a surrounding dialog.
      if (event.key === 'Escape') event.preventDefault()
      return onClose()
    }
    const shown = itemsIn(list.current)
    const texts = shown.map(({ textContent }) => textContent ?? '')
    const at = shown.findIndex((item) => item === document.activeElement)
    const { to, ...next } = moveInMenu(event.nativeEvent, typed.current, texts, at)
    typed.current = next.typed
    if (to === null) return
    event.preventDefault()
    shown[to]?.focus()
  }
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.menu}
      style={props.style}
      onKeyDown={handleKey}
    >
      {items.map((item) => (
        <Item key={item.text} item={item} onClose={onClose} nameOfKey={props.nameOfKey} />
      ))}
    </div>
  )
}

type ItemProps = Pick<MenuListProps, 'onClose' | 'nameOfKey'> & { readonly item: MenuItem }

function Item({ item, onClose, nameOfKey }: ItemProps) {
  const { text, icon, keys, disabled, checked, onChoose } = item
  return (
    <button
      type="button"
      role={roleOf(item)}
      aria-checked={checked}
      tabIndex={-1}
      disabled={disabled}
      className={classes(styles.item, item.isFirst && styles.first)}
      aria-keyshortcuts={keys && shortcutOf(keys)}
      onClick={() => {
        onClose()
        onChoose()
      }}
    >
      {checked !== undefined && (
        <span className={classes(styles.check, checked && styles.checked)}>
          <Icon name="check" />
        </span>
      )}
      {icon && <Icon name={icon} />}
      {text}
      {keys && (
        <span aria-hidden="true" className={styles.keysOfItem}>
          {keys.split(' ').map((key) => (
            <Key key={key}>{nameOfKey?.(key) ?? key}</Key>
          ))}
        </span>
      )}
    </button>
  )
}

function roleOf({ checked, isAlone }: MenuItem) {
  if (checked === undefined) return 'menuitem'
  return isAlone ? 'menuitemradio' : 'menuitemcheckbox'
}

/** The ARIA form of a shortcut: `Control+D`. */
const shortcutOf = (keys: string) =>
  keys
    .replace('Ctrl', 'Control')
    .replace('←', 'ArrowLeft')
    .replace('→', 'ArrowRight')
    .replaceAll(' ', '+')

const itemsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]:enabled') ?? []),
]
