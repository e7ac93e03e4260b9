import { Grid } from '#ui/grid/grid.tsx'
import type { GridColumn, GridProps } from '#ui/grid/state/grid-props.ts'

export type OrderRow = { readonly order: string; readonly number: string }
export type OrderColumn = 'row' | 'order' | 'number' | 'issue'

type GridOfOrdersProps = Partial<GridProps<OrderRow, OrderColumn>> & { readonly count: number }

const COLUMNS: readonly GridColumn<OrderRow, OrderColumn>[] = [
  {
    key: 'row',
    header: 'Row',
    width: '60px',
    rowHead: true,
    render: (_, index) => String(index + 1),
  },
  {
    key: 'order',
    header: 'Order ID',
    menuLabel: 'Order ID menu',
    width: 'minmax(100px, 1fr)',
    render: ({ order }) => order,
    value: ({ order }) => order,
  },
  {
    key: 'number',
    header: 'Tracking number',
    width: 'minmax(100px, 1fr)',
    render: ({ number }) => number,
    value: ({ number }) => number,
  },
  {
    key: 'issue',
    header: 'Issue',
    width: '100px',
    render: (_, index, tabIndex) => (
      <button type="button" tabIndex={tabIndex}>
        Help {index}
      </button>
    ),
  },
]

const rowAt = (index: number): OrderRow => ({ order: `SO-${index}`, number: `N-${index}` })

/** A grid of orders, with a button in the last cell of each row. */
export function GridOfOrders({ count, ...more }: GridOfOrdersProps) {
  return (
    <Grid<OrderRow, OrderColumn>
      label="Entries"
      columns={COLUMNS}
      rowCount={count}
      getRow={(index) => (index < count ? rowAt(index) : undefined)}
      rowKey={(index) => index}
      {...more}
    />
  )
}
