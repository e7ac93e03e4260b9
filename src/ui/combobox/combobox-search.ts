/** Finds options by what is typed. */
export type OptionSearch<Option> = {
  (typed: string): readonly Option[]
  /** Prepares `count` more texts; says whether all of them are prepared. */
  readonly prepare: (count: number) => boolean
}

/**
 * Finds the options of which the text holds every word that was typed: first those that have a word beginning with
 * each, then the others, both in their order; all of them, the same array, when nothing was typed. Texts are prepared
 * once, so that each key only compares; who has time before the first key prepares them ahead.
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

/** Small letters without accents: people type "correos mexico" for "Correos México". */
function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
