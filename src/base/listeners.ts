/** A set of listeners. */
export type Listeners<Told extends unknown[] = []> = {
  readonly subscribe: (listener: (...told: Told) => void) => () => void
  readonly tell: (...told: Told) => void
  readonly count: () => number
}

export function createListeners<Told extends unknown[] = []>(): Listeners<Told> {
  const listeners = new Set<(...told: Told) => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (...told) => {
      for (const listener of listeners) listener(...told)
    },
    count: () => listeners.size,
  }
}
