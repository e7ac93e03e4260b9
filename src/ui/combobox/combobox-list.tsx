import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { equalHeights } from '#ui/grid/rows/virtual-rows.ts'
import { useVirtualRows } from '#ui/grid/rows/use-virtual-rows.ts'
import styles from './combobox.module.css'
import { useFloating } from './use-floating.ts'

type ComboboxListProps<Option> = {
  readonly id: string
  readonly label: string
  /** The field under which it floats. */
  readonly field: RefObject<HTMLElement | null>
  readonly found: readonly Option[]
  readonly keyOf: (option: Option) => string
  readonly render: (option: Option) => ReactNode
  readonly chosen: Option | null
  /** The option that the keyboard is on; -1: none. */
  readonly active: number
  readonly optionHeight: number
  readonly choose: (option: Option, isPress: boolean) => void
}

const SHOWN_HEIGHT = 308

const optionId = (listId: string, index: number) => `${listId}-${index}`

/** What a field with such a list is for assistive technology. */
export const listRole = (isListed: boolean, listId: string, active: number) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': isListed,
  'aria-controls': isListed ? listId : undefined,
  'aria-activedescendant': isListed && active >= 0 ? optionId(listId, active) : undefined,
})

/** The options below the field, of which only those in sight are drawn; over the page, whatever is around the field. */
export function ComboboxList<Option>(props: ComboboxListProps<Option>) {
  const { id, found, active, optionHeight } = props
  const scroller = useRef<HTMLDivElement>(null)
  const activeRow = Math.max(0, active)
  const height = Math.min(SHOWN_HEIGHT, found.length * optionHeight) + 2
  useFloating(props.field, scroller, height)
  const rows = useVirtualRows({
    scroller,
    heights: equalHeights(found.length, optionHeight),
    headHeight: 0,
    activeRow,
    initialRow: activeRow,
  })
  useLayoutEffect(() => {
    rows.scrollToRow(activeRow, 'nearest')
    // oxlint-disable-next-line react/exhaustive-deps -- what was scrolled by hand stays where it is
  }, [activeRow, found])
  const list = (
    <div
      ref={scroller}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={props.label}
      className={styles.list}
      style={{ height }}
      onScroll={rows.onScroll}
      onMouseDown={keepFocus}
    >
      <div role="presentation" style={{ height: rows.height }} />
      {rows.drawn.map((index) => (
        <Option key={index} {...props} index={index} top={rows.topOf(index)} />
      ))}
    </div>
  )
  return createPortal(list, props.field.current?.closest('dialog, section, main') ?? document.body)
}

/** The field keeps the focus, and what is around it in the code is not pressed. */
function keepFocus(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}

type OptionProps<Option> = ComboboxListProps<Option> & {
  readonly index: number
  readonly top: number
}

function Option<Option>({ found, index, top, chosen, keyOf, ...props }: OptionProps<Option>) {
  const option = found[index]
  if (option === undefined) return null
  return (
    // Keys are handled by the field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={optionId(props.id, index)}
      role="option"
      tabIndex={-1}
      aria-selected={chosen !== null && keyOf(option) === keyOf(chosen)}
      aria-setsize={found.length}
      aria-posinset={index + 1}
      className={styles.option}
      data-active={index === props.active}
      style={{ height: props.optionHeight, transform: `translateY(${top}px)` }}
      onClick={(event) => {
        event.stopPropagation()
        props.choose(option, true)
      }}
    >
      {props.render(option)}
    </div>
  )
}
