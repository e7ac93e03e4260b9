import { createListeners } from '#base/listeners.ts'

/** The turn to send, held by one upload at a time, since two at once could send the same order. */
export type SendingTurn = {
  /** Takes the turn for an upload; returns false when another one has it. */
  readonly take: (id: string) => boolean
  /** Releases the turn and notifies listeners. */
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
