import { createListeners } from '#worker-calls/listeners.ts'

/** What the browser knows of its network. */
export type Online = {
  readonly isOnline: () => boolean
  /** The service is on this computer: it can be reached without any network. */
  readonly isLocal: boolean
  readonly onChange: (listener: () => void) => () => void
}

const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

/**
 * A network that has just come back often carries nothing yet; what is sent into it is in doubt, and would have been
 * accepted a moment later.
 */
const SETTLING_MS = 1000

/** Watches the browser's network; `serviceUrl` is that of the installation, empty for the page's own origin. */
export function browserOnline(serviceUrl: string): Online {
  const listeners = createListeners()
  let settling: ReturnType<typeof setTimeout> | undefined
  const tellAfter = (ms: number) => {
    clearTimeout(settling)
    settling = setTimeout(() => {
      settling = undefined
      listeners.tell()
    }, ms)
  }
  window.addEventListener('offline', () => tellAfter(0))
  window.addEventListener('online', () => tellAfter(SETTLING_MS))
  return {
    isOnline: () => navigator.onLine && settling === undefined,
    isLocal: LOCAL.test(new URL(serviceUrl || '/', location.href).hostname),
    onChange: listeners.subscribe,
  }
}
