import type { Clock } from './clock.ts'

/** Work that runs a moment after a request, once for all requests in between. */
export type Soon = {
  readonly ask: () => void
  /** Cancels the work for good. */
  readonly close: () => void
}

/** Ignores a `DOMException`, since the next request tries again; any other error is a bug and goes to `onError`. */
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
