/** Whether the page is being left while something is under way. */
export type Leaving = {
  readonly isLeaving: () => boolean
  /** It is under way no longer. */
  readonly end: () => void
}

/** Still here after this time, the person has stayed; the timer stops while the browser asks. */
const MOMENT_MS = 1000

/**
 * Watches whether the page is being left. Firefox breaks a request off as soon as the person goes, before the page is
 * hidden; a page that is kept and shown again continues.
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
