import type { KeyboardEvent } from 'react'
import { isOfInputMethod } from '#ui/grid/editing/input-method.ts'
import type { FillDirection } from '#ui/grid/editing/fill-source.ts'
import { type GridPosition, type GridSize, moveByKey } from './grid-position.ts'
import { type GridRange, selectByKey, type SheetSize } from './grid-range.ts'
import type { GridEditing } from '#ui/grid/grid-props.ts'

type GridKeys = {
  readonly size: GridSize & SheetSize
  readonly active: GridPosition
  /** The active cell is of a column with values to edit. */
  readonly hasValue: boolean
  /** The active cell can be edited, and its row is there. */
  readonly canEdit: boolean
  /** Of the selected cells, or of the active one. */
  readonly clear: (() => void) | null
  readonly openRow: (() => void) | null
  readonly deleteRows: (() => void) | null
  /** Makes the column of the active cell wider, or narrower by less than none. */
  readonly widen: ((steps: number) => void) | null
  /** What selects and fills cells; null: cells cannot be selected, only rows. */
  readonly ranges: {
    readonly range: GridRange
    readonly setRange: (range: GridRange) => void
    readonly fill: (direction: FillDirection) => void
    readonly fillWithActive: () => void
  } | null
  /** Of the column of the active cell; null: it has none. */
  readonly openColumnMenu: (() => void) | null
  readonly moveTo: (position: GridPosition, extend: boolean) => void
  readonly startEditing: (how: GridEditing) => void
  readonly focusCell: () => void
}

/** What the keys of a grid do. Keys inside a button of a cell are its own, but for those that move. */
export function handleGridKey(event: KeyboardEvent<HTMLElement>, keys: GridKeys): void {
  if (keys.size.places === 0) return
  if (isOfInputMethod(event.nativeEvent)) return replaces(event, keys)
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-row] > *')
  if (cell && cell !== event.target && isOfButton(event.key)) {
    if (event.key === 'Escape') keys.focusCell()
    return
  }
  const takers = [opensColumnMenu, deletes, widens, selects, fills, moves, edits]
  const isTaken = takers.some((take) => take(event, keys))
  if (isTaken) event.preventDefault()
  else replaces(event, keys)
}

const isOfButton = (key: string) => ['Enter', ' ', 'Escape', 'Tab'].includes(key)
const isCommand = (event: KeyboardEvent) => event.ctrlKey || event.metaKey

function deletes(event: KeyboardEvent, { deleteRows }: GridKeys): boolean {
  if (event.key !== 'Delete' || !(isCommand(event) || event.shiftKey)) return false
  deleteRows?.()
  return deleteRows !== null
}

/** The same key as in Excel. */
function opensColumnMenu(event: KeyboardEvent, { openColumnMenu }: GridKeys): boolean {
  if (event.key !== 'ArrowDown' || !event.altKey) return false
  openColumnMenu?.()
  return openColumnMenu !== null
}

function widens(event: KeyboardEvent, { widen }: GridKeys): boolean {
  const step = STEPS[event.key]
  if (widen === null || step === undefined) return false
  if (!event.altKey || !event.shiftKey || isCommand(event)) return false
  widen(step)
  return true
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function selects(event: KeyboardEvent, { ranges, size }: GridKeys): boolean {
  if (ranges === null) return false
  const press = { key: event.key, ctrl: isCommand(event), shift: event.shiftKey }
  const next = selectByKey(ranges.range, press, size)
  if (next) ranges.setRange(next)
  return next !== null
}

function fills(event: KeyboardEvent, { ranges }: GridKeys): boolean {
  if (ranges === null || !isCommand(event)) return false
  // A capital with CapsLock; Ctrl+Shift+R is the browser's, and so is Cmd+R on a Mac.
  const key = event.key.toLowerCase()
  const isLetter = event.ctrlKey && !event.shiftKey
  if (key === 'enter') ranges.fillWithActive()
  else if (key === 'd' && isLetter) ranges.fill('down')
  else if (key === 'r' && isLetter) ranges.fill('right')
  else return false
  return true
}

function moves(event: KeyboardEvent, { active, size, ranges, moveTo }: GridKeys): boolean {
  const next = moveByKey(active, { key: event.key, ctrl: isCommand(event) }, size)
  if (next) moveTo(next, event.shiftKey && (ranges !== null || next.row !== active.row))
  return next !== null
}

function edits(event: KeyboardEvent<HTMLElement>, keys: GridKeys): boolean {
  const opens = event.key === 'Enter' || event.key === 'F2'
  if (opens && !keys.hasValue) return goInside(event.target as HTMLElement) || opensRow(keys)
  if (opens && keys.canEdit) keys.startEditing('whole')
  else if (keys.clear && (event.key === 'Delete' || event.key === 'Backspace')) keys.clear()
  else return false
  return true
}

function opensRow({ openRow }: GridKeys): boolean {
  openRow?.()
  return openRow !== null
}

function goInside(cell: HTMLElement): boolean {
  const widget = cell.querySelector<HTMLElement>('button, select, input, a[href]')
  widget?.focus()
  return widget !== null
}

/** The key itself goes to the editor, which takes the focus before the character arrives (also for an input method). */
function replaces(event: KeyboardEvent, { canEdit, startEditing }: GridKeys): void {
  const types = event.key.length === 1 || isOfInputMethod(event.nativeEvent)
  if (types && !isCommand(event) && !event.altKey && canEdit) startEditing('replace')
}
