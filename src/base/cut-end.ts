/** Removes trailing characters that match a one-character pattern. A pattern like `/x+$/` would take quadratic time. */
export function cutEnd(text: string, one: RegExp): string {
  let to = text.length
  while (to > 0 && one.test(text.charAt(to - 1))) to -= 1
  return text.slice(0, to)
}
