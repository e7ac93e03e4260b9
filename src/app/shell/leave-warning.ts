import type { Uploads } from '#run/uploads/create-uploads.ts'

/**
 * Lets the browser ask before the page is left while a request is on its way: its entries would be in doubt.
 * The browser asks at no other time, since everything that waits is kept.
 */
export function warnOfLeaving(uploads: Pick<Uploads, 'active' | 'subscribe'>): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    const sending = uploads.active()?.getSnapshot().state.counts.sending ?? 0
    if (sending === 0) return
    event.preventDefault()
    // Chrome and Edge before 119 ask only when this is set.
    event.returnValue = true
  }
  // Some browsers keep a page that listens for this out of their back and forward cache.
  const listenWhileActive = () => {
    if (uploads.active()) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  }
  const unsubscribe = uploads.subscribe(listenWhileActive)
  return () => {
    unsubscribe()
    removeEventListener('beforeunload', ask)
  }
}
