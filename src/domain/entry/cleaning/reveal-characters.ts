/** Kinds of invisible characters, as they are shown. */
export type HiddenCharacter =
  | 'space'
  | 'no-break-space'
  | 'tab'
  | 'line-break'
  | 'zero-width'
  | 'direction'
  | 'byte-order-mark'
  | 'control'

/** A part of a text: visible as it is, or a run of one invisible character. */
export type RevealedPart =
  | { readonly kind: 'seen'; readonly text: string }
  | {
      readonly kind: 'hidden'
      readonly character: HiddenCharacter
      readonly count: number
      /** `U+00A0`, for looking it up. */
      readonly code: string
    }

const SPACE = /[ \u1680\u2000-\u200A\u202F\u205F\u3000]/
const ZERO_WIDTH = /[\u00AD\u200B-\u200D\u2060-\u2064]/
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/

/**
 * Invisible characters: all but a single space between visible characters. Trailing spaces are matched only from their
 * first one, since trying each would take quadratic time.
 */
const HIDDEN =
  /^[ \u3000]+|(?<![ \u3000])[ \u3000]+$|[\u00A0\u061C\u1680\u2000-\u200F\u202A-\u202F\u205F-\u2064\u2066-\u2069\u00AD\uFEFF\p{Cc}]+| {2,}/gu

/** Splits a text so that every character can be seen or named. The parts add up to the whole text. */
export function revealCharacters(text: string): readonly RevealedPart[] {
  const parts: RevealedPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(HIDDEN)) {
    if (index > from) parts.push({ kind: 'seen', text: text.slice(from, index) })
    for (const [run] of found.matchAll(SAME)) parts.push(hiddenPart(run))
    from = index + found.length
  }
  if (from < text.length) parts.push({ kind: 'seen', text: text.slice(from) })
  return parts
}

/** A run of the same character is one part. */
const SAME = /([^])\1*/g

function hiddenPart(run: string): RevealedPart {
  const code = `U+${run.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  return { kind: 'hidden', character: nameOf(run.charAt(0)), count: run.length, code }
}

function nameOf(character: string): HiddenCharacter {
  if (character === '\t') return 'tab'
  if (character === '\n' || character === '\r') return 'line-break'
  if (character === '\u00A0') return 'no-break-space'
  if (character === '\uFEFF') return 'byte-order-mark'
  if (SPACE.test(character)) return 'space'
  if (ZERO_WIDTH.test(character)) return 'zero-width'
  return DIRECTION.test(character) ? 'direction' : 'control'
}
