/**
 * Finds the options of which the text holds every word that was typed, in their order; all of them, the same
 * array, when nothing was typed. Texts are prepared once, so that each key only compares.
 */
export function createOptionSearch<Option>(
  options: readonly Option[],
  searchOf: (option: Option) => string,
): (typed: string) => readonly Option[] {
  let texts: readonly string[] | undefined
  return (typed) => {
    const words = normalize(typed).split(/\s+/).filter(Boolean)
    if (words.length === 0) return options
    texts ??= options.map((option) => normalize(searchOf(option)))
    const found = texts
    return options.filter((_, index) => words.every((word) => found[index]?.includes(word)))
  }
}

/** Small letters without accents: people type "correos mexico" for "Correos México". */
function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
