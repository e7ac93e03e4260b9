import { onTestFinished } from 'vitest'

/** Collects unhandled rejections until the test is over; the returned function gives them. */
export function watchUncaught(): () => Promise<readonly unknown[]> {
  const uncaught: unknown[] = []
  const note = (reason: unknown) => void uncaught.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  return async () => {
    // Unhandled rejections are reported in the next task.
    await new Promise((resolve) => setTimeout(resolve))
    return uncaught
  }
}
