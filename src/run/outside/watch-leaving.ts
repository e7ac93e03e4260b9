/** Tells whether the page is being left during a request. */
export type Leaving = {
  readonly isLeaving: () => boolean
  /** Removes the listeners. */
  readonly end: () => void
}

/** After this time, the user has stayed. The timer stops while the browser shows its prompt. */
const MOMENT_MS = 1000

/**
 * Watches whether the page is being left. Firefox aborts requests as soon as the user leaves, before the page is
 * hidden. A page that is restored from the browser's cache continues.
 */
export function watchLeaving(): Leaving {
  const watched = new AbortController()
  const { signal } = watched
  let isLeaving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: boolean) => () => {
    clearTimeout(timer)
    isLeaving = next
  }
  const leave = set(true)
  const stay = set(false)
  const mayLeave = () => {
    leave()
    timer = setTimeout(stay, MOMENT_MS)
  }
  window.addEventListener('beforeunload', mayLeave, { signal })
  window.addEventListener('pagehide', leave, { signal })
  window.addEventListener('pageshow', stay, { signal })
  return {
    isLeaving: () => isLeaving,
    end: () => {
      clearTimeout(timer)
      watched.abort()
    },
  }
}
