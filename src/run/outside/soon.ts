import type { Clock } from './clock.ts'

/** Something that is done a moment after it was asked for, once for all who ask meanwhile. */
export type Soon = {
  readonly ask: () => void
  /** It is not done any more. */
  readonly close: () => void
}

/** What the browser refuses now is asked for again; any other error is a mistake of the program. */
export function createSoon(
  clock: Clock,
  ms: number,
  work: () => Promise<void>,
  onError: (cause: unknown) => void = (cause) => reportError(cause),
): Soon {
  const closed = new AbortController()
  let isAsked = false
  const wait = async () => {
    await clock.sleep(ms, closed.signal)
    isAsked = false
    if (closed.signal.aborted) return
    await work().catch((error: unknown) => {
      if (!(error instanceof DOMException)) onError(error)
    })
  }
  return {
    ask: () => {
      if (isAsked) return
      isAsked = true
      void wait()
    },
    close: () => closed.abort(),
  }
}
