import type { GridPress } from './grid-events.ts'
import { type GridSheet, type GridState, startAt } from './grid-state.ts'

/** A sheet of 100 rows with a row number, two values and an issue; every capability is on. */
export function aSheet(change: Partial<GridSheet> = {}): GridSheet {
  const columns: GridSheet['columns'] = [
    { key: 'row', rowHead: true },
    { key: 'order', value: true, menuLabel: 'Order' },
    { key: 'number', value: true },
    { key: 'issue', resizable: true },
  ]
  return {
    size: { rows: 100, places: 100, columns: 4, values: { from: 1, to: 3 } },
    pageRows: 10,
    columns,
    hasRow: () => true,
    valueAt: ({ row, column }) => (columns[column]?.value ? `value ${row}` : undefined),
    can: EVERYTHING,
    keys: null,
    ...change,
  }
}

const EVERYTHING: GridSheet['can'] = {
  edit: true,
  paste: true,
  selectCells: true,
  changeCells: true,
  deleteRows: true,
  openRow: true,
  openMenu: true,
  openColumnMenu: true,
  resize: true,
}

/** The same sheet without some capabilities. */
export const without = (...what: readonly (keyof GridSheet['can'])[]) =>
  aSheet({ can: { ...EVERYTHING, ...Object.fromEntries(what.map((one) => [one, false])) } })

/** Parses a key such as `ArrowDown` or `Ctrl+Shift+R`. */
export function pressOf(keys: string): GridPress {
  const parts = keys.split('+')
  const has = (name: string) => parts.includes(name)
  return {
    key: parts.at(-1)?.replace('Space', ' ') ?? '',
    ctrl: has('Ctrl'),
    meta: has('Cmd'),
    shift: has('Shift'),
    alt: has('Alt'),
    isOfInputMethod: false,
    isInWidget: false,
    hasWidget: false,
  }
}

/** A state with a range between two cells, given as [row, column]; `to` is the active one. */
export function selecting(from: readonly [number, number], to = from): GridState {
  const [anchor, head] = [from, to].map(([row, column]) => ({ row, column }))
  return { ...startAt(0), ...(anchor && head && { range: { anchor, head } }) }
}
