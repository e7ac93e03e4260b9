/** Runs one job after the other, in the order in which they came. */
export type Serial = <Value>(job: () => Promise<Value>) => Promise<Value>

export function createSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job)
    // A job that fails tells its own caller; the next one runs all the same.
    last = result.catch(() => {})
    return result
  }
}
