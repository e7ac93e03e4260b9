import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { IconName } from '#ui/icon.tsx'

/** `quiet`: of no weight; `selected`: chosen by a box of its own. */
export type RowTone = 'quiet' | 'selected'

export type CellTone = 'bad' | 'warn' | 'corrected'

/** A field that offers values, in place of a plain one. */
export type EditorFieldProps = ComponentProps<'input'> & {
  /** Puts a value that was taken into the field. */
  readonly onText: (text: string) => void
  /** A value was taken, which ends the edit. */
  readonly onTake: () => void
}

export type GridColumn<Row, Key extends string> = {
  readonly key: Key
  readonly header: string
  /** The header is read out but not seen. */
  readonly quietHeader?: boolean
  /** Stands for the header in a column too narrow for its words, which are then its tooltip. */
  readonly icon?: IconName | undefined
  /** What the button that opens its menu is called; a column without it has no menu. */
  readonly menuLabel?: string
  /** Beside the header, such as a box that selects all rows. */
  readonly headerControl?: ReactNode
  /** Track of the CSS grid, such as `minmax(120px, 1fr)`. */
  readonly width: string
  /** On a phone a row is a card of two lines, and a third one in `tallRows`; columns without a place are left out there. */
  readonly narrow?: {
    readonly line: 1 | 2 | 3
    readonly width: string
    /** The room before it. */
    readonly start?: string
  }
  readonly align?: 'end'
  /** Of no width: its buttons lie over the end of the row. */
  readonly floats?: boolean
  readonly monospace?: boolean
  /** Buttons in it take `tabIndex`; Enter on the cell goes to the first one, Escape comes back. */
  readonly render: (row: Row, index: number, tabIndex: 0 | -1) => ReactNode
  /** The cell is one button: the keyboard goes straight to it. */
  readonly focusInside?: boolean
  /** A press on a cell of it selects the row. */
  readonly rowHead?: boolean
  /** The value to edit; a column without it is read only. */
  readonly value?: (row: Row) => string
  /** It can be made wider and narrower, as a column with values can. */
  readonly resizable?: boolean
  /** While a value is edited, this is drawn in place of a plain field. */
  readonly Editor?: ComponentType<EditorFieldProps>
  readonly tone?: (row: Row) => CellTone | undefined
  /** The ids of the texts in its row that say what is wrong with the cell. */
  readonly describedBy?: (row: Row) => string | undefined
  /** What a screen reader adds to the cell, such as its issue. */
  readonly note?: (row: Row) => string | undefined
}

export type GridEditing = 'whole' | 'replace'
/** `leave`: the focus went elsewhere and stays there; `fill`: all selected cells get the value. */
export type MoveAfterEdit = 'down' | 'right' | 'left' | 'stay' | 'leave' | 'fill'

/** Rows that follow one another, `to` exclusive. */
export type RowRange = { readonly from: number; readonly to: number }
export type ColumnRange = RowRange

/** Selected cells: some rows, in the columns with values. */
export type CellRange<Key extends string> = {
  readonly rows: RowRange
  readonly keys: readonly Key[]
}

export type SortedBy<Key extends string> = { readonly by: Key; readonly descending: boolean }

/** In pixels of the window. */
export type ScreenPlace = { readonly x: number; readonly y: number }

/** What a person does with selected cells. */
export type GridRanges<Key extends string> = {
  /** null: no more than the active cell. */
  readonly onSelect: (cells: CellRange<Key> | null) => void
  /** Puts the cells on the clipboard. */
  readonly onCopy: (cells: CellRange<Key>, clipboard: DataTransfer, cut: boolean) => void
  /** What changes cells; null: they are only looked at. */
  readonly edits: {
    readonly onClear: (cells: CellRange<Key>) => void
    /** Puts one value into all of them. */
    readonly onFill: (cells: CellRange<Key>, value: string) => void
    /** Repeats the cells of one range over another one. */
    readonly onRepeat: (source: CellRange<Key>, target: CellRange<Key>) => void
  } | null
}

export type GridProps<Row, Key extends string> = {
  /** The accessible name. */
  readonly label: string
  /** For a link that leads here. */
  readonly id?: string
  /** Something to fill in above the first row, in the columns of the grid: `grid-template-columns: var(--grid-tracks)`. */
  readonly firstLine?: ReactNode
  /** The same array as long as the columns do not change, so that rows are not drawn again. */
  readonly columns: readonly GridColumn<Row, Key>[]
  readonly rowCount: number
  /** undefined while the row is being fetched. */
  readonly getRow: (index: number) => Row | undefined
  readonly rowKey: (index: number) => string | number
  /**
   * Where the row of a key is now, -1: it is gone. With it the active row stays the same one when others come and go
   * before it, also when it comes back; without it the active cell keeps its place.
   */
  readonly rowOf?: ((key: string | number) => number) | undefined
  /**
   * An empty row below the last one: what is typed into it comes to `onEdit` with this row, what is pasted there with its
   * index. It is in no range of several cells. `label` is what a screen reader calls it.
   */
  readonly newRow?: { readonly row: Row; readonly label: string } | undefined
  readonly onVisibleRange?: (from: number, to: number) => void
  /**
   * Before rows far away are drawn: calls `draw` once they are there, or it takes too long. Without it they are drawn
   * at once, empty where they are still being fetched.
   */
  readonly whenThere?: (from: number, to: number, draw: () => void) => void
  readonly onEdit?: (row: Row, column: Key, value: string, index: number) => void
  /** `html` is what the program beside the text says of the cells, or empty. */
  readonly onPaste?: (cells: CellRange<Key>, text: string, html: string) => void
  /** Cells are selected as in a spreadsheet; without it, Shift and arrows select rows. The same object as long as it does the same. */
  readonly ranges?: GridRanges<Key>
  /** Rows are selected by Shift and arrows or a press; null: no more than the active one. */
  readonly onSelectRows?: (rows: RowRange | null) => void
  /** Delete with Ctrl or Shift on a row, or on the rows that are selected. */
  readonly onDeleteRows?: (rows: RowRange) => void
  /** A right click on the selected cells or another one, or the key for the menu. */
  readonly onMenu?: (cells: CellRange<Key>, at: ScreenPlace, active: CellRange<Key>) => void
  /** The button in the head of a column, or Alt+↓ in one of its cells. */
  readonly onColumnMenu?: (column: Key, at: ScreenPlace) => void
  /** The column by which the rows are sorted. */
  readonly sorted?: SortedBy<Key> | null
  /** Enter on a cell that has nothing of its own to do, or a double click on it. */
  readonly onOpenRow?: (row: Row) => void
  readonly onActiveRow?: (index: number) => void
  readonly initialRow?: number
  /** On a phone: a 1 for each row whose card has its third line. */
  readonly tallRows?: Uint8Array
  /** The person made a column wider or narrower; without it, widths are fixed. */
  readonly onResize?: (column: Key, width: number) => void
  readonly rowTone?: (row: Row) => RowTone | undefined
  /** Scrolls to this row and makes it active whenever the object changes; takes the focus unless told not to, and opens the editor when told to. */
  readonly goTo?: {
    readonly row: number
    readonly column?: Key
    readonly focus?: false
    readonly edit?: boolean
  } | null
}
