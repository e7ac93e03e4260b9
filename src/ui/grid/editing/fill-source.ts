import type { CellRange } from '#ui/grid/grid-props.ts'

export type FillDirection = 'down' | 'right'

/**
 * The cells that are repeated over a range: its first row or column, or what is before a range of only one. null: there
 * is nothing before it. `all` are the columns with values.
 */
export function fillSource<Key extends string>(
  { rows, keys }: CellRange<Key>,
  direction: FillDirection,
  all: readonly Key[],
): CellRange<Key> | null {
  const [first] = keys
  if (first === undefined) return null
  if (direction === 'right') {
    const source = keys.length > 1 ? first : all[all.indexOf(first) - 1]
    return source === undefined ? null : { rows, keys: [source] }
  }
  const from = rows.to - rows.from > 1 ? rows.from : rows.from - 1
  return from < 0 ? null : { rows: { from, to: from + 1 }, keys }
}
