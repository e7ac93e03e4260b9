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
  /** The key that does the same, as it is printed: `Ctrl C`. */
  readonly keys?: string
  readonly disabled?: boolean
  /** It can be in effect, and is or is not: alone of its group, or beside others. */
  readonly checked?: boolean
  readonly isAlone?: boolean
  /** A line above it tells it from what is before. */
  readonly isFirst?: boolean
  readonly onChoose: () => void
}

type MenuListProps = {
  readonly id?: string
  readonly label: string
  readonly items: readonly MenuItem[]
  /** What is printed on a key, where that differs by language. */
  readonly nameOfKey?: ((key: string) => string) | undefined
  /** A press in it does not close the menu. */
  readonly place?: RefObject<HTMLElement | null>
  readonly style?: CSSProperties | undefined
  /** Where the keyboard begins. */
  readonly start?: 'first' | 'last'
  /** With the keyboard back where it was. */
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** A list of actions: arrows and first letters lead through them, Escape, Tab and a press elsewhere close it. */
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
      // Tab goes on from the button; the Escape is the menu's, and no dialog's around it.
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

/** As ARIA names keys: `Control+D`. */
const shortcutOf = (keys: string) =>
  keys
    .replace('Ctrl', 'Control')
    .replace('←', 'ArrowLeft')
    .replace('→', 'ArrowRight')
    .replaceAll(' ', '+')

const itemsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]:enabled') ?? []),
]
