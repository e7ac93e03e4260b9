export type Task = () => void | Promise<void>

/** Runs tasks one after the other; a quick one at once, when nothing waits before it. */
export function createTaskQueue(onError: (error: unknown) => void): (task: Task) => void {
  const waiting: Task[] = []
  let isRunning = false

  const drain = async () => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      try {
        const result = task()
        if (result !== undefined) await result
      } catch (error) {
        onError(error)
      }
    }
    isRunning = false
  }
  return (task) => {
    waiting.push(task)
    if (isRunning) return
    isRunning = true
    void drain()
  }
}
