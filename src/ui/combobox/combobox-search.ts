/**
 * Finds the options of which the text holds every word that was typed: first those that have a word beginning with
 * each, then the others, both in their order; all of them, the same array, when nothing was typed. Texts are prepared
 * once, so that each key only compares.
 */
export function createOptionSearch<Option>(
  options: readonly Option[],
  searchOf: (option: Option) => string,
): (typed: string) => readonly Option[] {
  let texts: readonly string[] | undefined
  return (typed) => {
    const words = normalize(typed).split(/\s+/).filter(Boolean)
    if (words.length === 0) return options
    texts ??= options.map((option) => ` ${normalize(searchOf(option))}`)
    const all = texts
    const beginning: Option[] = []
    const others: Option[] = []
    options.forEach((option, index) => {
      const text = all[index] ?? ''
      if (words.every((word) => text.includes(` ${word}`))) beginning.push(option)
      else if (words.every((word) => text.includes(word))) others.push(option)
    })
    return [...beginning, ...others]
  }
}

/** Small letters without accents: people type "correos mexico" for "Correos México". */
function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
