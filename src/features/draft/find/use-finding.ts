import { type RefObject, useState } from 'react'
import type { CellQuery } from '#domain/draft/find/find-cells.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'

/** What is being looked for in the cells, with the fields to replace it or without. */
export type Finding = { readonly kind: 'find' | 'replace'; readonly query: CellQuery }

const NO_QUERY: CellQuery = {
  text: '',
  wholeValue: false,
  matchCase: false,
  fields: TRACKING_FIELDS,
}

/** Another text to look for, or what was looked for last. */
function withText(finding: Finding | null, text?: string): CellQuery {
  const query = finding?.query ?? NO_QUERY
  return text === undefined ? query : { ...query, text }
}

/** What is looked for in the sheet; `goBack` takes the keyboard back into it. */
export function useFinding(section: RefObject<HTMLElement | null>, goBack: () => void) {
  const [finding, find] = useState<Finding | null>(null)
  return {
    finding,
    find,
    /** With the keyboard back in the sheet, at the cell that was found. */
    closeFind: () => {
      find(null)
      goBack()
    },
    openFind: (kind: Finding['kind'], text?: string) => {
      find({ kind, query: withText(finding, text) })
      // While the panel is still to come, what is typed must not go into a cell; it takes the keyboard then.
      if (!focusFind(section.current) && document.activeElement instanceof HTMLElement)
        document.activeElement.blur()
    },
  }
}

/** Leads to what is looked for, as the key that opens the panel does; false: the panel is not there. */
export function focusFind(around: HTMLElement | null): boolean {
  const field = around?.querySelector<HTMLInputElement>('[data-find] input')
  field?.focus()
  field?.select()
  return Boolean(field)
}
