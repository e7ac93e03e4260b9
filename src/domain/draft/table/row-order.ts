import { grown } from './entry-table.ts'

/** Which rows are in the sheet, in its order. */
export type RowOrder = {
  slots: Int32Array
  length: number
  /** The position of each slot; computed when first needed after a change. */
  positions: Int32Array | null
}

/**
 * Rows that are together: position in the sheet, first slot, count, one run after the other by
 * ascending position. 100,000 appended rows are one run.
 */
export type Runs = readonly number[]

/** Makes the order of a sheet without rows. */
export function createOrder(): RowOrder {
  return { slots: new Int32Array(1024), length: 0, positions: null }
}

/**
 * The slots of the rows that are in the sheet, in its order. What passes over all of them while a sheet is read has a
 * loop over positions: `forEach` takes ten times as long, and `for … of` makes an object for each row.
 */
export function slotsOf({ slots, length }: RowOrder): Int32Array {
  return slots.subarray(0, length)
}

/** Whether a row is in the sheet. */
export function isInOrder(order: RowOrder, slot: number): boolean {
  const position = positionsOf(order)[slot] ?? order.length
  return position < order.length && order.slots[position] === slot
}

/** Makes room for so many rows in all. */
export function reserveOrder(order: RowOrder, rows: number): void {
  if (rows <= order.slots.length) return
  order.slots = grown(order.slots, new Int32Array(Math.max(rows, order.slots.length * 2)))
}

/** Adds slots that follow one another at the end of the sheet. */
export function extendOrder(order: RowOrder, first: number, count: number): void {
  const length = order.length + count
  reserveOrder(order, length)
  for (let offset = 0; offset < count; offset += 1) {
    order.slots[order.length + offset] = first + offset
  }
  order.length = length
  order.positions = null
}

/** The number of rows in the runs. */
export function countRows(runs: Runs): number {
  let count = 0
  for (let index = 2; index < runs.length; index += 3) count += runs[index] ?? 0
  return count
}

/** Calls `visit` with each slot of the runs, in the order of the sheet. */
export function eachSlot(runs: Runs, visit: (slot: number) => void): void {
  for (let index = 0; index < runs.length; index += 3) {
    const first = runs[index + 1] ?? 0
    const end = first + (runs[index + 2] ?? 0)
    for (let slot = first; slot < end; slot += 1) visit(slot)
  }
}

/** Puts runs into the sheet; each is at its position afterwards. */
export function insertRuns(order: RowOrder, runs: Runs): void {
  const length = order.length + countRows(runs)
  const slots = new Int32Array(Math.max(length, 1024))
  let read = 0
  let write = 0
  for (let index = 0; index < runs.length; index += 3) {
    const gap = (runs[index] ?? 0) - write
    slots.set(order.slots.subarray(read, read + gap), write)
    read += gap
    write += gap
    const first = runs[index + 1] ?? 0
    const count = runs[index + 2] ?? 0
    for (let offset = 0; offset < count; offset += 1) slots[write + offset] = first + offset
    write += count
  }
  slots.set(order.slots.subarray(read, order.length), write)
  order.slots = slots
  order.length = length
  order.positions = null
}

/** Takes runs out of the sheet; the inverse of `insertRuns` with the same runs. */
export function removeRuns(order: RowOrder, runs: Runs): void {
  let read = 0
  let write = 0
  for (let index = 0; index < runs.length; index += 3) {
    const at = runs[index] ?? 0
    order.slots.copyWithin(write, read, at)
    write += at - read
    read = at + (runs[index + 2] ?? 0)
  }
  order.slots.copyWithin(write, read, order.length)
  order.length = write + order.length - read
  order.positions = null
}

/** The runs of the rows that `isMeant` picks. */
export function runsWhere(order: RowOrder, isMeant: (slot: number) => boolean): Runs {
  const runs: number[] = []
  let next = -1
  slotsOf(order).forEach((slot, position) => {
    if (!isMeant(slot)) next = -1
    else {
      if (slot === next) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
      else runs.push(position, slot, 1)
      next = slot + 1
    }
  })
  return runs
}

/** The position of each slot in the sheet; only of slots that are in it. */
export function positionsOf(order: RowOrder): Int32Array {
  if (order.positions !== null) return order.positions
  const { slots, length } = order
  let last = -1
  for (let position = 0; position < length; position += 1) last = Math.max(last, slots[position]!)
  const positions = new Int32Array(last + 1)
  for (let position = 0; position < length; position += 1) positions[slots[position]!] = position
  order.positions = positions
  return positions
}
