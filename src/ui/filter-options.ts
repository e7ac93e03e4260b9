/** The options of which the text holds every word that was typed, in their order; the same array when nothing was typed. */
export function filterOptions<Option>(
  options: readonly Option[],
  searchOf: (option: Option) => string,
  typed: string,
): readonly Option[] {
  const words = normalize(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter((option) => {
    const text = normalize(searchOf(option))
    return words.every((word) => text.includes(word))
  })
}

/** Small letters without accents: people type "correos mexico" for "Correos México". */
function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
