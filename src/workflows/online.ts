/** What the browser knows of its network. */
export type Online = {
  readonly isOnline: () => boolean
  /** The service is on this computer: it can be reached without any network. */
  readonly isLocal: boolean
  readonly onChange: (listener: () => void) => () => void
}

const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

/** Watches the browser's network; `serviceUrl` is that of the installation, empty for the page's own origin. */
export function browserOnline(serviceUrl: string): Online {
  return {
    isOnline: () => navigator.onLine,
    isLocal: LOCAL.test(new URL(serviceUrl || '/', location.href).hostname),
    onChange: (listener) => {
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
  }
}
