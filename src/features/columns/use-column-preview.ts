import { useCallback, useState } from 'react'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { useAnswer } from '#ui/use-answer.ts'
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
  const ask = useCallback(async (): Promise<ColumnPreview> => {
    const found = await preview(headerRow).catch(() => null)
    return found ?? { rows: [], match: { ...asked, headerRow } }
  }, [asked, headerRow, preview])
  const answer = useAnswer(ask)
  const found = answer === undefined || answer === 'failed' ? { rows: [], match: asked } : answer
  // The person's own columns, where these were asked again, are not guessed anew.
  const match = headerRow === asked.headerRow ? asked : found.match
  return { rows: found.rows, match, isReady: match.headerRow === headerRow }
}
