import { memo } from 'react'
import { classes } from '#ui/classes.ts'
import { GridCellEditor } from './grid-cell-editor.tsx'
import type { GridColumn, GridEditing, MoveAfterEdit, RowTone } from '#ui/grid/state/grid-props.ts'
import styles from './grid.module.css'
import type { Send } from '#ui/grid/state/grid-events.ts'
import type { GridPosition } from '#ui/grid/state/grid-range.ts'

type GridRowProps<Row, Key extends string> = {
  readonly index: number
  /** `aria-rowindex`, from 1. */
  readonly ariaIndex: number
  readonly isNew: boolean
  readonly top: number
  readonly height: number
  /** On a phone: its card has a third line. */
  readonly hasThirdLine: boolean
  /** CSS grid tracks; undefined on a narrow screen. */
  readonly tracks: string | undefined
  readonly columns: readonly GridColumn<Row, Key>[]
  readonly row: Row | undefined
  /** -1: another row is active. */
  readonly activeColumn: number
  readonly editing: GridEditing | null
  /** The selected columns, `selectedTo` exclusive; undefined: selection is disabled. */
  readonly selectedFrom: number | undefined
  readonly selectedTo: number | undefined
  /** Column of the fill handle; -1: the handle is in another row. */
  readonly handleColumn: number
  readonly tone: RowTone | undefined
  readonly editable: boolean
  /** Stable, so rows render only when they change. */
  readonly send: Send
}

function GridRowView<Row, Key extends string>(props: GridRowProps<Row, Key>) {
  const { index, columns, activeColumn } = props
  return (
    <div
      role="row"
      aria-rowindex={props.ariaIndex}
      data-row={index}
      data-new={props.isNew || undefined}
      className={classes(
        styles.row,
        props.tone === 'selected' && styles.selected,
        // Beside selected cells the active row would look selected.
        activeColumn >= 0 && !isBesideSelected(props) && styles.current,
        props.tone === 'quiet' && styles.quietRow,
      )}
      style={{
        height: props.height,
        top: props.top,
      }}
    >
      {columns.map((column, columnIndex) => renderCell(props, column, columnIndex))}
    </div>
  )
}

export const GridRow = memo(GridRowView) as typeof GridRowView

/** Renders a cell as a function, not a component: with hundreds of cells, components cost React noticeable time. */
function renderCell<Row, Key extends string>(
  props: GridRowProps<Row, Key>,
  column: GridColumn<Row, Key>,
  columnIndex: number,
) {
  const { row, index, send } = props
  const position = { row: index, column: columnIndex }
  const active = columnIndex === props.activeColumn
  const narrow = props.tracks === undefined
  const tone = row === undefined ? undefined : column.tone?.(row)
  const selected = isSelected(props, columnIndex)
  const isEditing =
    row !== undefined && active && props.editing !== null && column.value !== undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- both roles are cell roles
    <div
      key={column.key}
      role={column.rowHead ? 'rowheader' : 'gridcell'}
      aria-colindex={columnIndex + 1}
      aria-readonly={props.editable && !column.value ? true : undefined}
      aria-selected={selected}
      aria-invalid={tone === 'bad' || undefined}
      aria-describedby={row === undefined || isEditing ? undefined : column.describedBy?.(row)}
      tabIndex={active && !(column.focusInside && row !== undefined) ? 0 : -1}
      data-active={active}
      data-column={column.key}
      className={classes(
        styles.cell,
        isEditing && styles.editing,
        selected && styles.inRange,
        column.align === 'end' && styles.end,
        column.floats && !narrow && styles.floating,
        column.monospace && styles.mono,
        tone && styles[tone],
        narrow && column.narrow && styles[`line${column.narrow.line}`],
        column.narrow?.line === 3 && !props.hasThirdLine && styles.absent,
      )}
      style={
        narrow && column.narrow
          ? { width: column.narrow.width, marginLeft: column.narrow.start }
          : undefined
      }
      onFocus={() => send({ kind: 'focus', at: position })}
      onMouseDown={(event) => {
        if (event.target instanceof HTMLInputElement) return
        const { button, shiftKey: shift } = event
        if (send({ kind: 'press', at: position, button, shift })) event.preventDefault()
      }}
      onDoubleClick={() => send({ kind: 'double-press', at: position })}
    >
      {renderContent(props, column, position, isEditing)}
      {columnIndex === props.handleColumn && column.value && !isEditing && !narrow && (
        <FillHandle send={send} />
      )}
    </div>
  )
}

const isBesideSelected = ({ selectedTo }: { readonly selectedTo: number | undefined }) =>
  selectedTo !== undefined && selectedTo > 0

function isSelected(
  { selectedFrom, selectedTo }: Pick<GridRowProps<never, never>, 'selectedFrom' | 'selectedTo'>,
  columnIndex: number,
): boolean | undefined {
  if (selectedFrom === undefined || selectedTo === undefined) return undefined
  return columnIndex >= selectedFrom && columnIndex < selectedTo
}

/** The fill handle of the selected cells; Ctrl+D and Ctrl+R are its keys. */
function FillHandle({ send }: { readonly send: Send }) {
  return (
    <span
      aria-hidden="true"
      data-handle
      className={styles.handle}
      onMouseDown={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onDoubleClick={(event) => {
        event.stopPropagation()
        send({ kind: 'fill-to-end' })
      }}
    />
  )
}

function renderContent<Row, Key extends string>(
  { row, index, activeColumn, editing, send }: GridRowProps<Row, Key>,
  column: GridColumn<Row, Key>,
  position: GridPosition,
  isEditing: boolean,
) {
  if (row === undefined) return '…'
  if (isEditing && column.value) {
    const before = column.value(row)
    const finish = (value: string | null, move: MoveAfterEdit) => {
      const isSame = value === before && move !== 'fill'
      const edit = value === null || isSame ? null : { row, index, key: column.key, value }
      send({ kind: 'commit', edit, move })
    }
    return (
      <GridCellEditor
        label={column.header}
        value={before}
        replace={editing === 'replace'}
        Field={column.Editor}
        onCommit={finish}
        onCancel={() => finish(null, 'stay')}
      />
    )
  }
  const note = column.note?.(row)
  const hasFocus = column.focusInside && position.column === activeColumn
  const content = column.render(row, index, hasFocus ? 0 : -1)
  return (
    <>
      {typeof content === 'string' ? <span className={styles.text}>{content}</span> : content}
      {note !== undefined && <span className="visually-hidden"> {note}</span>}
    </>
  )
}
