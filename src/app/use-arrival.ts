import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { StageTwoArrival } from '#page/stage-two.ts'
import { type Fetched, fetchStageTwo } from './fetch-stage-two.ts'

/** Safari has no call for it; by then what the page needs has come. */
const AMPLE_MS = 300

/** Brings the second stage once the page is quiet, or as soon as a part of the page needs it. */
export function useArrival(first: Fetched | null, fetch = fetchStageTwo) {
  const [fetched, setFetched] = useState(first)
  const [missing, setMissing] = useState<{ readonly error: unknown } | null>(null)
  const bring = useCallback(async () => {
    const found = await fetch()
    // In a pass that any key may interrupt.
    startTransition(() => setFetched(found))
  }, [fetch])
  const need = useCallback(
    () => void bring().catch((error: unknown) => setMissing({ error })),
    [bring],
  )
  // What does not come now is fetched again, and said to be missing, when it is needed.
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

/** Calls once the browser has nothing more urgent to do; gives what takes that back. */
function whenQuiet(begin: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(begin, { timeout: 2000 })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(begin, AMPLE_MS)
  return () => clearTimeout(timer)
}
