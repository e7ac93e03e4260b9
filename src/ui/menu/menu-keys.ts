/** The letters typed so far and the time of the last one, in ms. */
export type Typed = { readonly letters: string; readonly at: number }

export const NOTHING_TYPED: Typed = { letters: '', at: -Infinity }

/** Letters typed within this time form one word. */
const WORD_MS = 500

type MenuPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>

/** The index of the item that a key leads to, or null. Arrows wrap around. */
export function moveInMenu(
  press: MenuPress,
  typed: Typed,
  texts: readonly string[],
  at: number,
): { readonly to: number | null; readonly typed: Typed } {
  if (!isLetter(press)) return { to: movedTo(press.key, texts.length, at), typed: NOTHING_TYPED }
  const goesOn = press.timeStamp - typed.at < WORD_MS
  const letters = (goesOn ? typed.letters : '') + press.key.toLowerCase()
  return { to: beginningWith(letters, texts, at), typed: { letters, at: press.timeStamp } }
}

/** Excludes the space bar, which chooses. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: MenuPress) =>
  Array.from(key).length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

function movedTo(key: string, count: number, at: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** The next item that begins with the letters. A growing word keeps the current item; repeating one letter cycles. */
function beginningWith(letters: string, texts: readonly string[], at: number): number | null {
  const [first = '', ...others] = letters
  const isOneLetter = others.every((letter) => letter === first)
  const begins = isOneLetter ? first : letters
  const from = isOneLetter ? at + 1 : at
  const order = texts.map((_, step) => (from + step + texts.length) % texts.length)
  return order.find((index) => texts[index]?.toLowerCase().startsWith(begins)) ?? null
}
