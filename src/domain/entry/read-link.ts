import { isWebAddress } from './read-shapes.ts'

const ESCAPED = /%([2-7][0-9a-f])/gi
/** Separators of the parts of a URL after its host. */
const SEPARATORS = /[/?&#=;,:+\s]+/
const FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i
const LEAST_LENGTH = 8
const LEAST_DIGITS = 6

/**
 * Returns the tracking number in the path, query or fragment of a URL; null when no part, or more than one, looks like
 * a number.
 */
export function numberInLink(cell: string): string | null {
  if (!isWebAddress(cell) || /\s/.test(cell)) return null
  const behindHost = cell.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').replace(/^[^/?#]*/, '')
  const parts = unescape(behindHost).split(SEPARATORS)
  const numbers = new Set(parts.filter(looksLikeNumber))
  const [number = null] = numbers
  return numbers.size === 1 ? number : null
}

function unescape(text: string): string {
  return text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function looksLikeNumber(part: string): boolean {
  const isLong = part.length >= LEAST_LENGTH && part.length <= 40
  return isLong && FORM.test(part) && part.replace(/\D/g, '').length >= LEAST_DIGITS
}
