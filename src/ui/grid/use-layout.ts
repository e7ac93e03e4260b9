import { type CSSProperties, useMemo } from 'react'
import { leastWidth, tracksOf } from '#ui/grid/columns/column-widths.ts'
import { equalHeights, type RowHeights, twoHeights } from '#ui/grid/rows/virtual-rows.ts'
import type { GridColumn, GridProps } from '#ui/grid/state/grid-props.ts'

const ROW_HEIGHT = 32
/** Heights in a phone's card: a line, the third line with its button, and the padding. */
const LINE_OF_CARD = 26
const LINE_WITH_BUTTON = 44
const CARD_EDGES = 8
const HEAD_HEIGHT = 35
/** Space for a scrollbar below the rows. */
const FOOT_HEIGHT = 17
/** Height of the optional form above the first row. */
const LINE_HEIGHT = 36

export type GridLayout<Row, Key extends string> = {
  /** A row is a card, and the window scrolls. */
  readonly narrow: boolean
  readonly columns: readonly GridColumn<Row, Key>[]
  /** CSS grid tracks; undefined on a narrow screen. */
  readonly tracks: string | undefined
  readonly heights: RowHeights
  readonly headHeight: number
  readonly style: Style | undefined
}

type Style = CSSProperties & {
  readonly [variable in '--grid-tracks' | '--grid-least']: string
}

/** The columns, their tracks and the heights of rows; a phone shows cards instead of columns. */
export function useLayout<Row, Key extends string>(
  props: GridProps<Row, Key>,
  narrow: boolean,
): GridLayout<Row, Key> {
  const { columns: all, firstLine } = props
  const columns = useMemo(
    () => (narrow ? all.filter((column) => column.narrow) : all),
    [narrow, all],
  )
  const heights = useRowHeights(narrow, columns, props)
  // A phone shows no header row and doesn't scroll sideways.
  const headHeight = narrow ? 0 : HEAD_HEIGHT + (firstLine ? LINE_HEIGHT : 0)
  return {
    narrow,
    columns,
    tracks: narrow ? undefined : tracksOf(columns),
    heights,
    headHeight,
    style: narrow ? undefined : styleOf(columns, heights.above(heights.count) + headHeight),
  }
}

/** Known without measuring: rows have one height, and cards one of two. */
function useRowHeights<Row, Key extends string>(
  narrow: boolean,
  columns: readonly GridColumn<Row, Key>[],
  { rowCount, tallRows, newRow }: Pick<GridProps<Row, Key>, 'rowCount' | 'tallRows' | 'newRow'>,
): RowHeights {
  const count = rowCount + (newRow ? 1 : 0)
  const low = narrow ? heightOfCard(columns) : ROW_HEIGHT
  return useMemo(
    () =>
      narrow && tallRows
        ? twoHeights(tallRows, low, low + LINE_WITH_BUTTON)
        : equalHeights(count, low),
    [narrow, low, tallRows, count],
  )
}

/** A card without its third line. */
function heightOfCard(columns: readonly Pick<GridColumn<never, string>, 'narrow'>[]): number {
  const hasSecond = columns.some(({ narrow }) => narrow?.line === 2)
  return (hasSecond ? 2 : 1) * LINE_OF_CARD + CARD_EDGES
}

function styleOf(columns: readonly { readonly width: string }[], height: number): Style {
  return {
    height: `min(var(--grid-height, 60dvh), ${height + FOOT_HEIGHT}px)`,
    '--grid-tracks': tracksOf(columns),
    '--grid-least': `${leastWidth(columns)}px`,
  }
}
