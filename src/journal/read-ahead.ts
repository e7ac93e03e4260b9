/**
 * Reads batch after batch, some of them ahead, the first ones at once: storage and the page work at the same time.
 * Ends with the first batch that is not full.
 */
export function readAhead<Item>(
  read: (batch: number) => Promise<readonly Item[]>,
  size: number,
  depth = 3,
): AsyncGenerator<readonly Item[]> {
  const first = Array.from({ length: depth }, (_, batch) => begin(read(batch)))
  return readOn(first, (batch) => begin(read(batch)), size)
}

async function* readOn<Item>(
  begun: Promise<readonly Item[]>[],
  read: (batch: number) => Promise<readonly Item[]>,
  size: number,
): AsyncGenerator<readonly Item[]> {
  for (let next = begun.length; ; next += 1) {
    const items = (await begun.shift()) ?? []
    if (items.length > 0) yield items
    if (items.length < size) return
    begun.push(read(next))
  }
}

/** What is read ahead of an error is never asked for. */
function begin<Value>(reading: Promise<Value>): Promise<Value> {
  reading.catch(() => {})
  return reading
}
