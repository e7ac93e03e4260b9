import { onTestFinished } from 'vitest'

/** Notes the promises that fail with nobody asking them, until the test is over; asked for them, it first waits a moment. */
export function watchUncaught(): () => Promise<readonly unknown[]> {
  const uncaught: unknown[] = []
  const note = (reason: unknown) => void uncaught.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  return async () => {
    // What nobody has caught by the end of a task is told in the next one.
    await new Promise((resolve) => setTimeout(resolve, 10))
    return uncaught
  }
}
