/** Adds an item to the list of its key. */
export function addTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/** Groups items by key and keeps their order; items with a null key are dropped. Safari 16 has no `Map.groupBy`. */
export function groupBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key | null,
): ReadonlyMap<Key, readonly [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
