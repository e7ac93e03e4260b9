/* oxlint-disable unicorn/require-post-message-target-origin -- messages to and from a worker have no origin */

/** From the page: wake me after so long. */
export type NapMessage = { readonly type: 'nap'; readonly id: number; readonly ms: number }
/** From the worker: so long has passed. */
export type NapReply = { readonly type: 'nap-over'; readonly id: number }

/** The worker's side: browsers hold back the timers of a hidden page, not those of its workers. */
export function takeNap({ id, ms }: NapMessage, post: (reply: NapReply) => void): void {
  setTimeout(() => post({ type: 'nap-over', id }), ms)
}

/** The page's side: waits for a timer of the worker; never comes when the worker is gone. */
export function createWorkerNap(
  worker: Worker,
): (ms: number, signal: AbortSignal) => Promise<void> {
  const waiting = new Map<number, () => void>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<NapReply | { type: 'other' }>) => {
    if (data.type === 'nap-over') waiting.get(data.id)?.()
  })
  return (ms, signal) =>
    new Promise((resolve) => {
      last += 1
      const id = last
      const finish = () => {
        waiting.delete(id)
        signal.removeEventListener('abort', finish)
        resolve()
      }
      waiting.set(id, finish)
      signal.addEventListener('abort', finish)
      worker.postMessage({ type: 'nap', id, ms } satisfies NapMessage)
    })
}
