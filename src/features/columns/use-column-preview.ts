import { useEffect, useState } from 'react'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { ColumnPreview } from '#sheet-engine/reading/preview-columns.ts'

export type PreviewColumns = (headerRow: number | null) => Promise<ColumnPreview | null>

/** What is found below the chosen header row; what was asked first stays in sight until that is there. */
export function useColumnPreview(
  question: ColumnMatch,
  headerRow: number | null,
  preview: PreviewColumns,
): ColumnPreview & { readonly isReady: boolean } {
  // The same question comes anew with every change of the draft.
  const [asked] = useState(question)
  const [found, setFound] = useState<ColumnPreview>({ rows: [], match: asked })
  useEffect(() => {
    let isWanted = true
    const take = (next: ColumnPreview | null) => {
      if (isWanted) setFound(next ?? { rows: [], match: { ...asked, headerRow } })
    }
    preview(headerRow).then(take, () => take(null))
    return () => {
      isWanted = false
    }
  }, [asked, headerRow, preview])
  // The person's own columns, where these were asked again, are not guessed anew.
  const match = headerRow === asked.headerRow ? asked : found.match
  return { rows: found.rows, match, isReady: match.headerRow === headerRow }
}
