import { parseKeepingDigits } from './parse-digits.ts'

/** Inside a text each quotation mark has a backslash before it: this is a key. */
const LIST_BEGINS = /(?<!\\)"possibleCouriers"\s*:\s*(?=\[)/g
const TEXT_OR_BRACKET = /"[^"\\]*(?:\\[^][^"\\]*)*"?|[[\]]/g

/** An answer has a few different lists; to look for one among very many takes longer than to parse it. */
const MOST_LISTS = 20

/** Takes the place of a list while the rest is parsed. */
const placeOf = (list: number) => `\u0000${list}`

/**
 * Parses an answer of which every number stays the text that it came as; throws on what is no JSON. A service repeats
 * its list of candidates for every entry, and a list can hold thousands: each text is parsed once, and is one object.
 */
export function parseAnswer(text: string): unknown {
  const { rest, lists } = takeListsOut(text)
  const parsed = new Map(
    lists.map((list, index) => [placeOf(index), parseKeepingDigits(list)] as const),
  )
  return putListsBack(parseKeepingDigits(rest), parsed)
}

function takeListsOut(text: string): { readonly rest: string; readonly lists: readonly string[] } {
  const lists: string[] = []
  const parts: string[] = []
  let from = 0
  for (const { index, 0: key } of text.matchAll(LIST_BEGINS)) {
    const start = index + key.length
    // What begins inside a list that was taken out went with it.
    if (start < from) continue
    const known = lists.find((list) => text.startsWith(list, start))
    if (known === undefined && lists.length === MOST_LISTS) continue
    const list = known ?? listAt(text, start)
    if (list === undefined) break
    if (known === undefined) lists.push(list)
    parts.push(text.slice(from, start), JSON.stringify(placeOf(lists.indexOf(list))))
    from = start + list.length
  }
  return { rest: [...parts, text.slice(from)].join(''), lists }
}

/** The list that begins there, up to its last bracket; undefined: it has none. */
function listAt(text: string, start: number): string | undefined {
  const tokens = new RegExp(TEXT_OR_BRACKET)
  tokens.lastIndex = start
  let depth = 0
  for (let token = tokens.exec(text); token !== null; token = tokens.exec(text)) {
    if (token[0] === '[') depth += 1
    if (token[0] === ']') depth -= 1
    if (depth === 0) return text.slice(start, tokens.lastIndex)
  }
  return undefined
}

/** In place: the value is not shared yet. */
function putListsBack(value: unknown, lists: ReadonlyMap<unknown, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const [key, part] of Object.entries(value)) {
    if (key === 'possibleCouriers' && lists.has(part))
      Object.assign(value, { possibleCouriers: lists.get(part) })
    else putListsBack(part, lists)
  }
  return value
}
