import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { createSimulator } from '#simulator/simulator.ts'
import type { SimulatorReply } from '#simulator/interruptions.ts'
import type { BookLine } from '#simulator/simulator.ts'
import type { WireAnswer } from '#simulator/process-entries.ts'

export const TOKEN = 'token-of-a-shop'

export type SessionReply = {
  readonly reply: SimulatorReply
  /** 0 if the connection was dropped. */
  readonly status: number
  readonly header: (name: string) => string | undefined
  /** The parsed body; throws if it isn't JSON. */
  readonly answer: WireAnswer
}

export type SimulatorSession = {
  readonly send: (...entries: readonly TrackingEntry[]) => SessionReply
  readonly book: () => readonly BookLine[]
}

/** A simulator and a client with one token. */
export function aSession(now: () => number = () => 0): SimulatorSession {
  const simulator = createSimulator({ now })
  const send = (...entries: readonly TrackingEntry[]): SessionReply => {
    const body = JSON.stringify(entries)
    return readReply(simulator.handle({ authorization: `Bearer ${TOKEN}`, body }))
  }
  return { send, book: () => simulator.book(TOKEN) }
}

function readReply(reply: SimulatorReply): SessionReply {
  const answered = reply.kind === 'reply' ? reply : { status: 0, headers: {}, body: '' }
  const headers: Readonly<Record<string, string>> = answered.headers
  return {
    reply,
    status: answered.status,
    header: (name) => headers[name],
    get answer() {
      return JSON.parse(answered.body) as WireAnswer
    },
  }
}
