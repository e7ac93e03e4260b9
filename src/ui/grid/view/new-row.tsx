import { useMemo } from 'react'
import type { GridColumn, GridProps } from '#ui/grid/state/grid-props.ts'

/** Adds the empty row after the last one, except on a phone. */
export function withNewRow<Row, Key extends string>(
  props: GridProps<Row, Key>,
  narrow: boolean,
): GridProps<Row, Key> {
  const { rowCount, getRow, newRow } = props
  if (!newRow || narrow) return { ...props, newRow: undefined }
  return { ...props, getRow: (index) => (index === rowCount ? newRow.row : getRow(index)) }
}

export function useColumnsOfNew<Row, Key extends string>(
  columns: readonly GridColumn<Row, Key>[],
  label: string | undefined,
) {
  return useMemo(() => {
    const sign = (
      <>
        <span aria-hidden="true">+</span>
        <span className="visually-hidden">{label}</span>
      </>
    )
    return columns.map((column): GridColumn<Row, Key> => ({
      ...column,
      ...(column.value && { value: () => '' }),
      focusInside: false,
      render: () => column.rowHead && sign,
      tone: () => undefined,
      note: () => undefined,
    }))
  }, [columns, label])
}
