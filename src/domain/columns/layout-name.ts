const DENIED = 'none in|'

/** Key of a layout in which the user said that a row isn't a header; `row` is the row's key as a header. */
export const denyLayout = (row: string): string => DENIED + row

/** The opposite layout: an answer for one makes the other be forgotten. */
export function oppositeLayout(layout: string): string {
  return layout.startsWith(DENIED) ? layout.slice(DENIED.length) : denyLayout(layout)
}
