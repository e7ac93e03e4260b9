/**
 * Which rows have the same value in a column. A hash table on slots: against a Map of strings it takes a fifth
 * of the time and a tenth of the memory at 100,000 rows, since nothing is made for a value that is alone.
 */
export type ValueIndex = {
  /** The column. */
  readonly cells: readonly string[]
  /** By slot: the hash of its value when it was added. */
  hashes: Int32Array
  /** By slot: the next slot in the same bucket, counted from 1; 0 is the end. */
  next: Int32Array
  /** The first slot of each bucket, counted from 1. */
  buckets: Int32Array
  size: number
}

export function createValueIndex(cells: readonly string[]): ValueIndex {
  return {
    cells,
    hashes: new Int32Array(1024),
    next: new Int32Array(1024),
    buckets: new Int32Array(1024),
    size: 0,
  }
}

/** Forgets all rows and makes room for so many slots and rows. */
export function clearIndex(index: ValueIndex, slots: number, rows: number): void {
  reserveSlots(index, slots)
  index.buckets = new Int32Array(bucketsFor(rows))
  index.size = 0
}

/** Adds a row; a row that was there with the same value, or -1. */
export function addToIndex(index: ValueIndex, slot: number): number {
  reserveSlots(index, slot + 1)
  if (index.size >= index.buckets.length) rehash(index)
  const value = index.cells[slot] ?? ''
  const hash = hashOf(value)
  const twin = findFirst(index, value, hash)
  index.hashes[slot] = hash
  link(index, slot, hash)
  index.size += 1
  return twin
}

/** Takes a row out; its value is still the one that it was added with. */
export function removeFromIndex(index: ValueIndex, slot: number): void {
  const bucket = (index.hashes[slot] ?? 0) & (index.buckets.length - 1)
  const after = index.next[slot] ?? 0
  let at = index.buckets[bucket] ?? 0
  if (at === slot + 1) index.buckets[bucket] = after
  else {
    while (index.next[at - 1] !== slot + 1) at = index.next[at - 1] ?? 0
    index.next[at - 1] = after
  }
  index.size -= 1
}

/** All rows with a value, in no order. */
export function findInIndex(index: ValueIndex, value: string): number[] {
  const hash = hashOf(value)
  const found: number[] = []
  let at = index.buckets[hash & (index.buckets.length - 1)] ?? 0
  for (; at !== 0; at = index.next[at - 1] ?? 0) {
    if (index.hashes[at - 1] === hash && index.cells[at - 1] === value) found.push(at - 1)
  }
  return found
}

function findFirst(
  { buckets, hashes, next, cells }: ValueIndex,
  value: string,
  hash: number,
): number {
  let at = buckets[hash & (buckets.length - 1)] ?? 0
  for (; at !== 0; at = next[at - 1] ?? 0) {
    if (hashes[at - 1] === hash && cells[at - 1] === value) return at - 1
  }
  return -1
}

function link({ buckets, next }: ValueIndex, slot: number, hash: number): void {
  const bucket = hash & (buckets.length - 1)
  next[slot] = buckets[bucket] ?? 0
  buckets[bucket] = slot + 1
}

function rehash(index: ValueIndex): void {
  const slots: number[] = []
  for (const first of index.buckets) {
    for (let at = first; at !== 0; at = index.next[at - 1] ?? 0) slots.push(at - 1)
  }
  index.buckets = new Int32Array(bucketsFor(slots.length + 1))
  for (const slot of slots) link(index, slot, index.hashes[slot] ?? 0)
}

function reserveSlots(index: ValueIndex, slots: number): void {
  if (slots <= index.next.length) return
  const length = Math.max(slots, index.next.length * 2)
  const grown = { hashes: new Int32Array(length), next: new Int32Array(length) }
  grown.hashes.set(index.hashes)
  grown.next.set(index.next)
  Object.assign(index, grown)
}

/** Twice as many as rows, so that most buckets hold one row at the most; a power of two. */
function bucketsFor(rows: number): number {
  return 2 ** Math.max(10, Math.ceil(Math.log2(rows * 2 + 1)))
}

/** FNV-1a, its high bits mixed into the low ones, which choose the bucket. */
function hashOf(value: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < value.length; index += 1) {
    hash = Math.imul(hash ^ value.charCodeAt(index), 0x01000193)
  }
  return hash ^ (hash >>> 15)
}
