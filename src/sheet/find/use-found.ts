import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CellQuery, FindTo } from '#domain/draft/find/find-cells.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { createSerial } from '#base/serial.ts'
import { useDraftClient } from '#shell/services.ts'
import { useDraftQueries } from '#shell/queries.ts'
import type { Found } from '#worker/drafting/questions.ts'
import { useSheet } from '#sheet/state/use-sheet.ts'

const [FIRST = 'orderId'] = TRACKING_FIELDS

/** Returns the number of matches, the last match, and a function that goes to another one. */
export function useFound(query: CellQuery) {
  const { client } = useDraftClient()
  const { active, showCell } = useSheet()
  const [shown, show] = useState<Found | null>(null)
  const last = useRef<Found | null>(null)
  const [inTurn] = useState(createSerial)
  const { data: count = 0 } = useQuery(useDraftQueries().countFound(query))
  // The user has moved to another row.
  useEffect(() => {
    if (last.current?.row !== active) last.current = null
  }, [active])
  const step = async (to: FindTo) => {
    const from = last.current
    const start = { row: active, field: FIRST }
    const next = await (from
      ? client.ask.findCell(query, from, to)
      : client.ask.findCell(query, start, to === 'next' ? 'here' : to))
    last.current = next
    show(next)
    if (next) showCell(next.row, next.field)
  }
  /** Runs the steps in order, so that two presses of Enter move two cells even if an answer takes long. */
  const go = (to: FindTo) => inTurn(() => step(to))
  const goHere = useEffectEvent(() => void go('here'))
  // While the user types, shows the first match.
  useEffect(() => {
    if (query.text !== '') goHere()
  }, [query])
  return { count, found: shown?.row === active ? shown : null, go }
}
