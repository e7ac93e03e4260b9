import { cutEnd } from '#domain/entry/cut-end.ts'
import { headerKey, headerWords } from '#domain/columns/header/normalize-header.ts'
import { isNoId } from '#domain/entry/cleaning/placeholder.ts'
import type { Status, StatusColumn } from './platform.ts'
import { alone, columns, openings, statuses } from './status-words.json'

const KINDS = ['leftOut', 'refunded', 'returned', 'shipped'] as const

/** A longer cell is prose. */
const LONGEST_STATUS = 80

/** Case, width, `_` and the dots of ё and İ make no other word. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('\u0307', '')
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replaceAll('ё', 'е')
    .replaceAll('_', ' ')
    .trim()
    .replaceAll(/\s+/g, ' ')
}

const GENERAL = new Map<string, Status>(
  KINDS.flatMap((kind) =>
    Object.values(statuses[kind]).flatMap((words) =>
      words.map((word) => [fold(word), kind] as const),
    ),
  ),
)

const COLUMNS = new Set(Object.values(columns).flat().map(headerKey))

/** Words that say it only where nothing stands beside them: a cancellation policy cancels nothing. */
const ALONE = new Set(Object.values(alone).flat().map(fold))

const OPENINGS = Object.values(openings).flat().map(fold)

/** What a remark is set off with: `*** CANCELLED ***`, `[VOID]`, `【取消】`; and what stands between its words. */
const DECORATION = /^[^\p{L}\p{N}]+/u
const BETWEEN_WORDS = /[\s!:.,;–—-]+/g

/** The first two letters of these: nearly every other text is told by its own. */
const BEGINNINGS = new Set([...OPENINGS, ...ALONE].map((words) => words.slice(0, 2)))

function readOwnStatus(word: string, column: StatusColumn): Status | null {
  return KINDS.find((kind) => column[kind]?.some((own) => fold(own) === word)) ?? null
}

/**
 * What a cell of a status column says, taken as a whole: `没有申请退款` is no refund. A platform's own words go before
 * the general ones.
 */
export function readStatus(cell: string, column?: StatusColumn): Status | null {
  if (cell.length > LONGEST_STATUS) return column?.filled ?? null
  const word = fold(cell)
  if (word === '' || isNoId(word)) return null
  const own = column === undefined ? null : readOwnStatus(word, column)
  return own ?? column?.filled ?? GENERAL.get(word) ?? null
}

/** Whether a header names the status of the order or of the shipment, or asks whether it is void. */
export function isStatusHeader(header: string): boolean {
  if (header.length > LONGEST_STATUS) return false
  return COLUMNS.has(headerKey(header)) || voidColumn(header) !== null
}

const YES =
  'y j s t yes true 1 x v ✓ ✔ sí sì si sim oui ja tak да evet ya có ใช่ 是 对 已作废 はい 예 נכון نعم'.split(
    ' ',
  )

/** Words around a header that asks whether, or says when, an order was cancelled. */
const WHETHER = /^(?:is|was|是否|whether) ?|(?: (?:indicator|flag|y n|yes no|s n|j n))$/
const WHEN =
  /^(?:date|data|fecha|datum) (?:of |de |d |di |da |del |der )?| ?(?:at|on|date|el|em|le|am|fecha|data|datum|时间|時間|日期|日時)$/

/** `Voided`, `是否作废`, `Cancelled at`: a column that says it of the rows with a yes or a date; null: another one. */
export function voidColumn(header: string): StatusColumn | null {
  if (header.length > LONGEST_STATUS) return null
  const words = headerWords(header).join(' ')
  if (isVoid(words.replace(WHETHER, ''))) return { column: header, leftOut: YES }
  return isVoid(words.replace(WHEN, '')) ? { column: header, filled: 'leftOut' } : null
}

const VOID = new Set(
  [statuses.leftOut, alone].flatMap((words) => Object.values(words).flat()).map(headerKey),
)
const isVoid = (words: string) => VOID.has(headerKey(words))

/** Whether a remark begins by saying that the order is cancelled or must not be shipped, or says nothing else. */
export function opensAsCancelled(remark: string): boolean {
  if (!mayOpen(remark)) return false
  const text = fold(
    remark.slice(0, LONGEST_STATUS).replace(DECORATION, '').replaceAll(BETWEEN_WORDS, ' '),
  )
  if (ALONE.has(cutEnd(text, /[^\p{L}\p{N}]/u))) return true
  return OPENINGS.some((opening) => text.startsWith(opening) && endsHere(text, opening.length))
}

/** `Não enviar nota fiscal`: a paper stays at home, the parcel does not. */
const PAPER =
  /^ (?:(?:a|o|la|el|the|die) )?(?:nota|nf|nfe|danfe|cupom|boleto|factura|recibo|invoice|receipt|rechnung|facture|fattura)(?![\p{L}\p{N}])/u

const endsHere = (text: string, at: number) => endsThere(text, at) && !PAPER.test(text.slice(at))

/** Only plain letters stand for themselves, also behind signs: any other text has to be looked at. */
function mayOpen(remark: string): boolean {
  let at = 0
  while (at < MOST_SIGNS && isSign(remark.charCodeAt(at))) at += 1
  const isPlain = isAlphanumeric(remark.charCodeAt(at)) && remark.charCodeAt(at + 1) < 0x7f
  return !isPlain || BEGINNINGS.has(remark.slice(at, at + 2).toLowerCase())
}

const MOST_SIGNS = 8
const isSign = (code: number) => code < 0x7f && !isAlphanumeric(code)
const isAlphanumeric = (code: number) =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)

/** A word ends where no letter follows; Chinese, Korean, Thai and Japanese verbs go on without a blank. */
function endsThere(text: string, at: number): boolean {
  const last = text.charAt(at - 1)
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}\p{sc=Thai}]/u.test(last)) return true
  return !/[\p{L}\p{N}]/u.test(text.charAt(at))
}
