import { isPlausible } from '#domain/entry/cleaning/several-numbers.ts'

const LINE_ENDS = /\r\n?|\n/

/** The lines up to the last non-empty one. */
function linesOf(text: string): readonly string[] {
  const lines = text.split(LINE_ENDS)
  return lines.slice(0, Math.max(1, lines.findLastIndex((line) => line !== '') + 1))
}

/** Separators between two values in a message. */
const BETWEEN = /\s*[，、；：:|=→]\s*|\s+[-–—]\s+|,\s*|\s+/u

const FEWEST_ALIKE = 0.8
const MOST_CELLS = 3

/**
 * Splits lines of a written message into cells: `1001 LX123456785CN`, `1001：LX…`. A line unlike the others is one cell.
 * Returns null for other texts, which may have a number printed in blocks.
 */
export function splitWritten(text: string): string[][] | null {
  const lines = linesOf(text)
  const cells = lines.map((line) => line.trim().split(BETWEEN))
  const written = cells.filter((row) => row.some((cell) => /\d/.test(cell)))
  const width = written[0]?.length ?? 0
  const alike = written.filter((row) => row.length === width && isPair(row))
  const isWritten =
    width > 1 && width <= MOST_CELLS && alike.length >= written.length * FEWEST_ALIKE
  if (!isWritten) return null
  return cells.map((row, index) => (row.length === width ? row : [lines[index] ?? '']))
}

/** `[12/11/26, 09:14:02] Ada: `, `12/11/2026, 9:14 am - Ada: `: the start of a message copied from a chat. */
const STAMP =
  /^[\u200E\u202A]*\[?\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?\]?(?:\s+-)?\s+[^:：]{1,60}[:：]\s*/iu

/** `小王 2026/11/28 9:10:02`, `Ada, [28.11.2026 9:10]`: a line with the sender and the time above each message. */
const SENDER =
  /^[\p{L}@][^\d\n]{0,40}[\d]{0,3}[^\d\n]{0,10}\s[[(]?(?:\d{2,4}[-/.年])?\d{1,2}[-/.月]\d{1,4}日?,?\s+(?:в |at |um |a las |às |à |上午|下午)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?[\])]?:?$/iu
const FEWEST_SENDERS = 2
const MOST_MESSAGES = 5

/** The messages of a chat without times and names; null for other texts. */
export function withoutStamps(text: string): string | null {
  const lines = linesOf(text)
  const messages = lines.map((line) => line.replace(STAMP, ''))
  const stamped = messages.filter((message, index) => message !== lines[index]).length
  const isSender = (line: string) => line.length < 100 && SENDER.test(line.trim())
  const senders = lines.filter(isSender).length
  const filled = lines.filter((line) => line.trim() !== '').length
  if (senders >= FEWEST_SENDERS && senders * (MOST_MESSAGES + 1) >= filled)
    return lines.map((line) => (isSender(line) ? '' : line)).join('\n')
  return stamped * 2 >= lines.length ? messages.join('\n') : null
}

/** Whether cells have a long number and another cell with digits. */
function isPair(row: readonly string[]): boolean {
  return row.filter((cell) => /\d/.test(cell)).length > 1 && row.some(isPlausible)
}
