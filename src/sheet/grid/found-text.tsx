import { Fragment, type ReactNode } from 'react'
import { createTextSearch } from '#domain/entry/text-search.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { CellQuery } from '#domain/draft/find/find-cells.ts'
import { plainText } from '#i18n/words/plain-text.ts'

/** Returns a function that renders a cell's value with the matches marked. */
export function createFoundText(query: CellQuery | null) {
  const search = query && createTextSearch(query)
  return (field: TrackingField, value: string): ReactNode => {
    const shown = plainText(value)
    if (search === null || !query?.fields.includes(field)) return shown
    // Matches have the odd indexes.
    return search
      .cut(shown)
      .map((part, index) =>
        index % 2 === 0 ? <Fragment key={index}>{part}</Fragment> : <mark key={index}>{part}</mark>,
      )
  }
}
