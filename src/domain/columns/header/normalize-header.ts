import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'

/** Words that templates add to a column's name. */
const NOISE = new Set(
  `required mandatory optional requerido obligatorio opcional obrigatorio pflichtfeld erforderlich pflicht
  obligatoire facultatif requis obbligatorio facoltativo wajib 必填 必填项 必填項 必須 任意 选填 選填 可选 필수 선택`.split(
    /\s+/,
  ),
)

/** Letters that normalization doesn't split into a plain letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ø: 'o',
  ß: 'ss',
  '°': 'o',
}

/** Headers are cut to this length. */
const LONGEST_HEADER = 500

/**
 * The words of a header in lower case, without accents, punctuation and template words; `#` is a word. Headers with the
 * same words have the same meaning.
 */
export function headerWords(header: string): readonly string[] {
  const words = withoutAccents(cleanCell(header.slice(0, LONGEST_HEADER)).normalize('NFKC'))
    .replaceAll('#', ' # ')
    .split(/[^\p{L}\p{N}\p{M}#]+/u)
    .filter((word) => word !== '')
  const meaningful = words.filter((word) => !NOISE.has(word))
  return meaningful.length === 0 ? words : meaningful
}

/** The words of a header as one key: the same for `order-id`, `Order ID*` and `orderId`. */
export function headerKey(header: string): string {
  return headerWords(header).join('').normalize('NFC')
}

function withoutAccents(text: string): string {
  return (
    text
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036F]/g, '')
      // Runs after the marks are removed: ǿ is an ø with a mark.
      .replace(/[đłıøß°]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
      .normalize('NFC')
  )
}
