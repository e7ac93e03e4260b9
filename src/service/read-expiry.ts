import { parseJson } from '#base/parse-json.ts'

/** The end of the year 9999. Later means "never", or milliseconds instead of seconds. */
const LAST_SECOND = 253_402_300_799

/** Reads the expiry of a JWT, in milliseconds since the epoch; null without one. */
export function readExpiry(token: string): number | null {
  const [, payload, signature] = token.split('.')
  if (payload === undefined || signature === undefined) return null
  const claims = parseJson(decode(payload))
  if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null
  const { exp } = claims
  const isTime = typeof exp === 'number' && exp > 0 && exp <= LAST_SECOND
  return isTime ? exp * 1000 : null
}

function decode(base64: string): string {
  try {
    return atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
