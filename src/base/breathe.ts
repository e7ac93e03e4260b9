/** Yields to other tasks of the page or worker when enough time has passed; cheap, so call it often. */
export type Breathe = () => Promise<void>

/** The longest work without a pause; users notice a task of 50 ms. */
const WORK_MS = 12

export function createBreathe(): Breathe {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < WORK_MS) return
    await nextTask()
    since = performance.now()
  }
}

/** Held until their message arrives: an unreferenced channel may be garbage-collected before. */
const open = new Set<MessageChannel>()

/** Uses a message, since nested timers are throttled to 4 ms each. */
function nextTask(): Promise<void> {
  const channel = new MessageChannel()
  open.add(channel)
  return new Promise((resolve) => {
    channel.port1.addEventListener('message', () => {
      channel.port1.close()
      open.delete(channel)
      resolve()
    })
    channel.port1.start()
    channel.port2.postMessage(null)
  })
}
