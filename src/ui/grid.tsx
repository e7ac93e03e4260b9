import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { GridCellEditor } from './grid-cell-editor.tsx'
import { type GridPosition, moveByKey } from './grid-position.ts'
import styles from './grid.module.css'
import { useNarrow } from './use-narrow.ts'

export type GridColumn<Row, Key extends string> = {
  readonly key: Key
  readonly header: string
  /** Track of the CSS grid, such as `minmax(120px, 1fr)`. */
  readonly width: string
  /** On a narrow screen a row has two lines; columns without a place are left out there. */
  readonly narrow?: { readonly line: 1 | 2; readonly width: string }
  readonly align?: 'end'
  readonly monospace?: boolean
  readonly render: (row: Row, index: number) => ReactNode
  /** The value to edit; a column without it is read only. */
  readonly value?: (row: Row) => string
  readonly tone?: (row: Row) => 'bad' | 'warn' | 'mended' | undefined
  /** What a screen reader adds to the cell, such as its issue. */
  readonly note?: (row: Row) => string | undefined
}

export type GridProps<Row, Key extends string> = {
  /** The accessible name. */
  readonly label: string
  readonly columns: readonly GridColumn<Row, Key>[]
  readonly rowCount: number
  /** undefined while the row is being fetched. */
  readonly getRow: (index: number) => Row | undefined
  readonly rowKey: (index: number) => string | number
  readonly onVisibleRange?: (from: number, to: number) => void
  readonly onEdit?: (row: Row, column: Key, value: string, index: number) => void
  readonly onPaste?: (index: number, column: Key, text: string) => void
  /** Delete with Ctrl or Shift on a row, or on the rows selected with Shift and arrows. */
  readonly onDeleteRows?: (indexes: readonly number[]) => void
  readonly initialRow?: number
  readonly rowTone?: (row: Row) => 'quiet' | undefined
  /** Scrolls to this row and makes it active whenever the object changes. */
  readonly goTo?: { readonly row: number } | null
}

const ROW_HEIGHT = 32
const NARROW_ROW_HEIGHT = 60

/**
 * A virtualised sheet: `role="grid"` with counts and indices, one tab stop that survives scrolling, cells
 * edited in place. It knows rows only by index, so that they may live elsewhere.
 */
export function Grid<Row, Key extends string>(props: GridProps<Row, Key>) {
  const { columns, rowCount, getRow, onVisibleRange } = props
  const narrow = useNarrow()
  const rowHeight = narrow ? NARROW_ROW_HEIGHT : ROW_HEIGHT
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<GridPosition>({ row: props.initialRow ?? 0, column: 0 })
  const [anchor, setAnchor] = useState<number | null>(null)
  const [editing, setEditing] = useState<'whole' | 'replace' | null>(null)
  const wantsFocus = useRef(false)
  const activeRow = Math.max(0, Math.min(active.row, rowCount - 1))

  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    initialOffset: (props.initialRow ?? 0) * rowHeight,
    // The active row stays in the document: a tab stop that scrolled away would lose the keyboard.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      if (rowCount === 0 || shown.includes(activeRow)) return shown
      return [...shown, activeRow].sort((a, b) => a - b)
    },
  })
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const range = virtualizer.range
  const from = range?.startIndex ?? 0
  const to = (range?.endIndex ?? 0) + 1
  useEffect(() => onVisibleRange?.(from, to), [onVisibleRange, from, to, rowCount])

  const focusActive = useCallback(() => {
    scroller.current
      ?.querySelector<HTMLElement>('[data-active="true"]')
      ?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (!wantsFocus.current || editing) return
    wantsFocus.current = false
    focusActive()
  })

  const goTo = props.goTo
  useEffect(() => {
    if (!goTo) return
    virtualizer.scrollToIndex(goTo.row, { align: 'center' })
    wantsFocus.current = true
    setActive((before) => ({ ...before, row: goTo.row }))
  }, [goTo, virtualizer])

  const moveTo = (position: GridPosition, extend = false) => {
    setAnchor(extend ? (anchor ?? activeRow) : null)
    wantsFocus.current = true
    setActive(position)
    virtualizer.scrollToIndex(position.row)
  }

  const firstSelected = anchor === null ? activeRow : Math.min(anchor, activeRow)
  const lastSelected = anchor === null ? activeRow : Math.max(anchor, activeRow)
  const activeColumn = columns[active.column]

  const stopEditing = (move: 'down' | 'right' | 'stay') => {
    setEditing(null)
    wantsFocus.current = true
    if (move === 'down')
      moveTo({ row: Math.min(activeRow + 1, rowCount - 1), column: active.column })
    if (move === 'right')
      moveTo({ row: activeRow, column: Math.min(active.column + 1, columns.length - 1) })
  }

  const canEdit = (column: GridColumn<Row, Key> | undefined) =>
    props.onEdit !== undefined && column?.value !== undefined && getRow(activeRow) !== undefined

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (editing || rowCount === 0) return
    const ctrl = event.ctrlKey || event.metaKey
    if (event.key === 'Delete' && (ctrl || event.shiftKey) && props.onDeleteRows) {
      event.preventDefault()
      props.onDeleteRows(
        Array.from({ length: lastSelected - firstSelected + 1 }, (_, n) => firstSelected + n),
      )
      setAnchor(null)
      wantsFocus.current = true
      return
    }
    const pageRows = Math.max(1, to - from - 2)
    const next = moveByKey(
      { row: activeRow, column: active.column },
      { key: event.key, ctrl },
      { rows: rowCount, columns: columns.length, pageRows },
    )
    if (next) {
      event.preventDefault()
      moveTo(next, event.shiftKey && next.row !== activeRow)
      return
    }
    if (!canEdit(activeColumn)) return
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      setEditing('whole')
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && activeColumn) {
      event.preventDefault()
      const row = getRow(activeRow)
      if (row !== undefined) props.onEdit?.(row, activeColumn.key, '', activeRow)
    } else if ((event.key.length === 1 || event.key === 'Process') && !ctrl && !event.altKey) {
      // The key itself goes to the editor, which takes the focus before the character arrives (also for an input method).
      setEditing('replace')
    }
  }

  const tracks = columns.map((column) => column.width).join(' ')
  return (
    <div
      ref={scroller}
      className={[styles.scroller, narrow && styles.narrow].filter(Boolean).join(' ')}
      role="grid"
      aria-label={props.label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length}
      aria-multiselectable={props.onDeleteRows ? true : undefined}
      onKeyDown={handleKey}
      onPaste={(event) => {
        if (editing || !props.onPaste || activeColumn?.value === undefined) return
        event.preventDefault()
        event.stopPropagation()
        props.onPaste(activeRow, activeColumn.key, event.clipboardData.getData('text/plain'))
      }}
    >
      <div role="rowgroup" className={styles.headGroup}>
        <div
          role="row"
          aria-rowindex={1}
          className={styles.head}
          style={{ gridTemplateColumns: tracks }}
        >
          {columns.map((column, index) => (
            <div
              key={column.key}
              role="columnheader"
              aria-colindex={index + 1}
              className={column.align === 'end' ? styles.end : undefined}
            >
              {column.header}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = getRow(item.index)
          const selected = item.index >= firstSelected && item.index <= lastSelected
          return (
            <div
              key={props.rowKey(item.index)}
              role="row"
              aria-rowindex={item.index + 2}
              aria-selected={props.onDeleteRows ? anchor !== null && selected : undefined}
              className={[
                styles.row,
                anchor !== null && selected && styles.selected,
                row !== undefined && props.rowTone?.(row) === 'quiet' && styles.quietRow,
              ]
                .filter(Boolean)
                .join(' ')}
              style={{
                height: rowHeight,
                transform: `translateY(${item.start}px)`,
                gridTemplateColumns: narrow ? undefined : tracks,
              }}
            >
              {columns.map((column, index) => {
                const isActive = item.index === activeRow && index === active.column
                const isEditing = isActive && editing !== null && row !== undefined
                const tone = row === undefined ? undefined : column.tone?.(row)
                return (
                  <div
                    key={column.key}
                    role="gridcell"
                    aria-colindex={index + 1}
                    aria-readonly={props.onEdit && !column.value ? true : undefined}
                    tabIndex={isActive ? 0 : -1}
                    data-active={isActive}
                    className={[
                      styles.cell,
                      column.align === 'end' && styles.end,
                      column.monospace && styles.mono,
                      tone && styles[tone],
                      narrow &&
                        (column.narrow ? styles[`line${column.narrow.line}`] : styles.leftOut),
                    ]
                      .filter(Boolean)
                      .join(' ')}
                    style={narrow && column.narrow ? { width: column.narrow.width } : undefined}
                    onFocus={(event) => {
                      if (event.target === event.currentTarget && !isActive)
                        setActive({ row: item.index, column: index })
                    }}
                    onMouseDown={(event) => {
                      if (event.shiftKey) {
                        event.preventDefault()
                        moveTo({ row: item.index, column: index }, true)
                      } else if (!isActive || anchor !== null) {
                        setAnchor(null)
                        setActive({ row: item.index, column: index })
                      }
                    }}
                    onDoubleClick={() => {
                      if (canEdit(column)) setEditing('whole')
                    }}
                  >
                    {isEditing && column.value ? (
                      <GridCellEditor
                        label={column.header}
                        value={column.value(row)}
                        replace={editing === 'replace'}
                        onCommit={(value, move) => {
                          if (value !== column.value?.(row))
                            props.onEdit?.(row, column.key, value, item.index)
                          stopEditing(move)
                        }}
                        onCancel={() => stopEditing('stay')}
                      />
                    ) : (
                      <>
                        {row === undefined ? '…' : column.render(row, item.index)}
                        {row !== undefined && column.note?.(row) && (
                          <span className="visually-hidden"> {column.note(row)}</span>
                        )}
                      </>
                    )}
                  </div>
                )
              })}
            </div>
          )
        })}
      </div>
    </div>
  )
}
