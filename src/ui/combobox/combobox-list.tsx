import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import styles from './combobox.module.css'
import { useFloating } from './use-floating.ts'
import { useVirtualRows } from '#ui/grid/use-virtual-rows.ts'

type ComboboxListProps<Option> = {
  readonly id: string
  readonly label: string
  /** The field under which it floats. */
  readonly field: RefObject<HTMLElement | null>
  readonly options: readonly Option[]
  readonly keyOf: (option: Option) => string
  readonly render: (option: Option) => ReactNode
  readonly chosenKey: string | null
  /** The option that the keyboard is on; -1: none. */
  readonly active: number
  readonly optionHeight: number
  readonly onChoose: (option: Option) => void
}

const SHOWN_HEIGHT = 308

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** The options below the field, of which only those in sight are drawn. */
export function ComboboxList<Option>(props: ComboboxListProps<Option>) {
  const { id, options, keyOf, active, optionHeight } = props
  const scroller = useRef<HTMLDivElement>(null)
  const activeRow = Math.max(0, active)
  const height = Math.min(SHOWN_HEIGHT, options.length * optionHeight) + 2
  useFloating(props.field, scroller, height)
  const rows = useVirtualRows({
    scroller,
    count: options.length,
    rowHeight: optionHeight,
    headHeight: 0,
    activeRow,
    initialRow: activeRow,
  })
  useLayoutEffect(() => {
    rows.scrollToRow(activeRow, 'nearest')
    // oxlint-disable-next-line react/exhaustive-deps -- what was scrolled by hand stays where it is
  }, [activeRow, options])
  return (
    <div
      ref={scroller}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={props.label}
      className={styles.list}
      style={{ height }}
      onScroll={rows.onScroll}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="presentation" style={{ height: rows.height }} />
      {rows.drawn.map((index) => {
        const option = options[index]
        if (option === undefined) return null
        const key = keyOf(option)
        return (
          // Keys are handled by the field, which keeps the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={key}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={key === props.chosenKey}
            aria-setsize={options.length}
            aria-posinset={index + 1}
            className={styles.option}
            data-active={index === active}
            style={{ height: optionHeight, transform: `translateY(${rows.topOf(index)}px)` }}
            onClick={() => props.onChoose(option)}
          >
            {props.render(option)}
          </div>
        )
      })}
    </div>
  )
}
