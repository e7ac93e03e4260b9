import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { StageTwoArrival } from '#shell/loading/stage-two.ts'
import { type Fetched, fetchStageTwo } from './fetch-stage-two.ts'

/** Delay for Safari, which lacks `requestIdleCallback`. By then the page has what it needs. */
const AMPLE_MS = 300

/** Fetches the second stage when the page is idle, or as soon as a part of the page needs it. */
export function useArrival(first: Fetched | null, fetch = fetchStageTwo) {
  const [fetched, setFetched] = useState(first)
  const [missing, setMissing] = useState<{ readonly error: unknown } | null>(null)
  const bring = useCallback(async () => {
    const found = await fetch()
    // As a transition, which any key can interrupt.
    startTransition(() => setFetched(found))
  }, [fetch])
  const need = useCallback(
    () => void bring().catch((error: unknown) => setMissing({ error })),
    [bring],
  )
  // A failure is ignored here: the stage is fetched again when it is needed, and then reported.
  useEffect(() => whenQuiet(() => void bring().catch(() => undefined)), [bring])
  const stageTwo = useMemo(
    () => ({ arrival: arrivalOf(fetched, missing), need }),
    [fetched, missing, need],
  )
  return { texts: fetched?.texts ?? null, stageTwo }
}

function arrivalOf(
  fetched: Fetched | null,
  missing: { readonly error: unknown } | null,
): StageTwoArrival['arrival'] {
  if (fetched) return { kind: 'here', stage: fetched.stage }
  return missing ? { kind: 'missing', ...missing } : { kind: 'coming' }
}

/** Calls `begin` once the browser is idle. Returns a function that cancels the call. */
function whenQuiet(begin: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(begin, { timeout: 2000 })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(begin, AMPLE_MS)
  return () => clearTimeout(timer)
}
