/** Total size of all request bodies in memory. */
const MOST_BYTES_HELD = 128 * 1024 * 1024

/** The memory of one request. */
export type Hold = {
  /** Returns false if these bytes exceed the limit. */
  readonly take: (bytes: number) => boolean
  readonly release: () => void
}

/** Requests in progress and their memory limit. */
export type Traffic = {
  readonly hold: () => Hold
  readonly bytesHeld: () => number
  /** Number of requests being answered. */
  readonly underWay: () => number
  /** Runs work that must end before the server does. */
  readonly during: <Value>(work: () => Promise<Value>) => Promise<Value>
  /** The server is stopping and forwards no new requests. */
  readonly isEnding: () => boolean
  /** Records an answer to a page, which may now send without asking first. */
  readonly noteAnswer: () => void
  /** Milliseconds since the last recorded answer; a stopping server records none. */
  readonly msSinceAnswer: () => number
  /** Resolves when no request is in progress. */
  readonly end: () => Promise<void>
}

export function createTraffic(
  mostBytes = MOST_BYTES_HELD,
  now: () => number = () => performance.now(),
): Traffic {
  let held = 0
  let working = 0
  let isEnding = false
  let answeredAt = Number.NEGATIVE_INFINITY
  const waiting: (() => void)[] = []

  function hold(): Hold {
    let mine = 0
    return {
      take: (bytes) => {
        if (held + bytes > mostBytes) return false
        held += bytes
        mine += bytes
        return true
      },
      release: () => {
        held -= mine
        mine = 0
      },
    }
  }

  async function during<Value>(work: () => Promise<Value>): Promise<Value> {
    working += 1
    try {
      return await work()
    } finally {
      working -= 1
      if (working === 0) for (const done of waiting.splice(0)) done()
    }
  }

  return {
    hold,
    bytesHeld: () => held,
    underWay: () => working,
    during,
    isEnding: () => isEnding,
    noteAnswer: () => {
      if (!isEnding) answeredAt = now()
    },
    msSinceAnswer: () => now() - answeredAt,
    end: () => {
      isEnding = true
      if (working === 0) return Promise.resolve()
      return new Promise((resolve) => waiting.push(resolve))
    },
  }
}
