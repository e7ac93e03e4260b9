import type { Result } from '#domain/tracking/result.ts'

/** A token that a header can carry. */
export type AccessToken = string & { readonly brand: 'AccessToken' }

/** Why a pasted text cannot be a token. */
export type TokenProblem = 'missing' | 'impossible-characters'

const QUOTES = /^["'`´‘’“”„«»]+|["'`´‘’“”„«»]+$/g
/** Spaces and line ends of every kind, and what has no width at all: a mail wraps and decorates a token. */
const BLANKS = /[\s\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2064\ufeff]+/g
const SCHEME = /^(authorization\s*:\s*)?bearer(?=\s|$)/i

/** Reads what somebody pasted as a token; forgives what copying adds and never changes the token itself. */
export function parseToken(pasted: string): Result<AccessToken, TokenProblem> {
  const unquoted = trim(pasted).replace(QUOTES, '')
  const text = trim(unquoted).replace(SCHEME, '').replace(BLANKS, '').replace(QUOTES, '')
  if (text === '') return { ok: false, reason: 'missing' }
  if (!/^[\x21-\x7e]+$/.test(text)) return { ok: false, reason: 'impossible-characters' }
  return { ok: true, value: text as AccessToken }
}

/** The last four characters of a token longer than twelve; null when showing them would give too much away. */
export function maskToken(token: string): string | null {
  return token.length > 12 ? token.slice(-4) : null
}

function trim(text: string): string {
  return text.replace(BLANKS, ' ').trim()
}
