import { createListeners } from '#worker-calls/listeners.ts'

/** One upload sends at a time: two at once could carry the same order. */
export type SendingTurn = {
  /** Takes the turn for an upload; false when another one has it. */
  readonly take: (id: string) => boolean
  /** Gives it back; who waits is told. */
  readonly release: (id: string) => void
  readonly holder: () => string | null
  readonly subscribe: (listener: () => void) => () => void
}

export function createSendingTurn(): SendingTurn {
  const listeners = createListeners()
  let holder: string | null = null
  const change = (next: string | null) => {
    holder = next
    listeners.tell()
  }
  return {
    take: (id) => {
      if (holder === null) change(id)
      return holder === id
    },
    release: (id) => {
      if (holder === id) change(null)
    },
    holder: () => holder,
    subscribe: listeners.subscribe,
  }
}
