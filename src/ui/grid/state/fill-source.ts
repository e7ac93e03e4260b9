import type { CellRange } from './grid-props.ts'

export type FillDirection = 'down' | 'right'

/**
 * The cells to repeat over a range: its first row or column, or the one before it if the range has only one. null:
 * there is none before it. `all` are the columns with values.
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
