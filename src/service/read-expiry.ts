import { parseJson } from '#domain/entry/parse-json.ts'

/** Reads the expiry of a JWT, in milliseconds since the epoch; null without one. */
export function readExpiry(token: string): number | null {
  const [, payload, signature] = token.split('.')
  if (payload === undefined || signature === undefined) return null
  const claims = parseJson(decode(payload))
  if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null
  return typeof claims.exp === 'number' && claims.exp > 0 ? claims.exp * 1000 : null
}

function decode(base64: string): string {
  try {
    return atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
