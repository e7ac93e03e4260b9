import type { Uploads } from '#run/uploads/create-uploads.ts'

/**
 * Makes the browser ask before leaving while a request is in flight. Otherwise every entry is stored, so it needn't.
 */
export function warnOfLeaving(uploads: Pick<Uploads, 'active' | 'subscribe'>): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    const sending = uploads.active()?.getSnapshot().state.counts.sending ?? 0
    if (sending === 0) return
    event.preventDefault()
    // Chrome and Edge before 119 only ask if this is set.
    event.returnValue = true
  }
  // With this listener, some browsers don't put the page into their back/forward cache.
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
