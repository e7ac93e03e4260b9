/** Shorter names differ by one letter from too many others. */
const SHORTEST = 5

/** Whether a text differs from a name by one letter, or by two neighbours that changed places. */
export function isAlike(text: string, name: string): boolean {
  if (text.length < SHORTEST || Math.abs(text.length - name.length) > 1 || text === name)
    return false
  if (!/^[a-z]+$/.test(text)) return false
  let from = 0
  while (text[from] === name[from]) from += 1
  const [ofText, ofName] = [text.slice(from), name.slice(from)]
  return (
    ofText.slice(1) === ofName.slice(1) ||
    ofText.slice(1) === ofName ||
    ofText === ofName.slice(1) ||
    (ofText[0] === ofName[1] && ofText[1] === ofName[0] && ofText.slice(2) === ofName.slice(2))
  )
}
