import { addTo } from '#base/group-by.ts'

/** Shorter names differ by one letter from too many others. */
const SHORTEST = 5

/** Returns a finder of the names that differ from a text by one letter, or by two neighbours that changed places. */
export function createAlikeFinder(names: Iterable<string>): (text: string) => readonly string[] {
  const byEnd = new Map<string, string[]>()
  for (const name of names) for (const end of endsOf(name)) addTo(byEnd, end, name)
  return (text) => {
    if (text.length < SHORTEST || !/^[a-z]+$/.test(text)) return []
    const near = new Set(endsOf(text).flatMap((end) => byEnd.get(end) ?? []))
    return [...near].filter((name) => isAlike(text, name))
  }
}

/** The first and the last two letters, of which a difference of one letter leaves one or both. */
const endsOf = (name: string) => [`${name.slice(0, 2)}…`, `…${name.slice(-2)}`]

function isAlike(text: string, name: string): boolean {
  if (Math.abs(text.length - name.length) > 1 || text === name) return false
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
