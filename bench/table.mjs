export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
export const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
export const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** Rows of what was measured, its value, and the goal. */
export function printTable(table) {
  const width = Math.max(...table.map(([what]) => what.length))
  for (const [what, value, goal] of table)
    console.log(`${what.padEnd(width)}  ${value.padStart(9)}  ${goal}`)
}
