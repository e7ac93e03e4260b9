import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CellQuery, FindTo } from '#domain/draft/find/find-cells.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { createSerial } from '#journal/serial.ts'
import { useDraftClient } from '#page/services.ts'
import { useDraftQuery } from '#page/use-draft-query.ts'
import type { Found } from '#sheet-engine/drafting/questions.ts'
import { useSheet } from '#features/draft/use-sheet.ts'

const [FIRST = 'orderId'] = TRACKING_FIELDS

/** How many cells have the text, the one that was found last, and the ways to the others. */
export function useFound(query: CellQuery) {
  const { client } = useDraftClient()
  const { active, showCell } = useSheet()
  const [shown, show] = useState<Found | null>(null)
  const last = useRef<Found | null>(null)
  const [inTurn] = useState(createSerial)
  const { data: count = 0 } = useDraftQuery('countFound', query)
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
  /** Pressing Enter twice moves two cells, however long an answer takes. */
  const go = (to: FindTo) => inTurn(() => step(to))
  const goHere = useEffectEvent(() => void go('here'))
  // While someone types, the first cell that matches so far is shown.
  useEffect(() => {
    if (query.text !== '') goHere()
  }, [query])
  return { count, found: shown?.row === active ? shown : null, go }
}
