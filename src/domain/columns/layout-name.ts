const DENIED = 'none in|'

/** Names the layout in which a row looks like a header and, as the person said, is none; `row`: its layout as a header. */
export const denyLayout = (row: string): string => DENIED + row

/** The layout that says the opposite of a row: what is remembered of one is forgotten with an answer for the other. */
export function oppositeLayout(layout: string): string {
  return layout.startsWith(DENIED) ? layout.slice(DENIED.length) : denyLayout(layout)
}
