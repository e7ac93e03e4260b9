import { useCallback, useEffect, useRef, useState } from 'react'
import type { CellQuery, FindTo } from '#domain/draft/find/find-cells.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { useDraft } from '#page/services.ts'
import type { Found } from '#sheet-engine/drafting/shown/finding.ts'
import { useAnswer } from '#ui/use-answer.ts'
import { useSheet } from '#features/draft/use-sheet.ts'

const [FIRST = 'orderId'] = TRACKING_FIELDS

/** How many cells have the text, the one that was found last, and the ways to the others. */
export function useFound(query: CellQuery) {
  const { client } = useDraft()
  const { active, showCell } = useSheet()
  const [shown, show] = useState<Found | null>(null)
  const last = useRef<Found | null>(null)
  const turn = useRef<Promise<void>>(Promise.resolve())
  const count = useCount(query)
  // The person has gone on to another row.
  useEffect(() => {
    if (last.current?.row !== active) last.current = null
  }, [active])
  const step = async (to: FindTo) => {
    const from = last.current
    const start = { row: active, field: FIRST }
    const next = await (from
      ? client.ask('findCell', query, from, to)
      : client.ask('findCell', query, start, to === 'next' ? 'here' : to))
    last.current = next
    show(next)
    if (next) showCell(next.row, next.field)
  }
  /** In turns: who presses Enter twice goes on twice, however long an answer takes. */
  const go = (to: FindTo) => {
    turn.current = turn.current.then(() => step(to))
    return turn.current
  }
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  // While one types, the first cell that has it so far is shown.
  useEffect(() => {
    if (query.text !== '') void latest.current('here')
  }, [query])
  return { count, found: shown?.row === active ? shown : null, go }
}

function useCount(query: CellQuery): number {
  const { client, snapshot } = useDraft()
  const { revision } = snapshot
  const ask = useCallback(
    () => client.ask('countFound', query),
    // Another revision may have other cells.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, query, revision],
  )
  const count = useAnswer(ask)
  return typeof count === 'number' ? count : 0
}
