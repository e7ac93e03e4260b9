/** Bodies that are held while their requests are under way, all together. */
const MOST_BYTES_HELD = 128 * 1024 * 1024

/** The bytes that one request holds. */
export type Hold = {
  /** false: there is no room for these bytes. */
  readonly take: (bytes: number) => boolean
  readonly release: () => void
}

/** What is under way in this server, and how much of it there may be. */
export type Traffic = {
  readonly hold: () => Hold
  readonly bytesHeld: () => number
  /** How many requests are being answered. */
  readonly underWay: () => number
  /** Work that has to be done before the server may end. */
  readonly during: <Value>(work: () => Promise<Value>) => Promise<Value>
  /** The server is about to end: nothing new is forwarded. */
  readonly isEnding: () => boolean
  /** A page has heard from this server, and may send to it without asking again. */
  readonly heard: () => void
  /** Milliseconds since a page has last heard from it; of one that is about to end it hears no more. */
  readonly sinceHeard: () => number
  /** Resolves when nothing is under way any more. */
  readonly end: () => Promise<void>
}

export function createTraffic(
  mostBytes = MOST_BYTES_HELD,
  now: () => number = () => performance.now(),
): Traffic {
  let held = 0
  let working = 0
  let isEnding = false
  let heardAt = Number.NEGATIVE_INFINITY
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
    heard: () => {
      if (!isEnding) heardAt = now()
    },
    sinceHeard: () => now() - heardAt,
    end: () => {
      isEnding = true
      if (working === 0) return Promise.resolve()
      return new Promise((resolve) => waiting.push(resolve))
    },
  }
}
