import type { GridCommand, GridPress } from './grid-events.ts'
import {
  type GridPosition,
  type GridRange,
  isOneCell,
  rangeAt,
  type SheetSize,
  wholeColumns,
  wholeRows,
  wholeSheet,
} from './grid-range.ts'
import type { GridSheet, Context } from './grid-state.ts'

type KeyMet = Omit<Context, 'state'> & { readonly press: GridPress }

type Take = (context: KeyMet) => GridCommand | null

/** The command of a key, or null. A focused button in a cell keeps its keys, except those that move. */
export function commandOf(press: GridPress, { view, sheet }: Omit<Context, 'state'>) {
  if (sheet.size.places === 0) return null
  const context = { press, view, sheet }
  if (press.isOfInputMethod) return replaces(context)
  if (press.isInWidget && isOfWidget(press))
    return press.key === 'Escape' ? ({ kind: 'focus-now' } as const) : null
  return firstOf(
    [opensColumnMenu, deletes, widens, selects, fills, moves, edits, replaces],
    context,
  )
}

function firstOf(takes: readonly Take[], context: KeyMet): GridCommand | null {
  for (const take of takes) {
    const command = take(context)
    if (command) return command
  }
  return null
}

/** Whether to prevent the default: not for the character that opens an editor, nor for Escape in a button. */
export function isUsedUp(command: GridCommand): boolean {
  return command.kind !== 'focus-now' && !(command.kind === 'edit' && command.how === 'replace')
}

const isOfWidget = ({ key }: GridPress) => ['Enter', ' ', 'Escape', 'Tab'].includes(key)
const isCommand = ({ ctrl, meta }: GridPress) => ctrl || meta
const columnOf = ({ view, sheet }: KeyMet) => sheet.columns[view.active.column]

/** Whether the active cell has an editable value and its row has loaded. */
export const canEdit = ({ view, sheet }: Omit<Context, 'state'>) =>
  sheet.can.edit && sheet.valueAt(view.active) !== undefined

/** Excel's key. */
const opensColumnMenu: Take = (context) => {
  const { press, view, sheet } = context
  if (press.key !== 'ArrowDown' || !press.alt) return null
  const hasMenu = sheet.can.openColumnMenu && columnOf(context)?.menuLabel !== undefined
  return hasMenu ? { kind: 'open-column-menu', at: view.active } : null
}

const deletes: Take = ({ press, sheet }) => {
  const isAsked = press.key === 'Delete' && (isCommand(press) || press.shift)
  return isAsked && sheet.can.deleteRows ? { kind: 'delete-rows' } : null
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

const widens: Take = (context) => {
  const { press, view, sheet } = context
  const steps = STEPS[press.key]
  if (steps === undefined || !press.alt || !press.shift || isCommand(press)) return null
  const column = columnOf(context)
  const canWiden = sheet.can.resize && (column?.value || column?.resizable)
  return canWiden ? { kind: 'widen', column: view.active.column, steps } : null
}

const selects: Take = ({ press, view, sheet }) => {
  if (!sheet.can.selectCells) return null
  const range = selectedByKey(press, view.range, sheet.size)
  return range && { kind: 'select', range }
}

/** The selection of a key that keeps the active cell. */
function selectedByKey(press: GridPress, range: GridRange, size: SheetSize): GridRange | null {
  const { key, shift } = press
  if (key.toLowerCase() === 'a' && isCommand(press) && !shift) return wholeSheet(size)
  if (key === ' ' && shift) return wholeRows(range, size)
  if (key === ' ' && isCommand(press)) return wholeColumns(range, size)
  return key === 'Escape' && !isOneCell(range) ? rangeAt(range.head) : null
}

const fills: Take = ({ press, sheet }) => {
  if (!sheet.can.selectCells || !isCommand(press)) return null
  // CapsLock makes it a capital. Ctrl+Shift+R, and Cmd+R on a Mac, belong to the browser.
  const key = press.key.toLowerCase()
  const isLetter = press.ctrl && !press.shift
  if (key === 'enter') return { kind: 'fill-with-active' }
  if (key === 'd' && isLetter) return { kind: 'fill', direction: 'down' }
  return key === 'r' && isLetter ? { kind: 'fill', direction: 'right' } : null
}

const moves: Take = ({ press, view: { active }, sheet }) => {
  const to = movedByKey(press, active, sheet)
  if (to === null) return null
  const extend = press.shift && (sheet.can.selectCells || to.row !== active.row)
  return { kind: 'move', to, extend }
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

/** The active cell after a key; null: the key doesn't move it. */
function movedByKey(
  press: GridPress,
  { row, column }: GridPosition,
  { size, pageRows }: GridSheet,
): GridPosition | null {
  const isFar = isCommand(press)
  const toRow = (next: number) => ({ row: clamp(next, size.places), column })
  const toColumn = (next: number) => ({ row, column: clamp(next, size.columns) })
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1]
  switch (press.key) {
    case 'ArrowUp':
      return toRow(isFar ? 0 : row - 1)
    case 'ArrowDown':
      return toRow(isFar ? lastRow : row + 1)
    case 'ArrowLeft':
      return toColumn(isFar ? 0 : column - 1)
    case 'ArrowRight':
      return toColumn(isFar ? lastColumn : column + 1)
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 }
    case 'End':
      return {
        row: isFar ? clamp(lastRow, size.places) : row,
        column: clamp(lastColumn, size.columns),
      }
    case 'PageUp':
      return toRow(row - pageRows)
    case 'PageDown':
      return toRow(row + pageRows)
    default:
      return null
  }
}

const edits: Take = (context) => {
  const { press, view, sheet } = context
  const opens = press.key === 'Enter' || press.key === 'F2'
  if (opens && !columnOf(context)?.value) return goesInside(context)
  if (opens && canEdit(context)) return { kind: 'edit', how: 'whole' }
  const canClear = (sheet.can.changeCells && view.area !== null) || canEdit(context)
  const clears = press.key === 'Delete' || press.key === 'Backspace'
  return clears && canClear ? { kind: 'clear' } : null
}

function goesInside({ press, view: { active }, sheet }: KeyMet): GridCommand | null {
  if (press.hasWidget) return { kind: 'go-inside' }
  const canOpen = sheet.can.openRow && sheet.hasRow(active.row)
  return canOpen ? { kind: 'open-row', at: active } : null
}

/** Opens the editor for a character or an input method; it has the focus before the character arrives. */
const replaces: Take = (context) => {
  const { press } = context
  const types = press.key.length === 1 || press.isOfInputMethod
  const isTyped = types && !isCommand(press) && !press.alt
  return isTyped && canEdit(context) ? { kind: 'edit', how: 'replace' } : null
}
