/** Caches the result of the first successful call; a failed one is tried again. */
export function once<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | null = null
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }
}
