/**
 * The text without the characters at its end that fit a pattern for one character. A pattern for all of them (`/x+$/`)
 * would begin anew at each.
 */
export function cutEnd(text: string, one: RegExp): string {
  let to = text.length
  while (to > 0 && one.test(text.charAt(to - 1))) to -= 1
  return text.slice(0, to)
}
