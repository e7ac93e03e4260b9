import type { Forwarded } from '#server/forwarding/answer-upload.ts'
import type { Trouble } from '#server/forwarding/forwarder.ts'

/** Who is told what happens in the server. Never a token, never a body. */
export type Watch = {
  readonly forwarded: (forwarded: Forwarded) => void
  /** `line` is a sentence for the operator. */
  readonly trouble: (line: string, kind: Trouble) => void
}

/** Writes a line of JSON for each forward, and limits lines about trouble. */
export function logTo(out: (line: string) => void, err: (line: string) => void): Watch {
  return {
    forwarded: (forwarded) => out(JSON.stringify({ time: new Date().toISOString(), ...forwarded })),
    trouble: limited(err),
  }
}

const MOST_LINES = 10
const EACH_MS = 60_000

/** At most ten lines a minute; the next one says how many were skipped. */
export function limited(write: (line: string) => void, now = () => performance.now()) {
  let since = -Infinity
  let written = 0
  let leftOut = 0
  return (line: string): void => {
    if (now() - since >= EACH_MS) {
      if (leftOut > 0) write(`${leftOut} more lines of this kind were left out.`)
      since = now()
      written = 0
      leftOut = 0
    }
    written += 1
    if (written <= MOST_LINES) write(line)
    else leftOut += 1
  }
}

/** Tells both. */
export function both(one: Watch, other: Watch): Watch {
  return {
    forwarded: (forwarded) => {
      one.forwarded(forwarded)
      other.forwarded(forwarded)
    },
    trouble: (line, kind) => {
      one.trouble(line, kind)
      other.trouble(line, kind)
    },
  }
}
