import styles from '#ui/grid/view/grid.module.css'
import type { GridProps } from '#ui/grid/state/grid-props.ts'
import { areaOf, type GridArea, rangeByCorner } from '#ui/grid/state/grid-range.ts'
import type { GridParts } from './use-grid.ts'
import type { GridLayout } from './use-layout.ts'
import { GridRow } from '#ui/grid/view/grid-row.tsx'
import { useColumnsOfNew } from '#ui/grid/view/new-row.tsx'
import { classes } from '#ui/classes.ts'

type GridBodyProps<Row, Key extends string> = {
  readonly props: GridProps<Row, Key>
  readonly layout: GridLayout<Row, Key>
  readonly grid: GridParts<Row, Key>
  /** Number of header rows for `aria-rowindex`. */
  readonly headRows: number
  /** Several rows or cells can be selected. */
  readonly isMultiple: boolean
}

/** The rendered rows, each at its position. */
export function GridBody<Row, Key extends string>(body: GridBodyProps<Row, Key>) {
  const { props, layout, grid, isMultiple } = body
  const { state, view, rows } = grid
  const { active } = view
  const { above } = layout.heights
  const area = state.covered ?? view.area
  const heightOf = (row: number) => above(row + 1) - above(row)
  const lastRow = (area?.rows.to ?? active.row + 1) - 1
  const handleRow = props.ranges?.edits && lastRow < props.rowCount ? lastRow : -1
  const columnsOfNew = useColumnsOfNew(layout.columns, props.newRow?.label)
  return (
    <div role="rowgroup" className={styles.body} style={{ height: rows.height }}>
      {rows.drawn.map((index) => {
        const row = props.getRow(index)
        const isNew = props.newRow !== undefined && index === props.rowCount
        const isActive = index === active.row
        const selected = area && index >= area.rows.from && index < area.rows.to
        return (
          <GridRow
            key={isNew ? keyOfNew(body) : props.rowKey(index)}
            index={index}
            ariaIndex={index + 1 + body.headRows}
            isNew={isNew}
            top={rows.topOf(index)}
            height={heightOf(index)}
            hasThirdLine={props.tallRows?.[index] === 1}
            tracks={layout.tracks}
            columns={isNew ? columnsOfNew : layout.columns}
            row={row}
            activeColumn={isActive ? active.column : -1}
            editing={isActive ? state.editing : null}
            selectedFrom={selected ? area.columns.from : isMultiple ? -1 : undefined}
            selectedTo={selected ? area.columns.to : isMultiple ? -1 : undefined}
            handleColumn={index === handleRow ? (area?.columns.to ?? active.column + 1) - 1 : -1}
            tone={row && props.rowTone?.(row)}
            editable={props.onEdit !== undefined}
            send={grid.send}
          />
        )
      })}
      {state.hasCorners && (
        <Corners
          area={view.area ?? areaOf(view.range)}
          topOf={rows.topOf}
          heightOf={heightOf}
          narrow={layout.narrow}
        />
      )}
    </div>
  )
}

/** Key of the empty row: the editor stays in the row that becomes an entry, or after Enter moves down with the empty row. */
const keyOfNew = <Row, Key extends string>({ props, grid }: GridBodyProps<Row, Key>) =>
  grid.state.range.head.row === Infinity ? 'new' : props.rowKey(props.rowCount)

type CornersProps = {
  readonly area: GridArea
  readonly topOf: (row: number) => number
  readonly heightOf: (row: number) => number
  /** Rows are cards without columns. */
  readonly narrow: boolean
}

/** Draggable corners of a touch selection. They stay mounted while their rows scroll away under the finger. */
function Corners({ area, topOf, heightOf, narrow }: CornersProps) {
  const { anchor, head } = rangeByCorner(area, 'last')
  const places = { first: anchor, last: head } as const
  return (['first', 'last'] as const).map((corner) => {
    const { row, column } = places[corner]
    return (
      <div
        key={corner}
        aria-hidden="true"
        className={styles.corners}
        style={{ top: topOf(row), height: heightOf(row) }}
      >
        <span
          data-corner={corner}
          className={classes(styles.corner, styles[corner])}
          style={narrow ? undefined : { gridColumn: column + 1 }}
        />
      </div>
    )
  })
}
