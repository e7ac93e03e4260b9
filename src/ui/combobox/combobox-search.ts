/** Finds options by typed text. */
export type OptionSearch<Option> = {
  (typed: string): readonly Option[]
  /** Prepares `count` more texts; returns whether all are prepared. */
  readonly prepare: (count: number) => boolean
}

/**
 * Finds the options whose text contains every typed word: those with a word that begins with each come first, and the
 * order is kept otherwise. Returns the same array for an empty search. Each text is normalized once, at the first
 * search or earlier by `prepare`.
 */
export function createOptionSearch<Option>(
  options: readonly Option[],
  searchOf: (option: Option) => string,
): OptionSearch<Option> {
  const texts: string[] = []
  const prepare = (count: number) => {
    for (const option of options.slice(texts.length, texts.length + count))
      texts.push(` ${normalize(searchOf(option))}`)
    return texts.length === options.length
  }
  const find = (typed: string) => {
    const words = normalize(typed).split(/\s+/).filter(Boolean)
    if (words.length === 0) return options
    prepare(options.length)
    const beginning: Option[] = []
    const others: Option[] = []
    options.forEach((option, index) => {
      const text = texts[index] ?? ''
      if (words.every((word) => text.includes(` ${word}`))) beginning.push(option)
      else if (words.every((word) => text.includes(word))) others.push(option)
    })
    return [...beginning, ...others]
  }
  return Object.assign(find, { prepare })
}

/** Returns a text in lowercase without accents: people type "correos mexico" for "Correos México". */
export function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
