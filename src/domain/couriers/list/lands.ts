import { plainName } from './courier-memory.ts'

/** Languages in which shops, programs and couriers name lands; those of the users first. */
const LANGUAGES =
  'en es pt zh-Hans zh-Hant de fr it nl pl sv da nb fi et lt lv cs sk sl hr hu ro bg el tr ru uk ja ko vi th id'.split(
    ' ',
  )

/** What people write for a land beside its name. */
const OTHER_NAMES = [
  ['GB', 'UK; England; Great Britain; Britain; Inglaterra; 英國; 英格兰'],
  ['US', 'USA; U.S.; EE. UU.; EEUU; EUA; America'],
  ['AE', 'UAE; Emirates'],
  ['CZ', 'Czech Republic; Czech; República Checa; República Tcheca'],
  ['NL', 'Holland; Holanda'],
  ['KR', 'Korea; Corea; Coreia; South Korea; Korea Republic'],
  ['RU', 'Russian Federation'],
  ['HK', 'Hong Kong; HongKong; 香港'],
  ['MO', 'Macau; Macao; 澳门; 澳門'],
  ['TW', 'Taiwan; 台湾; 臺灣'],
  ['TR', 'Turkey; Turquía; Turquia'],
  ['CN', 'Mainland China; 中国大陆'],
  ['ID', '印尼'],
  ['MY', '马来'],
  ['SA', 'KSA'],
  ['ZA', 'RSA'],
  ['AU', '澳洲'],
] as const

/** The lands of couriers by code and by name in many languages, each as `plainName`. */
export function namesOfLands(codes: Iterable<string>): ReadonlyMap<string, string> {
  const lands = new Map<string, string>()
  const known = [...codes].filter((code) => /^[A-Z]{2}$/.test(code))
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
    for (const code of known) lands.set(plainName(names.of(code) ?? code), code)
  }
  for (const [code, names] of OTHER_NAMES)
    for (const name of names.split('; ')) lands.set(plainName(name), code)
  for (const code of known) lands.set(code.toLowerCase(), code)
  return lands
}
