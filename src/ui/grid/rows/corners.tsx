import { classes } from '#ui/classes.ts'
import styles from '#ui/grid/grid.module.css'
import { type GridArea, rangeByCorner } from '#ui/grid/state/grid-range.ts'

type CornersProps = {
  readonly area: GridArea
  readonly topOf: (row: number) => number
  readonly heightOf: (row: number) => number
  /** Rows are cards, which have no columns. */
  readonly narrow: boolean
}

/** The corners of what a long press has selected, to be dragged. They outlive the rows that scroll away under the finger. */
export function Corners({ area, topOf, heightOf, narrow }: CornersProps) {
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
