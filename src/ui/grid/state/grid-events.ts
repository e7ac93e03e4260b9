import type { FillDirection } from '#ui/grid/editing/fill-source.ts'
import type {
  CellRange,
  GridEditing,
  MoveAfterEdit,
  RowRange,
  ScreenPlace,
} from '#ui/grid/grid-props.ts'
import type { Corner, GridPosition, GridRange } from './grid-range.ts'

/** Something of a kind, with what belongs to it. */
type Is<Kind extends string, About = unknown> = Kind extends string
  ? { readonly kind: Kind } & Readonly<About>
  : never

/** A key as a grid hears it. */
export type GridPress = {
  readonly key: string
  readonly ctrl: boolean
  /** ⌘ on a Mac. */
  readonly meta: boolean
  readonly shift: boolean
  readonly alt: boolean
  readonly isOfInputMethod: boolean
  /** The keyboard is in a button or a field of the cell. */
  readonly isInWidget: boolean
  /** The cell has a button or a field that the keyboard can go to. */
  readonly hasWidget: boolean
}

/** What a key asks for. */
export type GridCommand =
  | Is<'move', { to: GridPosition; extend: boolean }>
  | Is<'select', { range: GridRange }>
  | Is<'edit', { how: GridEditing }>
  | Is<'clear' | 'fill-with-active' | 'delete-rows'>
  | Is<'fill', { direction: FillDirection }>
  | PassedOn

/** What the reducer only passes on. */
type PassedOn =
  | Is<'focus-now' | 'go-inside'>
  | Is<'open-row' | 'open-column-menu', { at: GridPosition }>
  | Is<'widen', { column: number; steps: number }>

/** What happens to a grid. A head is in row -1. */
export type GridEvent =
  | Is<'key', { press: GridPress }>
  | Is<'focus' | 'double-press', { at: GridPosition }>
  | Is<'press', { at: GridPosition; button: number; shift: boolean }>
  | Is<'press-head', { column: number; extend: boolean }>
  /** A press went on to another place. */
  | Is<'drag', { from: GridPosition; to: GridPosition }>
  | Is<'drag-handle', { to: GridPosition }>
  | Is<'drop-handle', { isLetGo: boolean }>
  | Is<'fill-to-end'>
  | Is<'take-corner', { corner: Corner }>
  /** A finger rested on a cell. */
  | Is<'hold', { at: GridPosition; point: ScreenPlace }>
  /** A finger touched the active cell. */
  | Is<'tap'>
  /** null: the value stays as it was. */
  | Is<'commit', { edit: Edit<unknown, string> | null; move: MoveAfterEdit }>
  | Is<'go-to', { row: number; column?: string; takesFocus: boolean }>
  | Is<'copy', { cut: boolean; clipboard: DataTransfer }>
  | Is<'paste', { clipboard: DataTransfer }>
  | Is<'menu', { point: ScreenPlace }>

export type GridEventOf<Kind> = Extract<GridEvent, { readonly kind: Kind }>

/** Tells a grid what happened; true: the browser does nothing more with it. */
export type Send = (event: GridEvent) => boolean

/** A new value for a cell of a row, which had this index when the edit began. */
type Edit<Row, Key> = { row: Row; index: number; key: Key; value: string }

/** What the page, the focus or the scroll bar then has to do. */
export type GridEffect<Row = unknown, Key extends string = string> =
  | Is<'tell-active', { row: number }>
  | Is<'tell-rows', { rows: RowRange | null }>
  | Is<'tell-cells', { cells: CellRange<Key> | null }>
  /** The active cell gets the focus once it is drawn. */
  | Is<'focus'>
  /** The editor commits when the focus leaves it. */
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
