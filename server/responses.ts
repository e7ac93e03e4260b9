import type { ServiceAnswer } from './forwarding/tracking-endpoint.ts'

const BODILESS: ReadonlySet<number> = new Set([204, 205, 304])

/** An answer of the API. It is of the moment: none may be kept. */
export function respond({ status, headers, body }: ServiceAnswer): Response {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  return new Response(BODILESS.has(status) ? null : new Uint8Array(bytes), {
    status,
    headers: { ...headers, 'Cache-Control': 'no-store' },
  })
}

export function json(status: number, value: unknown, headers: ServiceAnswer['headers'] = {}) {
  return respond({
    kind: 'answer',
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(value),
  })
}

/** A refusal of this server itself, with one sentence. */
export function refusal(status: number, error: string): Response {
  return json(status, { error })
}

export function methodNotAllowed(allow: string): Response {
  return json(405, { error: `Only ${allow} is possible here.` }, { Allow: allow })
}
