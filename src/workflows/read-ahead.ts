/**
 * Reads batch after batch, some of them while the first is still being worked on: storage and the page work at
 * the same time. Ends with the first batch that is not full.
 */
export async function* readAhead<Item>(
  read: (batch: number) => Promise<readonly Item[]>,
  size: number,
  depth = 3,
): AsyncGenerator<readonly Item[]> {
  const begun: Promise<readonly Item[]>[] = []
  for (let batch = 0; ; batch += 1) {
    while (begun.length < depth) begun.push(begin(read(batch + begun.length)))
    const items = (await begun.shift()) ?? []
    if (items.length > 0) yield items
    if (items.length < size) return
  }
}

/** What is read ahead of an error is never asked for. */
function begin<Value>(reading: Promise<Value>): Promise<Value> {
  reading.catch(() => {})
  return reading
}
