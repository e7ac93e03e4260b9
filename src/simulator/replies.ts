/** What the simulator does with a request. `drop`: the connection ends without an answer. */
export type SimulatorReply =
  | {
      readonly kind: 'reply'
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      readonly body: string
      /** How long the answer takes. */
      readonly delayMs: number
    }
  | { readonly kind: 'drop'; readonly delayMs: number }

type Headers = Readonly<Record<string, string>>

const TEXT = 'text/plain; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

/** The whole of a reply with a body. */
function reply(status: number, type: string, body: string, more: Headers = {}): SimulatorReply {
  return { kind: 'reply', status, headers: { 'Content-Type': type, ...more }, body, delayMs: 0 }
}

export function jsonReply(status: number, value: unknown, more: Headers = {}): SimulatorReply {
  return reply(status, JSON_TYPE, JSON.stringify(value), more)
}

/** An error as a small JSON object: service.md does not say what shape it has. */
export function errorReply(status: number, error: string, more: Headers = {}): SimulatorReply {
  return jsonReply(status, { error }, more)
}

export const DROP: SimulatorReply = { kind: 'drop', delayMs: 0 }

/** The one error of service.md. */
export const UNAUTHORIZED: SimulatorReply = reply(401, TEXT, 'Unauthorized')

/** A web page where JSON was promised, as a proxy on the way would send it. */
export const WEB_PAGE: SimulatorReply = reply(
  200,
  HTML_TYPE,
  '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>',
)

/** The first half of an answer. */
export function brokenJson(value: unknown): SimulatorReply {
  const text = JSON.stringify(value)
  return reply(200, JSON_TYPE, text.slice(0, Math.ceil(text.length / 2)))
}
