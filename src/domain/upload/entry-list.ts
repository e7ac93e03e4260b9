import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

/**
 * Entries by their positions, from 0 on. A large upload makes them when they are asked for: most of them never are. One
 * that can tell an order without making its entry does.
 */
export type EntryList = Pick<readonly TrackingEntry[], 'length' | 'at'> & {
  readonly orderIdAt?: (position: Position) => string | undefined
}

/** The order of the entry at a position; empty where there is none. */
export function orderIdAt(entries: EntryList, position: Position): string {
  return entries.orderIdAt?.(position) ?? entries.at(position)?.orderId ?? ''
}

const NONE: ReadonlyMap<Position, TrackingEntry> = new Map()

/** Entries of which some are no longer as they were at first; it costs what has changed. */
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
    // An array counts from its end below 0, where there is no position.
    return position < 0 ? undefined : (this.changed.get(position) ?? this.first.at(position))
  }

  orderIdAt(position: Position): string | undefined {
    return this.changed.get(position)?.orderId ?? this.first.orderIdAt?.(position)
  }
}
