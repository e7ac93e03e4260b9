/** A text to find in values, with its options. */
export type TextQuery = {
  readonly text: string
  /** Only values that equal the text match. */
  readonly wholeValue: boolean
  readonly matchCase: boolean
}

/** A search that finds a text in values, splits values at it and replaces it. */
export type TextSearch = {
  readonly isIn: (value: string) => boolean
  /** Splits a value into the text between matches, first and last and possibly empty, and the matches, alternating. */
  readonly cut: (value: string) => readonly string[]
  /** Replaces every occurrence. */
  readonly replaceIn: (value: string, by: string) => string
}

/** Creates a search to use for many values. An empty text matches nothing. */
export function createTextSearch({ text, wholeValue, matchCase }: TextQuery): TextSearch {
  const plain = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  const flags = matchCase ? 'u' : 'iu'
  const wanted = wholeValue ? `^(${plain})$` : `(${plain})`
  const one = new RegExp(wanted, flags)
  const all = new RegExp(wanted, `g${flags}`)
  const isEmpty = text === ''
  return {
    isIn: (value) => !isEmpty && one.test(value),
    cut: (value) => (isEmpty ? [value] : value.split(one)),
    // `$` is special in a replacement; a replacer function would take several times as long.
    replaceIn: (value, by) => (isEmpty ? value : value.replace(all, by.replaceAll('$', '$$$$'))),
  }
}
