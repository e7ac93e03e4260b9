import { createListeners } from '#base/listeners.ts'

/** The network state as the browser reports it. */
export type Online = {
  readonly isOnline: () => boolean
  /** The service runs on this computer and needs no network. */
  readonly isLocal: boolean
  readonly onChange: (listener: () => void) => () => void
}

const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

/**
 * A network that has just come back often doesn't work yet. Entries sent then would end up in doubt, while a moment
 * later they would be accepted.
 */
const SETTLING_MS = 1000

/** Watches the browser's network. `serviceUrl` is the installation's, empty for the page's own origin. */
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
