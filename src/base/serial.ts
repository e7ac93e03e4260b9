/** Runs jobs one after the other, in order. */
export type Serial = <Value>(job: () => Promise<Value>) => Promise<Value>

export function createSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job)
    // A failed job rejects for its own caller; the next one still runs.
    last = result.catch(() => {})
    return result
  }
}
