import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { ColumnResizing } from '#ui/grid/columns/use-column-resizing.ts'
import type { GridColumn, ScreenPlace, SortedBy } from '#ui/grid/state/grid-props.ts'
import styles from './grid.module.css'
import { placeBelow } from './grid-dom.ts'

type GridHeadProps<Row, Key extends string> = {
  readonly columns: readonly GridColumn<Row, Key>[]
  readonly resizing: ColumnResizing<Key> | null
  readonly firstLine: ReactNode
  readonly sorted: SortedBy<Key> | null
  readonly activeColumn: number
  /** Selects a column, or extends the selection to it. */
  readonly onSelect: ((column: number, extend: boolean) => unknown) | undefined
  readonly onMenu: ((column: Key, at: ScreenPlace) => void) | undefined
}

/** The column headers, and the form above the first row. */
export function GridHead<Row, Key extends string>(props: GridHeadProps<Row, Key>) {
  const { columns, firstLine } = props
  return (
    <div role="rowgroup" className={styles.headGroup}>
      <div role="row" aria-rowindex={1} className={styles.head}>
        {columns.map((column, index) => (
          <ColumnHead key={column.key} {...props} column={column} index={index} />
        ))}
      </div>
      {firstLine && (
        <div role="row" aria-rowindex={2} className={styles.line}>
          <div role="gridcell" aria-colspan={columns.length} data-line>
            {firstLine}
          </div>
        </div>
      )}
    </div>
  )
}

type ColumnHeadProps<Row, Key extends string> = Pick<
  GridHeadProps<Row, Key>,
  'sorted' | 'activeColumn' | 'onSelect' | 'onMenu' | 'resizing'
> & { readonly column: GridColumn<Row, Key>; readonly index: number }

function ColumnHead<Row, Key extends string>(props: ColumnHeadProps<Row, Key>) {
  const { column, index, sorted, onSelect, onMenu, resizing } = props
  const order = sorted?.by === column.key ? orderOf(sorted) : undefined
  return (
    <div
      role="columnheader"
      data-column={column.key}
      data-current={index === props.activeColumn || undefined}
      aria-colindex={index + 1}
      aria-sort={order}
      tabIndex={-1}
      title={column.icon && column.header}
      className={column.floats ? styles.floating : column.align === 'end' ? styles.end : undefined}
      onMouseDown={(event) => {
        // `Element`, not `HTMLElement`: the icon of a button is SVG.
        if (event.target instanceof Element && event.target.closest('button, input')) return
        if (event.button !== 0 || !onSelect) return
        event.preventDefault()
        onSelect(index, event.shiftKey)
      }}
    >
      <span className={column.quietHeader || column.icon ? 'visually-hidden' : styles.headText}>
        {column.header}
      </span>
      {column.icon && <Icon name={column.icon} />}
      {order && <span aria-hidden="true">{order === 'ascending' ? ' ↑' : ' ↓'}</span>}
      {column.headerControl}
      {column.menuLabel && onMenu && (
        <MenuOpener label={column.menuLabel} onOpen={(at) => onMenu(column.key, at)} />
      )}
      {resizing && (column.value || column.resizable) && (
        <Edge of={column.key} resizing={resizing} />
      )}
    </div>
  )
}

type EdgeProps<Key extends string> = {
  readonly of: Key
  readonly resizing: ColumnResizing<Key>
}

/** The draggable edge of a column; a double press fits the column to its content. Any of its cells has keys for both. */
function Edge<Key extends string>({ of: key, resizing }: EdgeProps<Key>) {
  return (
    <span
      aria-hidden="true"
      className={styles.edge}
      onMouseDown={(event) => event.stopPropagation()}
      onPointerDown={(event) => resizing.grab(key, event)}
      onDoubleClick={() => resizing.fit(key)}
    />
  )
}

const orderOf = ({ descending }: { readonly descending: boolean }) =>
  descending ? 'descending' : 'ascending'

type MenuOpenerProps = {
  readonly label: string
  readonly onOpen: (at: ScreenPlace) => void
}

/** Menu button for the mouse and screen readers; the keyboard has Alt+↓, so the grid stays one tab stop. */
function MenuOpener({ label, onOpen }: MenuOpenerProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.columnMenu}
      aria-label={label}
      aria-haspopup="menu"
      title={label}
      onClick={(event: MouseEvent<HTMLButtonElement>) => onOpen(placeBelow(event.currentTarget))}
    >
      <Icon name="chevron-down" size={14} />
    </button>
  )
}
