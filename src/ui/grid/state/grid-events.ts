import type { FillDirection } from '#ui/grid/editing/fill-source.ts'
import type {
  CellRange,
  GridEditing,
  MoveAfterEdit,
  RowRange,
  ScreenPlace,
} from '#ui/grid/grid-props.ts'
import type { Corner, GridPosition, GridRange } from './grid-range.ts'

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
  | { readonly kind: 'move'; readonly to: GridPosition; readonly extend: boolean }
  | { readonly kind: 'select'; readonly range: GridRange }
  | { readonly kind: 'edit'; readonly how: GridEditing }
  | { readonly kind: 'clear' | 'fill-with-active' | 'delete-rows' }
  | { readonly kind: 'fill'; readonly direction: FillDirection }
  | GridPassedOn

/** What the reducer only passes on. */
type GridPassedOn =
  | { readonly kind: 'focus-now' | 'go-inside' }
  | { readonly kind: 'open-row' | 'open-column-menu'; readonly at: GridPosition }
  | { readonly kind: 'widen'; readonly column: number; readonly steps: number }

type Edit<Row, Key extends string> = {
  readonly row: Row
  readonly key: Key
  readonly value: string
}

/** What happens to a grid. A head is in row -1. */
export type GridEvent<Row, Key extends string> =
  | { readonly kind: 'key'; readonly press: GridPress }
  | { readonly kind: 'focus'; readonly at: GridPosition }
  | {
      readonly kind: 'press'
      readonly at: GridPosition
      readonly button: number
      readonly shift: boolean
    }
  | { readonly kind: 'double-press'; readonly at: GridPosition }
  | { readonly kind: 'press-head'; readonly column: number; readonly extend: boolean }
  /** A press went on to another place. */
  | { readonly kind: 'drag'; readonly from: GridPosition; readonly to: GridPosition }
  | { readonly kind: 'drag-handle'; readonly to: GridPosition }
  | { readonly kind: 'drop-handle'; readonly isLetGo: boolean }
  | { readonly kind: 'fill-to-end' }
  | { readonly kind: 'take-corner'; readonly corner: Corner }
  /** A finger rested on a cell. */
  | { readonly kind: 'hold'; readonly at: GridPosition; readonly point: ScreenPlace }
  /** A finger touched the active cell. */
  | { readonly kind: 'tap' }
  | {
      readonly kind: 'commit'
      readonly index: number
      /** null: the value stays as it was. */
      readonly edit: Edit<Row, Key> | null
      readonly move: MoveAfterEdit
    }
  | {
      readonly kind: 'go-to'
      readonly row: number
      readonly column?: Key
      readonly takesFocus: boolean
    }
  | { readonly kind: 'copy'; readonly cut: boolean; readonly clipboard: DataTransfer }
  | { readonly kind: 'paste'; readonly clipboard: DataTransfer }
  | { readonly kind: 'menu'; readonly point: ScreenPlace }

export type GridEventOf<Kind, Row = never, Key extends string = string> = Extract<
  GridEvent<Row, Key>,
  { readonly kind: Kind }
>

/** Tells a grid what happened; true: the browser does nothing more with it. */
export type Send<Row, Key extends string> = (event: GridEvent<Row, Key>) => boolean

/** What the page, the focus or the scroll bar then has to do. */
export type GridEffect<Row, Key extends string> =
  | { readonly kind: 'tell-active'; readonly row: number }
  | { readonly kind: 'tell-rows'; readonly rows: RowRange | null }
  | { readonly kind: 'tell-cells'; readonly cells: CellRange<Key> | null }
  /** The active cell gets the focus once it is drawn. */
  | { readonly kind: 'focus' }
  /** The editor commits when the focus leaves it. */
  | { readonly kind: 'leave-editor' }
  | { readonly kind: 'scroll'; readonly row: number; readonly align: 'nearest' | 'center' }
  | { readonly kind: 'edit'; readonly index: number; readonly edit: Edit<Row, Key> }
  | { readonly kind: 'empty'; readonly at: GridPosition }
  | { readonly kind: 'clear'; readonly cells: CellRange<Key> }
  | { readonly kind: 'fill'; readonly cells: CellRange<Key>; readonly value: string }
  | {
      readonly kind: 'repeat'
      readonly source: CellRange<Key>
      readonly target: CellRange<Key>
    }
  | { readonly kind: 'delete-rows'; readonly rows: RowRange }
  | {
      readonly kind: 'copy'
      readonly cells: CellRange<Key>
      readonly cut: boolean
      readonly clipboard: DataTransfer
    }
  | { readonly kind: 'paste'; readonly cells: CellRange<Key>; readonly clipboard: DataTransfer }
  | {
      readonly kind: 'open-menu'
      readonly cells: CellRange<Key>
      readonly active: CellRange<Key>
      readonly point: ScreenPlace
    }
  | GridPassedOn
