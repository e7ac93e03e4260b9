import type { ReactNode } from 'react'

export type CellTone = 'bad' | 'warn' | 'corrected'

export type GridColumn<Row, Key extends string> = {
  readonly key: Key
  readonly header: string
  /** The header is read out but not seen. */
  readonly quietHeader?: boolean
  /** Track of the CSS grid, such as `minmax(120px, 1fr)`. */
  readonly width: string
  /** On a narrow screen a row has two lines; columns without a place are left out there. */
  readonly narrow?: { readonly line: 1 | 2; readonly width: string }
  readonly align?: 'end'
  readonly monospace?: boolean
  /** Buttons in it take `tabIndex`; Enter on the cell goes to the first one, Escape comes back. */
  readonly render: (row: Row, index: number, tabIndex: 0 | -1) => ReactNode
  /** The cell is one button: the keyboard goes straight to it. */
  readonly focusInside?: boolean
  /** The value to edit; a column without it is read only. */
  readonly value?: (row: Row) => string
  readonly tone?: (row: Row) => CellTone | undefined
  /** What a screen reader adds to the cell, such as its issue. */
  readonly note?: (row: Row) => string | undefined
}

/** The pixels that the columns need at least, so that header and rows are equally wide when they overflow. */
export function leastWidth(columns: readonly { readonly width: string }[]): number {
  return columns.reduce((sum, { width }) => sum + Number(/\d+/.exec(width)?.[0] ?? 0), 0)
}

export type GridEditing = 'whole' | 'replace'
/** `leave`: the focus went elsewhere and stays there. */
export type MoveAfterEdit = 'down' | 'right' | 'stay' | 'leave'
