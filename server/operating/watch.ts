import type { Forwarded } from '#server/forwarding/answer-upload.ts'
import type { Trouble } from '#server/forwarding/forwarder.ts'
import type { Refused } from '#server/forwarding/tracking-endpoint.ts'

/** Listener for server events. Events never carry a token or a body. */
export type Watch = {
  readonly forwarded: (forwarded: Forwarded) => void
  readonly refused: Refused
  /** `line` is a sentence for the operator. */
  readonly trouble: (line: string, kind: Trouble) => void
}

type Level = 'info' | 'warn' | 'error'

export function lineOf(level: Level, about: object): string {
  return JSON.stringify({ time: new Date().toISOString(), level, ...about })
}

/** Writes a JSON line for each forwarded request; limits lines about trouble and refusals, which anybody can cause. */
export function logTo(out: (line: string) => void, err: (line: string) => void): Watch {
  const warn = eachLimited((status, message) => err(lineOf('warn', { status, message })))
  return {
    forwarded: (forwarded) => out(lineOf('info', forwarded)),
    refused: warn,
    trouble: limited((message) => err(lineOf('error', { message }))),
  }
}

const MOST_LINES = 10
const EACH_MS = 60_000

/** Writes at most ten lines a minute; the next one counts those skipped. */
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

/** Limits each status separately, so a flood of one hides no other. */
function eachLimited(write: Refused): Refused {
  const logs = new Map<number, (line: string) => void>()
  return (status, why) => {
    const log = logs.get(status) ?? limited((line) => write(status, line))
    logs.set(status, log)
    log(why)
  }
}

/** Combines two listeners. */
export function both(one: Watch, other: Watch): Watch {
  return {
    forwarded: (forwarded) => {
      one.forwarded(forwarded)
      other.forwarded(forwarded)
    },
    refused: (status, why) => {
      one.refused(status, why)
      other.refused(status, why)
    },
    trouble: (line, kind) => {
      one.trouble(line, kind)
      other.trouble(line, kind)
    },
  }
}
