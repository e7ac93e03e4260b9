import { parseJson } from '#base/parse-json.ts'

/** Characters of a body that are read, since a page of an unknown server can have any size. */
const READ_AT_MOST = 20_000
const SHOW_AT_MOST = 300

/** Returns a body as one line of plain text without tags and control characters, at most 300 characters long. */
export function plainExcerpt(body: string): string {
  const text = body
    .slice(0, READ_AT_MOST)
    .replace(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*(?:<\/\1[^<>]*>)?/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
  // By code points, so that no character is split.
  return Array.from(text).slice(0, SHOW_AT_MOST).join('').trimEnd()
}

/** Keys that services use for messages, the clearest first. */
const MESSAGE_KEYS = [
  'message',
  'errorMessage',
  'error_message',
  'msg',
  'detail',
  'error_description',
  'error',
  'title',
  'reason',
] as const

/** The most levels in which a message is searched. */
const MOST_LEVELS = 4

/** Returns the message in a body without a result, or else the beginning of the body. */
export function messageOf(body: string): string {
  const said = body.length <= READ_AT_MOST ? findMessage(parseJson(body), MOST_LEVELS) : null
  return plainExcerpt(said ?? body)
}

function findMessage(value: unknown, levels: number): string | null {
  if (typeof value !== 'object' || value === null || levels === 0) return null
  const fields = value as Readonly<Record<string, unknown>>
  for (const key of MESSAGE_KEYS) {
    const text = fields[key]
    if (typeof text === 'string' && /\S/.test(text)) return text
  }
  for (const part of Object.values(fields)) {
    const found = findMessage(part, levels - 1)
    if (found !== null) return found
  }
  return null
}
