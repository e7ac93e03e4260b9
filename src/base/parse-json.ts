/** Parses JSON, to be validated by a schema; undefined when the text isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
