import type { Encoding } from '#domain/sheet/text/encoding/decode.ts'

/** Name of each encoding in other programs, and the languages that are written in it. */
const ENCODING_NAMES: Readonly<Record<Encoding, readonly [name: string, ...languages: string[]]>> =
  {
    'utf-8': ['UTF-8'],
    'utf-16le': ['UTF-16'],
    'utf-16be': ['UTF-16 BE'],
    gb18030: ['GBK', 'zh-Hans'],
    big5: ['Big5', 'zh-Hant'],
    shift_jis: ['Shift-JIS', 'ja'],
    'euc-jp': ['EUC-JP', 'ja'],
    'euc-kr': ['EUC-KR', 'ko'],
    'windows-1252': ['Windows-1252', 'es', 'fr', 'de'],
    'windows-1250': ['Windows-1250', 'pl', 'cs', 'hu'],
    'windows-1251': ['Windows-1251', 'ru', 'uk'],
    'windows-1253': ['Windows-1253', 'el'],
    'windows-1254': ['Windows-1254', 'tr'],
    'windows-1257': ['Windows-1257', 'lt', 'lv', 'et'],
  }

/** Returns the short name of an encoding, the same in every language: `GBK`. */
export function nameOfEncoding(encoding: Encoding): string {
  return ENCODING_NAMES[encoding][0]
}

/** Returns the languages that are written in an encoding. */
export function languagesOf(encoding: Encoding): readonly string[] {
  return ENCODING_NAMES[encoding].slice(1)
}
