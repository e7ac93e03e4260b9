import { parseKeepingDigits } from './parse-digits.ts'

/** The key, not text inside a string, where each quotation mark has a backslash before it. */
const LIST_BEGINS = /(?<!\\)"possibleCouriers"\s*:\s*(?=\[)/g
const TEXT_OR_BRACKET = /"[^"\\]*(?:\\[^][^"\\]*)*"?|[[\]]/g

/** An answer has few different lists. Comparing with very many would take longer than parsing. */
const MOST_LISTS = 20

/** Placeholder for a list while the rest is parsed. */
const placeOf = (list: number) => `\u0000${list}`

/**
 * Parses an answer and keeps every number as text; throws if it isn't JSON. Since a service repeats its list of
 * candidates, possibly thousands, for every entry, each different list is parsed once and shared.
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
    // The match is inside a list that was already taken out.
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

/** Returns the list that begins at `start`, up to its closing bracket; undefined without one. */
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

/** Mutates the value, which is not shared yet. */
function putListsBack(value: unknown, lists: ReadonlyMap<unknown, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const [key, part] of Object.entries(value)) {
    if (key === 'possibleCouriers' && lists.has(part))
      Object.assign(value, { possibleCouriers: lists.get(part) })
    else putListsBack(part, lists)
  }
  return value
}
