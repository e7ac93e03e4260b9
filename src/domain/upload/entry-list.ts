import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { Position } from './upload-event.ts'

/**
 * Entries by position, from 0. A large upload creates them on demand, since most are never read; `orderIdAt` reads an
 * order without creating its entry.
 */
export type EntryList = Pick<readonly TrackingEntry[], 'length' | 'at'> & {
  readonly orderIdAt?: (position: Position) => string | undefined
}

/** Returns the order of the entry at a position; empty without an entry. */
export function orderIdAt(entries: EntryList, position: Position): string {
  return entries.orderIdAt?.(position) ?? entries.at(position)?.orderId ?? ''
}

const NONE: ReadonlyMap<Position, TrackingEntry> = new Map()

/** The original entries plus the changed ones, so that memory grows only with the changes. */
export class CurrentEntries implements EntryList {
  readonly first: EntryList
  readonly changed: ReadonlyMap<Position, TrackingEntry>

  constructor(first: EntryList, changed = NONE) {
    this.first = first
    this.changed = changed
  }

  get length(): number {
    return this.first.length
  }

  at(position: Position): TrackingEntry | undefined {
    // `Array.at` would count a negative position from the end.
    return position < 0 ? undefined : (this.changed.get(position) ?? this.first.at(position))
  }

  orderIdAt(position: Position): string | undefined {
    return this.changed.get(position)?.orderId ?? this.first.orderIdAt?.(position)
  }
}
