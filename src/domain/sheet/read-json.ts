type Json = string | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/**
 * Reads a list of objects as a table, the names of their fields in its first row, those of fields inside others
 * with a dot between; or a list of lists. Nothing where the text is something else. Numbers keep every digit.
 */
export function readJsonTable(text: string): string[][] {
  try {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    return tableOf(parse(text) ?? parse(`[${lines.join(',')}]`))
  } catch {
    // An engine gives up on lists within lists within lists, and no list of orders is like that.
    return []
  }
}

function tableOf(value: Json): string[][] {
  const list = findList(value)
  if (list.every(isList)) return list.map((row) => row.map(textOf))
  const rows = list.map((object) => new Map(fieldsOf(object, '')))
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  return [names, ...rows.map((row) => names.map((name) => row.get(name) ?? ''))]
}

/** A text that is never closed reaches to the end of the file; tried again from each of its quotes, a broken file would take minutes. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)|-?\d[\d.]*(?:E[+-]?\d+)?/gi

/** A number in JavaScript keeps 15 digits, so numbers are put in quotes before they are parsed. */
function parse(text: string): Json {
  const quoted = text.replace(TEXT_OR_NUMBER, (found) =>
    found.startsWith('"') ? found : `"${found}"`,
  )
  try {
    return JSON.parse(quoted) as Json
  } catch {
    // There is no other way to learn that a text is no JSON.
    return null
  }
}

/** Interfaces put the list into an object, beside how many there are. */
function findList(value: Json): readonly Json[] {
  if (typeof value !== 'object' || value === null) return []
  if (isList(value))
    return value.every((one) => typeof one === 'object' && one !== null) ? value : []
  return (
    Object.values(value)
      .map(findList)
      .find(({ length }) => length > 0) ?? []
  )
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function fieldsOf(value: Json, before: string): (readonly [name: string, text: string])[] {
  if (typeof value !== 'object' || value === null || isList(value)) return [[before, textOf(value)]]
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsOf(inner, before === '' ? name : `${before}.${name}`),
  )
}

function textOf(value: Json): string {
  if (value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
