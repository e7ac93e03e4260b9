type Json = string | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/**
 * Reads a list of objects as a table with the field names in the first row (nested names joined by dots), or a list of
 * lists. Returns no rows for other texts. Numbers keep all digits.
 */
export function readJsonTable(text: string): string[][] {
  try {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    return tableOf(parse(text) ?? parse(`[${lines.join(',')}]`))
  } catch {
    // Engines overflow on deeply nested lists, which no list of orders has.
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

/** An unclosed text matches to the end of the file: retrying from each quote would take minutes. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)|-?\d[\d.]*(?:E[+-]?\d+)?/gi

/** JavaScript numbers keep 15 digits, so numbers are quoted before parsing. */
function parse(text: string): Json {
  const quoted = text.replace(TEXT_OR_NUMBER, (found) =>
    found.startsWith('"') ? found : `"${found}"`,
  )
  try {
    return JSON.parse(quoted) as Json
  } catch {
    // JSON.parse is the only way to find out whether a text is JSON.
    return null
  }
}

/** APIs wrap the list in an object, together with a count. */
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
