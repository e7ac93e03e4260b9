import { type RefObject, useState } from 'react'
import type { CellQuery } from '#domain/draft/find/find-cells.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'

/** Open search, with or without the fields for a replacement. */
export type Finding = { readonly kind: 'find' | 'replace'; readonly query: CellQuery }

const NO_QUERY: CellQuery = {
  text: '',
  wholeValue: false,
  matchCase: false,
  asTyped: false,
  fields: TRACKING_FIELDS,
}

/** Returns the query with the new text, or the last query. */
function withText(finding: Finding | null, text?: string): CellQuery {
  const query = finding?.query ?? NO_QUERY
  return text === undefined ? query : { ...query, text }
}

/** Keeps the search in the sheet. `goBack` moves the focus back into the sheet. */
export function useFinding(section: RefObject<HTMLElement | null>, goBack: () => void) {
  const [finding, find] = useState<Finding | null>(null)
  return {
    finding,
    find,
    /** Closes the search and focuses the cell that was found. */
    closeFind: () => {
      find(null)
      goBack()
    },
    openFind: (kind: Finding['kind'], text?: string) => {
      // A replacement must not change a value that is only written similarly.
      find({ kind, query: { ...withText(finding, text), asTyped: kind === 'replace' } })
      // Until the panel has loaded and takes the focus, typed keys must not change a cell.
      if (!focusFind(section.current) && document.activeElement instanceof HTMLElement)
        document.activeElement.blur()
    },
  }
}

/** Focuses and selects the search field. Returns false if the panel isn't rendered. */
export function focusFind(around: HTMLElement | null): boolean {
  const field = around?.querySelector<HTMLInputElement>('[data-find] input')
  field?.focus()
  field?.select()
  return Boolean(field)
}
