import { parseJson } from '#domain/entry/parse-json.ts'

/** How much of a body is looked at: a page of an unknown server can be of any size. */
const READ_AT_MOST = 20_000
const SHOW_AT_MOST = 300

/** What a body says, as one line of plain text of at most 300 characters: no tags, no control characters. */
export function plainExcerpt(body: string): string {
  const text = body
    .slice(0, READ_AT_MOST)
    .replace(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*(?:<\/\1[^<>]*>)?/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
  // By code points, so that no character is cut in half.
  return Array.from(text).slice(0, SHOW_AT_MOST).join('').trimEnd()
}

/** Under which names services put what they have to say, the plainest first. */
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

/** An envelope around what it carries is this deep at the most. */
const MOST_LEVELS = 4

/** The words of a service that sent no result: its message where it has one, else the beginning of the text. */
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
