import type { FillDirection } from './fill-source.ts'
import type { CellRange, GridEditing, MoveAfterEdit, RowRange, ScreenPlace } from './grid-props.ts'
import type { Corner, GridPosition, GridRange } from './grid-range.ts'

/** A member of a discriminated union. */
type Is<Kind extends string, About = unknown> = Kind extends string
  ? { readonly kind: Kind } & Readonly<About>
  : never

/** A key press with its context in the grid. */
export type GridPress = {
  readonly key: string
  readonly ctrl: boolean
  /** ⌘ on a Mac. */
  readonly meta: boolean
  readonly shift: boolean
  readonly alt: boolean
  readonly isOfInputMethod: boolean
  /** The focus is in a button or field of the cell. */
  readonly isInWidget: boolean
  /** The cell has a focusable button or field. */
  readonly hasWidget: boolean
}

export type GridCommand =
  | Is<'move', { to: GridPosition; extend: boolean }>
  | Is<'select', { range: GridRange }>
  | Is<'edit', { how: GridEditing }>
  | Is<'clear' | 'fill-with-active' | 'delete-rows'>
  | Is<'fill', { direction: FillDirection }>
  | PassedOn

/** Commands that the reducer passes on as effects. */
type PassedOn =
  | Is<'focus-now' | 'go-inside'>
  | Is<'open-row' | 'open-column-menu', { at: GridPosition }>
  | Is<'widen', { column: number; steps: number }>

/** An event of a grid. Headers are in row -1. */
export type GridEvent =
  | Is<'key', { press: GridPress }>
  | Is<'focus' | 'double-press', { at: GridPosition }>
  | Is<'press', { at: GridPosition; button: number; shift: boolean }>
  | Is<'press-head', { column: number; extend: boolean }>
  /** A press was dragged to another cell. */
  | Is<'drag', { from: GridPosition; to: GridPosition }>
  | Is<'drag-handle', { to: GridPosition }>
  | Is<'drop-handle', { isLetGo: boolean }>
  | Is<'fill-to-end'>
  | Is<'take-corner', { corner: Corner }>
  /** A finger rested on a cell. */
  | Is<'hold', { at: GridPosition; point: ScreenPlace }>
  /** A finger touched the active cell. */
  | Is<'tap'>
  /** null: the value is unchanged. */
  | Is<'commit', { edit: Edit<unknown, string> | null; move: MoveAfterEdit }>
  | Is<'go-to', { row: number; column?: string; takesFocus: boolean }>
  | Is<'copy', { cut: boolean; clipboard: DataTransfer }>
  | Is<'paste', { clipboard: DataTransfer }>
  | Is<'menu', { point: ScreenPlace }>

export type GridEventOf<Kind> = Extract<GridEvent, { readonly kind: Kind }>

/** Dispatches an event; true: prevent the browser's default. */
export type Send = (event: GridEvent) => boolean

/** A new value for a cell; `index` is the row's index when the edit began. */
type Edit<Row, Key> = { row: Row; index: number; key: Key; value: string }

/** An effect on the page, the focus or the scroll position. */
export type GridEffect<Row = unknown, Key extends string = string> =
  | Is<'tell-active', { row: number }>
  | Is<'tell-rows', { rows: RowRange | null }>
  | Is<'tell-cells', { cells: CellRange<Key> | null }>
  /** Focuses the active cell once it is rendered. */
  | Is<'focus'>
  /** Moves the focus out of the editor, which then commits. */
  | Is<'leave-editor'>
  | Is<'scroll', { row: number; align: 'nearest' | 'center' }>
  | Is<'edit', { edit: Edit<Row, Key> }>
  | Is<'empty', { at: GridPosition }>
  | Is<'clear', { cells: CellRange<Key> }>
  | Is<'fill', { cells: CellRange<Key>; value: string }>
  | Is<'repeat', { source: CellRange<Key>; target: CellRange<Key> }>
  | Is<'delete-rows', { rows: RowRange }>
  | Is<'copy', { cells: CellRange<Key>; cut: boolean; clipboard: DataTransfer }>
  | Is<'paste', { cells: CellRange<Key>; clipboard: DataTransfer }>
  | Is<'open-menu', { cells: CellRange<Key>; active: CellRange<Key>; point: ScreenPlace }>
  | PassedOn
