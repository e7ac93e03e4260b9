import type { KeyboardEvent } from 'react'
import type { GridColumn, GridEditing } from './grid-column.ts'
import { type GridPosition, moveByKey } from './grid-position.ts'

type GridKeys<Row, Key extends string> = {
  readonly columns: readonly GridColumn<Row, Key>[]
  readonly rowCount: number
  readonly pageRows: number
  readonly active: GridPosition
  /** The row that is active; undefined while it is being fetched. */
  readonly row: Row | undefined
  readonly onEdit: ((row: Row, column: Key, value: string, index: number) => void) | undefined
  readonly onOpen: ((row: Row) => void) | undefined
  readonly onDelete: (() => void) | undefined
  readonly moveTo: (position: GridPosition, extend: boolean) => void
  readonly startEditing: (how: GridEditing) => void
  readonly focusCell: () => void
}

/** What the keys of a grid do. Keys inside a button of a cell are its own, but for those that move. */
export function useGridKeys<Row, Key extends string>(keys: GridKeys<Row, Key>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (keys.rowCount === 0) return
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[role="gridcell"]')
    if (cell && cell !== event.target && isOfButton(event.key)) {
      if (event.key === 'Escape') keys.focusCell()
      return
    }
    if (deletes(event, keys) || moves(event, keys) || edits(event, keys)) event.preventDefault()
    else replaces(event, keys)
  }
}

const isOfButton = (key: string) => ['Enter', ' ', 'Escape', 'Tab'].includes(key)
const isCommand = (event: KeyboardEvent) => event.ctrlKey || event.metaKey

type AnyKeys<Row, Key extends string> = GridKeys<Row, Key>

function deletes<Row, Key extends string>(event: KeyboardEvent, keys: AnyKeys<Row, Key>): boolean {
  if (event.key !== 'Delete' || !(isCommand(event) || event.shiftKey) || !keys.onDelete)
    return false
  keys.onDelete()
  return true
}

function moves<Row, Key extends string>(event: KeyboardEvent, keys: AnyKeys<Row, Key>): boolean {
  const { rowCount, columns, pageRows, active } = keys
  const press = { key: event.key, ctrl: isCommand(event) }
  const next = moveByKey(active, press, { rows: rowCount, columns: columns.length, pageRows })
  if (!next) return false
  keys.moveTo(next, event.shiftKey && next.row !== active.row)
  return true
}

function edits<Row, Key extends string>(
  event: KeyboardEvent<HTMLElement>,
  keys: AnyKeys<Row, Key>,
): boolean {
  const column = keys.columns[keys.active.column]
  const opens = event.key === 'Enter' || event.key === 'F2'
  if (opens && !column?.value) return goInside(event.target as HTMLElement) || opensRow(keys)
  if (!keys.onEdit || !column?.value || keys.row === undefined) return false
  if (opens) keys.startEditing('whole')
  else if (event.key === 'Delete' || event.key === 'Backspace')
    keys.onEdit(keys.row, column.key, '', keys.active.row)
  else return false
  return true
}

function opensRow<Row, Key extends string>({ onOpen, row }: AnyKeys<Row, Key>): boolean {
  if (!onOpen || row === undefined) return false
  onOpen(row)
  return true
}

function goInside(cell: HTMLElement): boolean {
  const widget = cell.querySelector<HTMLElement>('button, select, input, a[href]')
  widget?.focus()
  return widget !== null
}

/** The key itself goes to the editor, which takes the focus before the character arrives (also for an input method). */
function replaces<Row, Key extends string>(event: KeyboardEvent, keys: AnyKeys<Row, Key>): void {
  const types = event.key.length === 1 || event.key === 'Process'
  if (!types || isCommand(event) || event.altKey) return
  if (!keys.onEdit || !keys.columns[keys.active.column]?.value || keys.row === undefined) return
  keys.startEditing('replace')
}
