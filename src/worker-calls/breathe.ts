/** Lets the page, or a worker, do something else now and then; call it often, it costs nothing most of the time. */
export type Breathe = () => Promise<void>

/** The longest work without a break; a task of 50 ms can be felt. */
const WORK_MS = 12

export function createBreathe(): Breathe {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < WORK_MS) return
    await nextTask()
    since = performance.now()
  }
}

/** Held until their message has come: a channel that nothing refers to may be collected with it. */
const open = new Set<MessageChannel>()

/** A message and not a timer: nested timers are held back by 4 ms each. */
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
