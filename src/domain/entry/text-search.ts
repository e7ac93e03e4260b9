/** A text to find in values, and how exactly. */
export type TextQuery = {
  readonly text: string
  /** The value is the text, with nothing before or after it. */
  readonly wholeValue: boolean
  readonly matchCase: boolean
}

/** Finds a text in values, cuts values at it, and puts another one in its place. */
export type TextSearch = {
  readonly isIn: (value: string) => boolean
  /** What is found and what is between, in turns; the first and the last are between, and may be empty. */
  readonly cut: (value: string) => readonly string[]
  /** Every place of the text is replaced. */
  readonly replaceIn: (value: string, by: string) => string
}

/** Makes a search that is used for many values; an empty text is nowhere. */
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
    // `$` has a meaning in a text that replaces; a function in its place takes several times as long.
    replaceIn: (value, by) => (isEmpty ? value : value.replace(all, by.replaceAll('$', '$$$$'))),
  }
}
