import NOTES from './notes.json'

/** What people and programs write where there is no value: one word or a short note, without a digit. */
const WORDS = new Set(Object.values(NOTES).flat())

/** A plain text longer than this is no note. */
const LONGEST_PLACEHOLDER = Math.max(...[...WORDS].map(({ length }) => length)) + 2

/** Neither letter nor digit: `-`, `—`, `???`. A `#` is an error of a spreadsheet program, which has its own name. */
const SIGNS = /^[^\p{L}\p{N}\p{Cc}\p{Extended_Pictographic}\uFFFD#]+$/u
const STOP = /[.!…。！]+$/
const LONGEST_SIGNS = 14

/** What programs and people write for an ID that is not there; an ID may be any other word. */
const NO_ID = new Set(
  'n/a|na|n.a|n/d|nd|s/n|null|nil|none|nan|undefined|unknown|ninguno|ninguna|sin número|nenhum|aucun|aucune|keine|keiner|nessuno|brak|geen|空|无|無|没有|沒有|未知|なし|無し|없음'.split(
    '|',
  ),
)

/** Whether a cleaned ID only says that there is none. */
export function isNoId(value: string): boolean {
  if (value.length > LONGEST_PLACEHOLDER) return false
  if (SIGNS.test(value)) return value.length <= LONGEST_SIGNS
  return NO_ID.has(value.toLowerCase().replace(STOP, ''))
}

/** Whether a cleaned value only says that there is none; a formula without a value leaves a 0. */
export function isPlaceholder(value: string): boolean {
  if (value.length > LONGEST_PLACEHOLDER) return false
  if (/\d/.test(value)) return value === '0'
  if (SIGNS.test(value)) return value.length <= LONGEST_SIGNS
  const words = value.toLowerCase().normalize('NFC').replaceAll(/[ _]+/g, ' ')
  return WORDS.has(words) || WORDS.has(words.replace(STOP, '')) || /^x{3,}$/.test(words)
}
