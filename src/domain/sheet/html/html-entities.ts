/** Names of the characters from 160 to 255, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  )

const OTHERS = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  euro: '€',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  trade: '™',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  zwnj: '\u200C',
  zwj: '\u200D',
}

const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...LATIN.map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries(OTHERS),
])

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w{1,7}));?/gi

/**
 * Replaces HTML entities. Only names that spreadsheets and shops write are known, since the whole list would be larger
 * than all other readers; unknown ones stay.
 */
export function decodeHtml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (all: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return CHARACTERS.get(name) ?? all
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
}
