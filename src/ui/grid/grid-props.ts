import type { GridColumn } from './grid-column.ts'

/** Rows that follow one another, `to` exclusive. */
export type RowRange = { readonly from: number; readonly to: number }

export type GridProps<Row, Key extends string> = {
  /** The accessible name. */
  readonly label: string
  /** The same array as long as the columns do not change, so that rows are not drawn again. */
  readonly columns: readonly GridColumn<Row, Key>[]
  readonly rowCount: number
  /** undefined while the row is being fetched. */
  readonly getRow: (index: number) => Row | undefined
  readonly rowKey: (index: number) => string | number
  readonly onVisibleRange?: (from: number, to: number) => void
  /**
   * Before rows far away are drawn: calls `draw` once they are there, or it takes too long. Without it they are drawn
   * at once, empty where they are still being fetched.
   */
  readonly whenThere?: (from: number, to: number, draw: () => void) => void
  readonly onEdit?: (row: Row, column: Key, value: string, index: number) => void
  /** `html` is what the program beside the text says of the cells, or empty. */
  readonly onPaste?: (index: number, column: Key, text: string, html: string) => void
  /** Delete with Ctrl or Shift on a row, or on the rows selected with Shift and arrows. */
  readonly onDeleteRows?: (rows: RowRange) => void
  /** Enter on a cell that has nothing of its own to do, or a double click on it. */
  readonly onOpenRow?: (row: Row) => void
  readonly onActiveRow?: (index: number) => void
  /** Rows selected with Shift, `to` exclusive; null: none any more. */
  readonly onSelectRows?: (rows: RowRange | null) => void
  readonly initialRow?: number
  readonly rowTone?: (row: Row) => 'quiet' | undefined
  /** Scrolls to this row and makes it active whenever the object changes; takes the focus unless told not to. */
  readonly goTo?: { readonly row: number; readonly focus?: false } | null
}
