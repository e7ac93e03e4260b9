/** Lets the page, or a worker, do something else now and then; call it often, it costs nothing most of the time. */
export type Breathe = () => Promise<void>

/** So long may work go on without a break; a task of 50 ms can be felt. */
const WORK_MS = 12

export function createBreathe(): Breathe {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < WORK_MS) return
    await nextTask()
    since = performance.now()
  }
}

/** A message and not a timer: nested timers are held back by 4 ms each. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
