type Headers = Readonly<Record<string, string>>

/** A JSON answer of this server. It is of the moment: none may be kept. */
export function json(status: number, value: unknown, headers: Headers = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers, 'Cache-Control': 'no-store' },
  })
}

/** A refusal of this server itself, with one sentence. */
export function refusal(status: number, error: string): Response {
  return json(status, { error })
}

export function methodNotAllowed(allow: string): Response {
  return json(405, { error: `Only ${allow} is possible here.` }, { Allow: allow })
}
