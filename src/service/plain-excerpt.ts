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
