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
  'y yes true 1 x v ✓ ✔ sí si sim oui ja tak да evet ya có ใช่ 是 对 已作废 はい 예 נכון نعم'.split(
    ' ',
  )

/** Words around a header that asks whether, or says when, an order was cancelled. */
const WHETHER = /^(?:is|was|是否|whether) ?|(?: (?:indicator|flag|y n|yes no|s n|j n))$/
const WHEN = / ?(?:at|on|date|el|em|le|am|fecha|data|datum|时间|時間|日期|日時)$/

/** `Voided`, `是否作废`, `Cancelled at`: a column that says it of the rows with a yes or a date; null: another one. */
export function voidColumn(header: string): StatusColumn | null {
  if (header.length > LONGEST_STATUS) return null
  const words = headerWords(header).join(' ')
  if (isVoid(words.replace(WHETHER, ''))) return { column: header, leftOut: YES }
  return isVoid(words.replace(WHEN, '')) ? { column: header, filled: 'leftOut' } : null
}

const VOID = new Set(
  Object.values(statuses.leftOut).flatMap((words) => words.map((word) => headerKey(word))),
)
const isVoid = (words: string) => VOID.has(headerKey(words))

/** Whether a remark begins by saying that the order is cancelled or must not be shipped, or says nothing else. */
export function opensAsCancelled(remark: string): boolean {
  if (!mayOpen(remark)) return false
  const text = fold(remark.slice(0, LONGEST_STATUS))
  if (ALONE.has(text.replace(/[!.]{1,3}$/, ''))) return true
  return OPENINGS.some((opening) => text.startsWith(opening) && endsThere(text, opening.length))
}

/** Only plain letters stand for themselves: any other text has to be looked at. */
function mayOpen(remark: string): boolean {
  const first = remark.charCodeAt(0)
  const isPlain = first > 0x20 && first < 0x7f && remark.charCodeAt(1) < 0x7f
  return !isPlain || BEGINNINGS.has(remark.slice(0, 2).toLowerCase())
}

/** A word ends where no letter follows; Chinese, Korean, Thai and Japanese verbs go on without a blank. */
function endsThere(text: string, at: number): boolean {
  const last = text.charAt(at - 1)
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}\p{sc=Thai}]/u.test(last)) return true
  return !/[\p{L}\p{N}]/u.test(text.charAt(at))
}
