import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { IconName } from '#ui/icon.tsx'

/** `quiet`: muted; `selected`: its checkbox is checked. */
export type RowTone = 'quiet' | 'selected'

export type CellTone = 'bad' | 'warn' | 'corrected'

/** Props of a custom editor field that offers values. */
export type EditorFieldProps = ComponentProps<'input'> & {
  /** Sets the field's text to a chosen value. */
  readonly onText: (text: string) => void
  /** Ends the edit after a value was chosen. */
  readonly onTake: () => void
}

export type GridColumn<Row, Key extends string> = {
  readonly key: Key
  readonly header: string
  /** Hides the header visually. */
  readonly quietHeader?: boolean
  /** Replaces the text of a narrow header, which becomes its tooltip. */
  readonly icon?: IconName | undefined
  /** Name of the menu button; a column without it has no menu. */
  readonly menuLabel?: string
  /** A control beside the header, such as a checkbox that selects all rows. */
  readonly headerControl?: ReactNode
  /** Track of the CSS grid, such as `minmax(120px, 1fr)`. */
  readonly width: string
  /** Place on a phone, where a row is a card of two lines, or three in `tallRows`. Columns without a place are hidden there. */
  readonly narrow?: {
    readonly line: 1 | 2 | 3
    readonly width: string
    /** The space before it. */
    readonly start?: string
  }
  readonly align?: 'end'
  /** Without a width: its buttons float over the end of the row. */
  readonly floats?: boolean
  readonly monospace?: boolean
  /** Its buttons take `tabIndex`; Enter on the cell focuses the first one, Escape returns. */
  readonly render: (row: Row, index: number, tabIndex: 0 | -1) => ReactNode
  /** The cell is one button, which gets the focus directly. */
  readonly focusInside?: boolean
  /** A press on its cells selects the row. */
  readonly rowHead?: boolean
  /** The value to edit; a column without it is read-only. */
  readonly value?: (row: Row) => string
  /** Resizable, as columns with values always are. */
  readonly resizable?: boolean
  /** Replaces the plain editor field. */
  readonly Editor?: ComponentType<EditorFieldProps>
  readonly tone?: (row: Row) => CellTone | undefined
  /** Element ids of the texts in its row that describe the cell's issues. */
  readonly describedBy?: (row: Row) => string | undefined
  /** Screen-reader text of the cell, such as its issue. */
  readonly note?: (row: Row) => string | undefined
}

export type GridEditing = 'whole' | 'replace'
/** `leave`: the focus has moved elsewhere and stays there; `fill`: all selected cells get the value. */
export type MoveAfterEdit = 'down' | 'right' | 'left' | 'stay' | 'leave' | 'fill'

/** Consecutive rows, `to` exclusive. */
export type RowRange = { readonly from: number; readonly to: number }
export type ColumnRange = RowRange

/** Selected cells: rows in columns with values. */
export type CellRange<Key extends string> = {
  readonly rows: RowRange
  readonly keys: readonly Key[]
}

export type SortedBy<Key extends string> = { readonly by: Key; readonly descending: boolean }

/** A point in the viewport, in pixels. */
export type ScreenPlace = { readonly x: number; readonly y: number }

/** Callbacks for selected cells. */
export type GridRanges<Key extends string> = {
  /** null: only the active cell. */
  readonly onSelect: (cells: CellRange<Key> | null) => void
  /** Writes the cells to the clipboard. */
  readonly onCopy: (cells: CellRange<Key>, clipboard: DataTransfer, cut: boolean) => void
  /** Callbacks that change cells; null: the cells are read-only. */
  readonly edits: {
    readonly onClear: (cells: CellRange<Key>) => void
    /** Sets all cells to one value. */
    readonly onFill: (cells: CellRange<Key>, value: string) => void
    /** Repeats the cells of one range over another one. */
    readonly onRepeat: (source: CellRange<Key>, target: CellRange<Key>) => void
  } | null
}

export type GridProps<Row, Key extends string> = {
  /** The accessible name. */
  readonly label: string
  /** Target of a link. */
  readonly id?: string
  /** A form above the first row, aligned to the columns by `grid-template-columns: var(--grid-tracks)`. */
  readonly firstLine?: ReactNode
  /** Must keep its identity while the columns stay the same, or every row renders again. */
  readonly columns: readonly GridColumn<Row, Key>[]
  readonly rowCount: number
  /** undefined while the row loads. */
  readonly getRow: (index: number) => Row | undefined
  readonly rowKey: (index: number) => string | number
  /**
   * The current index of a row by its key, -1: removed. With it the active row is followed when rows above it change,
   * also after its own return; without it the active cell keeps its index.
   */
  readonly rowOf?: ((key: string | number) => number) | undefined
  /**
   * An empty row below the last one. `onEdit` gets text typed there with this row, `onPaste` gets the row's index. A range
   * of several cells never includes it. `label` is its accessible name.
   */
  readonly newRow?: { readonly row: Row; readonly label: string } | undefined
  readonly onVisibleRange?: (from: number, to: number) => void
  /**
   * Called before distant rows are rendered; it calls `draw` once they have loaded or the wait is too long. Without it
   * they are rendered at once, empty while they load.
   */
  readonly whenThere?: (from: number, to: number, draw: () => void) => void
  readonly onEdit?: (row: Row, column: Key, value: string, index: number) => void
  /** `html` is the clipboard's HTML, or empty. */
  readonly onPaste?: (cells: CellRange<Key>, text: string, html: string) => void
  /** Enables cell selection as in a spreadsheet; without it, Shift and arrows select rows. Must keep its identity. */
  readonly ranges?: GridRanges<Key>
  /** Called when rows are selected by Shift+arrows or a press; null: only the active row. */
  readonly onSelectRows?: (rows: RowRange | null) => void
  /** Called for Delete with Ctrl or Shift on the active row or the selected rows. */
  readonly onDeleteRows?: (rows: RowRange) => void
  /** Called for a right click on a cell, or the menu key. */
  readonly onMenu?: (cells: CellRange<Key>, at: ScreenPlace, active: CellRange<Key>) => void
  /** Called for the button in a column header, or Alt+↓ in one of its cells. */
  readonly onColumnMenu?: (column: Key, at: ScreenPlace) => void
  /** The column by which the rows are sorted. */
  readonly sorted?: SortedBy<Key> | null
  /** Called for Enter or a double click on a cell without an action of its own. */
  readonly onOpenRow?: (row: Row) => void
  readonly onActiveRow?: (index: number) => void
  readonly initialRow?: number
  /** On a phone: 1 for each row whose card has a third line. */
  readonly tallRows?: Uint8Array
  /** Called when the user resizes a column; without it, widths are fixed. */
  readonly onResize?: (column: Key, width: number) => void
  readonly rowTone?: (row: Row) => RowTone | undefined
  /** Scrolls to this row and makes it active whenever the object changes; takes the focus unless `focus` is false, and opens the editor with `edit`. */
  readonly goTo?: {
    readonly row: number
    readonly column?: Key
    readonly focus?: false
    readonly edit?: boolean
  } | null
}
