import type { Forwarded } from '#server/forwarding/answer-upload.ts'
import type { Trouble } from '#server/forwarding/forwarder.ts'

/** Who is told what happens in the server. Never a token, never a body. */
export type Watch = {
  readonly forwarded: (forwarded: Forwarded) => void
  /** A request that was answered here and went nowhere. */
  readonly refused: (status: number) => void
  /** `line` is a sentence for the operator. */
  readonly trouble: (line: string, kind: Trouble) => void
}

type Level = 'info' | 'warn' | 'error'

/** One line of the log. */
export function lineOf(level: Level, about: object): string {
  return JSON.stringify({ time: new Date().toISOString(), level, ...about })
}

/** Writes a line of JSON for each forward, and limits lines about trouble and refusals, which anybody can cause. */
export function logTo(out: (line: string) => void, err: (line: string) => void): Watch {
  const warn = limited((message) => err(lineOf('warn', { message })))
  return {
    forwarded: (forwarded) => out(lineOf('info', forwarded)),
    refused: (status) => warn(`A request was refused with ${status}.`),
    trouble: limited((message) => err(lineOf('error', { message }))),
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
    refused: (status) => {
      one.refused(status)
      other.refused(status)
    },
    trouble: (line, kind) => {
      one.trouble(line, kind)
      other.trouble(line, kind)
    },
  }
}
