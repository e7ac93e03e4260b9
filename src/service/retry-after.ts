/** A longer wait is no answer to a person who waits; a nonsense number must not become a date. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i

/** Reads a Retry-After header, in seconds or as an HTTP date; null when it says neither. */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(text)) return Math.min(Number(text) * 1000, LONGEST_MS)
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.min(Math.max(date - nowMs, 0), LONGEST_MS)
}
