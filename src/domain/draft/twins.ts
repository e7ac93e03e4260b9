/** Rows that share an order id or a tracking number: one slot, or several in no order. */
export type Twin = number | number[]

/** A row that was sent: its order, its row in the person's sheet, and when. */
export type SentRow = { readonly orderId: string; readonly row: number; readonly at: number }

/** Who shares an order id, who a tracking number; and which of these changed and are to be judged again. */
export type Twins = {
  readonly byOrder: Map<string, Twin>
  readonly byNumber: Map<string, Twin>
  readonly touchedOrders: Set<string>
  readonly touchedNumbers: Set<string>
}

export function createTwins(): Twins {
  return {
    byOrder: new Map(),
    byNumber: new Map(),
    touchedOrders: new Set(),
    touchedNumbers: new Set(),
  }
}

/** Adds a slot to those of a value; the slots when it is not alone. */
export function addTwin(map: Map<string, Twin>, value: string, slot: number): number[] | null {
  const twin = map.get(value)
  if (twin === undefined) {
    map.set(value, slot)
    return null
  }
  if (typeof twin !== 'number') {
    twin.push(slot)
    return twin
  }
  const pair = [twin, slot]
  map.set(value, pair)
  return pair
}

/** Takes a slot away from those of a value. */
export function removeTwin(map: Map<string, Twin>, value: string, slot: number): void {
  const twin = map.get(value)
  if (twin === undefined) return
  if (typeof twin === 'number') map.delete(value)
  else if (twin.length === 2) map.set(value, twin[0] === slot ? (twin[1] ?? 0) : (twin[0] ?? 0))
  else twin.splice(twin.indexOf(slot), 1)
}

/** The slots that share a value. */
export function twinsOf(map: Map<string, Twin>, value: string): readonly number[] {
  const twin = map.get(value)
  if (twin === undefined) return []
  return typeof twin === 'number' ? [twin] : twin
}
