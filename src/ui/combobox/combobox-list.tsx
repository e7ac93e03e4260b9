import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { equalHeights } from '#ui/grid/rows/virtual-rows.ts'
import { useVirtualRows } from '#ui/grid/rows/use-virtual-rows.ts'
import styles from './combobox.module.css'
import { optionId, type useCombobox } from './use-combobox.ts'

type Box<Option> = Pick<
  ReturnType<typeof useCombobox<Option>>,
  'id' | 'field' | 'found' | 'chosen' | 'active' | 'searched' | 'choose'
>

type ComboboxListProps<Option> = {
  readonly box: Box<Option>
  readonly label: string
  readonly keyOf: (option: Option) => string
  /** The announcement of how many options match, if any. */
  readonly tell: (count: number) => string
  readonly render: (option: Option) => ReactNode
  /** All options have the same height, in pixels. */
  readonly optionHeight: number
}

const SHOWN_HEIGHT = 308

/** The options below the field, virtualised, in a portal over the page. */
export function ComboboxList<Option>(props: ComboboxListProps<Option>) {
  const { box, tell } = props
  useAnnouncement(box.searched === '' ? '' : tell(box.found.length))
  return box.found.length > 0 && <List {...props} />
}

function useAnnouncement(text: string) {
  const announce = useAnnounce()
  useEffect(() => {
    if (text !== '') announce(text, 'found')
  }, [announce, text])
}

function List<Option>(props: ComboboxListProps<Option>) {
  const { box, optionHeight } = props
  const { found, field } = box
  const scroller = useRef<HTMLDivElement>(null)
  const activeRow = Math.max(0, box.active)
  const height = Math.min(SHOWN_HEIGHT, found.length * optionHeight) + 2
  useFloating(field, scroller, height)
  const rows = useVirtualRows({
    scroller,
    heights: equalHeights(found.length, optionHeight),
    headHeight: 0,
    activeRow,
    initialRow: activeRow,
  })
  useLayoutEffect(() => {
    rows.scrollToRow(activeRow, 'nearest')
    // oxlint-disable-next-line react/exhaustive-deps -- keeps the user's own scroll position
  }, [activeRow, found])
  const list = (
    <div
      ref={scroller}
      id={box.id}
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
  return createPortal(list, field?.closest('dialog, section, main') ?? document.body)
}

/** Keeps the focus in the field, and the press from React parents of the portal. */
function keepFocus(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}

type OptionProps<Option> = ComboboxListProps<Option> & {
  readonly index: number
  readonly top: number
}

function Option<Option>({ box, index, top, keyOf, ...props }: OptionProps<Option>) {
  const { found, chosen } = box
  const option = found[index]
  if (option === undefined) return null
  return (
    // Keys are handled by the field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={optionId(box.id, index)}
      role="option"
      tabIndex={-1}
      aria-selected={chosen !== null && keyOf(option) === keyOf(chosen)}
      aria-setsize={found.length}
      aria-posinset={index + 1}
      className={styles.option}
      data-active={index === box.active}
      style={{ height: props.optionHeight, transform: `translateY(${top}px)` }}
      onClick={(event) => {
        event.stopPropagation()
        box.choose(option, true)
      }}
    >
      {props.render(option)}
    </div>
  )
}

/** Gap between the field and the list, and between the list and the edge of the window, in pixels. */
const GAP = 4
/** A grid cell is narrower than the text of an option. */
const LEAST_WIDTH = 400

/** Keeps a box of this height below its field, or above it where there is more space. */
function useFloating(
  field: HTMLElement | null,
  box: RefObject<HTMLElement | null>,
  height: number,
): void {
  useLayoutEffect(() => {
    const place = () => {
      const anchor = field?.getBoundingClientRect()
      if (!anchor || !box.current) return
      const below = innerHeight - anchor.bottom - 2 * GAP
      const above = anchor.top - 2 * GAP
      const isBelow = below >= height || below >= above
      const width = Math.min(Math.max(anchor.width, LEAST_WIDTH), innerWidth - 2 * GAP)
      Object.assign(box.current.style, {
        left: `${Math.max(GAP, Math.min(anchor.left, innerWidth - width - GAP))}px`,
        width: `${width}px`,
        maxHeight: `${isBelow ? below : above}px`,
        top: isBelow ? `${anchor.bottom + GAP}px` : '',
        bottom: isBelow ? '' : `${innerHeight - anchor.top + GAP}px`,
      })
    }
    place()
    // Any box around the field may scroll.
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [field, box, height])
}
