import { cutEnd } from '#base/cut-end.ts'
import type { Result } from '#base/result.ts'

/** A token that fits into a header. */
export type AccessToken = string & { readonly brand: 'AccessToken' }

/** The reason why a pasted text is not a token. */
export type TokenProblem = 'missing' | 'impossible-characters' | 'too-long'

/** Servers refuse longer headers with unclear messages. */
const MOST_CHARACTERS = 8_000

const QUOTE = /["'`´‘’“”„«»]/
const QUOTES_BEFORE = new RegExp(`^${QUOTE.source}+`)
/** Spaces, line ends and zero-width characters, which e-mails add to a token. */
const BLANKS = /[\s\u00ad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u2064\ufeff]+/g
const SCHEME = /^(authorization\s*:\s*)?bearer(?=\s|$)/i

/** Parses a pasted token. Removes what copying adds, and never changes the token itself. */
export function parseToken(pasted: string): Result<AccessToken, TokenProblem> {
  const unquoted = trim(unquote(trim(pasted)))
  const text = unquote(unquoted.replace(SCHEME, '').replace(BLANKS, ''))
  if (text === '') return { ok: false, reason: 'missing' }
  if (text.length > MOST_CHARACTERS) return { ok: false, reason: 'too-long' }
  if (!/^[\x21-\x7e]+$/.test(text)) return { ok: false, reason: 'impossible-characters' }
  return { ok: true, value: text as AccessToken }
}

function unquote(text: string): string {
  return cutEnd(text.replace(QUOTES_BEFORE, ''), QUOTE)
}

/** Returns the last four characters of a token longer than twelve; null when they would reveal too much. */
export function maskToken(token: string): string | null {
  return token.length > 12 ? token.slice(-4) : null
}

/** A shorter token may occur in a text by chance, as a word or part of one. */
const HARDLY_A_WORD = 8
const SURELY_A_TOKEN = 16

/** Only the beginning of a long token is matched, since a longer pattern is slow or rejected by the browser. */
const MOST_SPELLED = 64
const REST = String.raw`(?:[^\s"'<>\\]|\\[/u])*`

/**
 * Escapes before a character, bounded because unbounded runs would take quadratic time. JSON nested four times writes
 * fifteen backslashes before a character.
 */
const ESCAPES = String.raw`\\{0,15}`
const PERCENT = '%(?:25){0,4}'
const ENTITY = String.raw`&(?!#92;|#x5c;|bsol;)#?\w{1,32};`
const BACKSLASHES = String.raw`(?:\\|u005c|%(?:25){0,4}5c|&#92;|&#x5c;|&bsol;){1,15}`

/**
 * Replaces the token by dots in a text of the service: plain, escaped as in JSON, URLs and HTML, or in base64.
 */
export function hideToken(text: string, token: AccessToken): string {
  const [before, after] = surroundings(token)
  const plain = before + spellAll(token, spell) + after
  const forms = [plain, ...inBase64(token).map((code) => spellAll(code, spell64) + FILLED_UP)]
  const lastFour = (maskToken(token) ?? '').replace(/\W/g, '')
  return text.replace(new RegExp(forms.join('|'), 'gi'), `$1••••${lastFour}`)
}

/** Patterns around the token, so that a short one, such as "tracking", isn't hidden in words and names of fields. */
function surroundings({ length }: AccessToken): readonly [before: string, after: string] {
  if (length >= SURELY_A_TOKEN) return ['()', '']
  return [length < HARDLY_A_WORD ? '(bearer\\W{1,20})' : '(?<!\\w)()', '(?!\\w|"\\s*:)']
}

/**
 * Returns the parts of the token's base64 that don't depend on the text around it ("Bearer ", a whole header): one for
 * each alignment to three bytes.
 */
function inBase64(token: AccessToken): readonly string[] {
  const whole = token.length < HARDLY_A_WORD ? `Bearer ${token}` : token
  return [0, 1, 2].map((skipped) => {
    const bits = (skipped + whole.length) * 8
    const from = Math.ceil((skipped * 8) / 6)
    return btoa('-'.repeat(skipped) + whole).slice(from, Math.floor(bits / 6))
  })
}

/** Builds the pattern of a text, character by character; the rest of a long text matches anything up to a break. */
function spellAll(text: string, spellOne: (char: string) => string): string {
  const spelled = Array.from(text.slice(0, MOST_SPELLED).matchAll(/\\+.?|./gsu), ([some]) =>
    some.startsWith('\\') ? spellBackslashes(some) : spellOne(some),
  )
  return text.length > MOST_SPELLED ? spelled.join('') + REST : spelled.join('')
}

function spell(char: string): string {
  const escaped = `${PERCENT}${codeOf(char)}|\\\\${ESCAPES}u00${codeOf(char)}`
  if (/\w/.test(char)) return `(?:${char}|${escaped})`
  return `(?:${ESCAPES}\\x${codeOf(char)}|${escaped}|${ENTITY})`
}

/** Matches any number of backslashes, and a following character without escapes of its own. */
function spellBackslashes(some: string): string {
  const code = codeOf(some.replace(/^\\+/, ''))
  return code === ''
    ? BACKSLASHES
    : `${BACKSLASHES}(?:\\x${code}|${PERCENT}${code}|u00${code}|${ENTITY})`
}

function codeOf(char: string): string {
  return char === '' ? '' : char.charCodeAt(0).toString(16)
}

/** Matches both alphabets of base64. */
function spell64(char: string): string {
  if (char === '+') return `(?:${spell('+')}|-)`
  return char === '/' ? `(?:${spell('/')}|_)` : char
}

/** A last character that also depends on the following text, and the padding. */
const FILLED_UP = `\\w?${spell('=')}*`

function trim(text: string): string {
  return text.replace(BLANKS, ' ').trim()
}
