import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'

/** What templates write beside a column's name. */
const NOISE = new Set(
  `required mandatory optional requerido obligatorio opcional obrigatorio pflichtfeld erforderlich pflicht
  obligatoire facultatif requis obbligatorio facoltativo wajib 必填 必填项 必填項 必須 任意 选填 選填 可选 필수 선택`.split(
    /\s+/,
  ),
)

/** Letters that do not fall apart into a plain one and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ø: 'o',
  ß: 'ss',
  '°': 'o',
}

/** The name of a column is no longer than this. */
const LONGEST_HEADER = 500

/**
 * The words of a header in lower case, without accents, punctuation and template noise; `#` is a word.
 * Headers that people would call the same become the same.
 */
export function headerWords(header: string): readonly string[] {
  const words = withoutAccents(cleanCell(header.slice(0, LONGEST_HEADER)).normalize('NFKC'))
    .replaceAll('#', ' # ')
    .split(/[^\p{L}\p{N}\p{M}#]+/u)
    .filter((word) => word !== '')
  const meaningful = words.filter((word) => !NOISE.has(word))
  return meaningful.length === 0 ? words : meaningful
}

/** A header's words as one key: `order-id`, `Order ID*` and `orderId` have the same. */
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
      // After the marks: ǿ is an ø with one.
      .replace(/[đłıøß°]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
      .normalize('NFC')
  )
}
