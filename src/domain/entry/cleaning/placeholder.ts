import { cutEnd } from '#base/cut-end.ts'
import NOTES from './notes.json'

/** Words and short notes, without digits, that people and programs write instead of a value. */
const WORDS = new Set(Object.values(NOTES).flat())

/** The longest note, with room for punctuation. */
const LONGEST_PLACEHOLDER = Math.max(...[...WORDS].map(({ length }) => length)) + 2

/** Neither letters nor digits: `-`, `—`, `???`. A `#` begins a spreadsheet error, which has an issue of its own. */
const SIGNS = /^[^\p{L}\p{N}\p{Cc}\p{Extended_Pictographic}\uFFFD#]+$/u
const STOP = /[.!…。！]/
const LONGEST_SIGNS = 14

/** Words for a missing ID. Any other word may be an ID. */
const NO_ID = new Set(
  'n/a|na|n.a|n/d|nd|s/n|null|nil|none|nan|nat|<na>|undefined|unknown|ninguno|ninguna|sin número|nenhum|nenhuma|sem número|sem numero|não informado|nao informado|não tem|aucun|aucune|keine|keiner|nessuno|brak|geen|空|无|無|没有|沒有|未知|なし|無し|없음'.split(
    '|',
  ),
)
/** Values that programs write for a missing one, and unfilled placeholders of templates. */
const LEFT_BY_PROGRAMS =
  /^(?:\{\{[^{}]{1,20}\}\}|\$\{[^{}]{1,20}\}|%[A-Z_]{1,20}%|\\N|\[object object\]|[([{<](?:blank|empty|null|nil|none|nan|undefined|vac[ií]o|en blanco|em branco|vazio|leer|vide|vuoto|空|空白)[)\]}>])$/i

/** What a lookup leaves of an empty cell: `0`, `0.00`, a date of day 0; and what one leaves that found nothing: `-1`. */
const LEFT_BY_LOOKUP =
  /^(?:0(?:[.,]0{1,2})?|-1|00?[/.-](?:01?|1)[/.-]1900|1[/.-]0[/.-]1900|1900[/.-]01[/.-]00)$/

/** Tells whether a cleaned value is what a lookup of a spreadsheet leaves of an empty cell. */
export function isLeftByLookup(value: string): boolean {
  return LEFT_BY_LOOKUP.test(value)
}

/** Tells whether a cleaned ID only says that there is none. */
export function isNoId(value: string): boolean {
  if (value.length > LONGEST_PLACEHOLDER) return false
  if (SIGNS.test(value)) return value.length <= LONGEST_SIGNS
  if (LEFT_BY_PROGRAMS.test(value)) return true
  return NO_ID.has(cutEnd(value.toLowerCase(), STOP))
}

/** Tells whether a cleaned value only says that there is none. A 0 is what a formula without a value leaves. */
export function isPlaceholder(value: string): boolean {
  if (value.length > LONGEST_PLACEHOLDER) return false
  if (/\d/.test(value)) return value === '0'
  if (SIGNS.test(value)) return value.length <= LONGEST_SIGNS
  const words = value.toLowerCase().normalize('NFC').replaceAll(/[ _]+/g, ' ')
  return WORDS.has(words) || WORDS.has(cutEnd(words, STOP)) || /^x{3,}$/.test(words)
}

/** Words that people and programs write instead of a courier. */
const NO_COURIER = new Set(
  'other|others|other carrier|other courier|n/a|na|n.a|none|null|nil|nan|undefined|unknown|standard|standard shipping|default|not specified|no courier|no carrier|otro|otra|otros|otras|estándar|estandar|desconocido|ninguno|ninguna|sin transportista|sem transportadora|a definir|a combinar|não informado|nao informado|não informada|nao informada|outras|nenhuma|desconhecida|padrao|outro|outra|outros|padrão|desconhecido|nenhum|autre|autres|inconnu|aucun|andere|anderer|sonstige|sonstiges|unbekannt|keiner|keine|altro|altri|sconosciuto|nessuno|varios|varias|другое|другая|другой|другие|не указано|нет|tbd|tba|n.v.t|n/v/t|diğer|lainnya|khác|อื่นๆ|inne|inny|brak|overig|anders|onbekend|geen|其他|其它|其他快递|其他物流|其他快遞|无|無|暂无|暫無|没有|沒有|未知|默认|默認|标准|標準|その他|なし|不明|기타|없음|0'.split(
    '|',
  ),
)
const LONGEST_NO_COURIER = 18

/** Tells whether a cleaned courier only says that none is named. */
export function isNoCourier(value: string): boolean {
  if (value.length > LONGEST_NO_COURIER) return false
  if (SIGNS.test(value) || LEFT_BY_PROGRAMS.test(value)) return true
  return NO_COURIER.has(cutEnd(value.toLowerCase(), STOP))
}
