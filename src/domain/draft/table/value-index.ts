import { cellOf, type EntryTable, FIELD_NUMBER, grown, SPAN } from './entry-table.ts'
import { hashText } from './hash-text.ts'

/**
 * Which rows have the same value in a column. A hash table on slots: a Map of 100,000 strings takes ten times as
 * long to fill, which is more than all else that an import does.
 */
export type ValueIndex = {
  readonly table: EntryTable
  readonly field: 'orderId' | 'trackingId'
  /** By slot: the hash of its value, and the next slot in the same bucket, counted from 1; 0 is the end. */
  hashes: Int32Array
  next: Int32Array
  /** The first slot of each bucket, counted from 1. */
  buckets: Int32Array
  size: number
}

const FIRST_ROOM = 1024

/** An index of a column, without any row. */
export function createValueIndex(table: EntryTable, field: ValueIndex['field']): ValueIndex {
  const room = () => new Int32Array(FIRST_ROOM)
  return { table, field, hashes: room(), next: room(), buckets: room(), size: 0 }
}

/** Forgets all rows. */
export function clearIndex(index: ValueIndex): void {
  index.buckets.fill(0)
  index.size = 0
}

/** Makes room for so many rows in all. */
export function reserveIndex(index: ValueIndex, rows: number): void {
  if (rows > index.next.length) {
    const room = Math.max(rows, index.next.length * 2)
    index.hashes = grown(index.hashes, new Int32Array(room))
    index.next = grown(index.next, new Int32Array(room))
  }
  if (rows > index.buckets.length) rehash(index, rows)
}

/** Puts the rows into as many buckets as there are to be rows, or more: a power of two. */
function rehash(index: ValueIndex, rows: number): void {
  const before = index.buckets
  const { next } = index
  index.buckets = new Int32Array(2 ** Math.ceil(Math.log2(rows)))
  for (const first of before) {
    for (let at = first; at !== 0;) {
      const slot = at - 1
      at = next[slot] ?? 0
      link(index, slot)
    }
  }
}

function link({ hashes, buckets, next }: ValueIndex, slot: number): void {
  const bucket = bucketOf(hashes[slot] ?? 0, buckets)
  next[slot] = buckets[bucket] ?? 0
  buckets[bucket] = slot + 1
}

function bucketOf(hash: number, buckets: Int32Array): number {
  return hash & (buckets.length - 1)
}

/** Adds a row; whether another one has the same value. */
export function addToIndex(index: ValueIndex, slot: number): boolean {
  reserveIndex(index, Math.max(slot, index.size) + 1)
  const hash = hashCell(index, slot)
  const first = sameHashFrom(index, firstOf(index, hash), hash)
  // A string is made of the value only where its hash was there before.
  const value = first === 0 ? '' : cellOf(index.table, slot, index.field)
  const isShared = first !== 0 && findFrom(index, first, value, hash) !== 0
  index.hashes[slot] = hash
  link(index, slot)
  index.size += 1
  return isShared
}

/** Takes a row out. */
export function removeFromIndex(index: ValueIndex, slot: number): void {
  const { hashes, buckets, next } = index
  const bucket = bucketOf(hashes[slot] ?? 0, buckets)
  const after = next[slot] ?? 0
  let at = buckets[bucket] ?? 0
  if (at === slot + 1) buckets[bucket] = after
  else {
    while (at !== 0 && next[at - 1] !== slot + 1) at = next[at - 1] ?? 0
    if (at !== 0) next[at - 1] = after
  }
  index.size -= 1
}

/** All rows with a value, in no order. */
export function findInIndex(index: ValueIndex, value: string): readonly number[] {
  const hash = hashText(value)
  const found: number[] = []
  let at = findFrom(index, firstOf(index, hash), value, hash)
  while (at !== 0) {
    found.push(at - 1)
    at = findFrom(index, index.next[at - 1] ?? 0, value, hash)
  }
  return found
}

/** Whether another row of the index may have the same value: never a no where one has. */
export function sharesHash(index: ValueIndex, slot: number): boolean {
  const hash = index.hashes[slot] ?? 0
  const first = sameHashFrom(index, firstOf(index, hash), hash)
  if (first !== slot + 1) return first !== 0
  return sameHashFrom(index, index.next[slot] ?? 0, hash) !== 0
}

/** The first slot of the bucket of a hash, counted from 1. */
function firstOf({ buckets }: ValueIndex, hash: number): number {
  return buckets[bucketOf(hash, buckets)] ?? 0
}

/** The first slot with a value, counted from 1, from one slot of a bucket on; 0: there is none. */
function findFrom(index: ValueIndex, start: number, value: string, hash: number): number {
  let at = sameHashFrom(index, start, hash)
  while (at !== 0 && cellOf(index.table, at - 1, index.field) !== value) {
    at = sameHashFrom(index, index.next[at - 1] ?? 0, hash)
  }
  return at
}

/** The first slot with a hash, counted from 1, from one slot of a bucket on; 0: there is none. */
function sameHashFrom({ hashes, next }: ValueIndex, start: number, hash: number): number {
  let at = start
  while (at !== 0 && hashes[at - 1] !== hash) at = next[at - 1] ?? 0
  return at
}

/** The hash of a row's value, of which no string is made where it is part of a text. */
function hashCell({ table, field }: ValueIndex, slot: number): number {
  const text = table.texts[table.place[slot] ?? 0]
  if (text === undefined) return hashText(cellOf(table, slot, field))
  const at = slot * SPAN + FIELD_NUMBER[field] * 2
  return hashText(text, table.spans[at], table.spans[at + 1])
}
