import { useCallback, useState } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useServices } from '#page/services.ts'
import { useAnswer } from '#ui/use-answer.ts'
import type { ColumnPreview } from '#sheet-engine/reading/preview-columns.ts'

export type ColumnQuestion = Pick<
  NonNullable<DraftSnapshot['question']>,
  'sourceId' | 'source' | 'match'
>

/** What is found below the chosen header row; what was asked first stays in sight until that is there. */
export function useColumnPreview({ sourceId, match }: ColumnQuestion, headerRow: number | null) {
  const { draft } = useServices()
  // The same question comes anew with every change of the draft.
  const [asked] = useState(match)
  const ask = useCallback(async (): Promise<ColumnPreview> => {
    const found = await draft.ask('previewColumns', { sourceId, headerRow }).catch(() => null)
    return found ?? { rows: [], match: { ...asked, headerRow } }
  }, [draft, sourceId, asked, headerRow])
  const answer = useAnswer(ask)
  const found = answer === undefined || answer === 'failed' ? { rows: [], match: asked } : answer
  // The person's own columns, where these were asked again, are not guessed anew.
  const shown = headerRow === asked.headerRow ? asked : found.match
  return { rows: found.rows, match: shown, isReady: shown.headerRow === headerRow }
}
