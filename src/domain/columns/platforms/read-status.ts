import { cutEnd } from '#base/cut-end.ts'
import { headerKey, headerWords } from '#domain/columns/header/normalize-header.ts'
import { isNoId } from '#domain/entry/cleaning/placeholder.ts'
import type { Status, StatusColumn } from './platform.ts'
import {
  alone,
  columns,
  documents,
  documentsOfReturns,
  labels,
  openings,
  returnQuestions,
  returns,
  statuses,
} from './status-words.json'

const KINDS = ['leftOut', 'refunded', 'returned', 'shipped'] as const

/** Longer cells are prose. */
const LONGEST_STATUS = 80

/** Ignores case, width, `_` and the dots of ё and İ. */
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

/** Words that count only on their own: a cancellation policy cancels nothing. */
const ALONE = new Set(Object.values(alone).flat().map(fold))

const OPENINGS = Object.values(openings).flat().map(fold)

/** Decoration of a remark, as in `*** CANCELLED ***`, `[VOID]`, `【取消】`. */
const DECORATION = /^[^\p{L}\p{N}]+/u
const BETWEEN_WORDS = /[\s!:.,;–—-]+/g

/** The first two letters of these words, to skip nearly all other texts quickly. */
const BEGINNINGS = new Set([...OPENINGS, ...ALONE].map((words) => words.slice(0, 2)))

function readOwnStatus(word: string, column: StatusColumn): Status | null {
  return KINDS.find((kind) => column[kind]?.some((own) => fold(own) === word)) ?? null
}

/**
 * The meaning of a status cell as a whole: `没有申请退款` is no refund. A platform's own words take precedence over the
 * general ones.
 */
export function readStatus(cell: string, column?: StatusColumn): Status | null {
  if (cell.length > LONGEST_STATUS) return column?.filled ?? null
  const word = fold(cell)
  if (word === '' || isNoId(word)) return null
  const own = column === undefined ? null : readOwnStatus(word, column)
  return own ?? column?.filled ?? GENERAL.get(word) ?? null
}

/** Whether a header names a status of the order or shipment, or asks whether it is void. */
export function isStatusHeader(header: string): boolean {
  if (header.length > LONGEST_STATUS) return false
  return COLUMNS.has(headerKey(header)) || namedColumn(header) !== null
}

const YES =
  'y j s t yes true 1 x v ✓ ✔ sí sì si sim oui ja tak да evet ya có ใช่ 是 对 已作废 はい 예 נכון نعم'.split(
    ' ',
  )

/** Words around a header that asks whether, or states when, an order was cancelled. */
const WHETHER =
  /^(?:is|was|ist|est|es|e|czy|是否|whether) ?|(?: (?:indicator|flag|y n|yes no|s n|j n)|여부|フラグ)$/
const WHEN =
  /^(?:date|data|fecha|datum) (?:of |de |d |di |da |del |der )?| ?(?:at|on|date|el|em|le|am|fecha|data|datum|时间|時間|日期|日時)$/

/**
 * The meaning of a column by its whole header: `Voided`, `Is return`, `是否作废` mark rows with a yes, `Cancelled at` with a
 * date; `Label status` tells of the label, `Document type` which rows are returns; null for other columns.
 */
export function namedColumn(header: string): StatusColumn | null {
  if (header.length > LONGEST_STATUS) return null
  const words = headerWords(header).join(' ')
  const asked = words.replace(WHETHER, '')
  if (isVoid(asked)) return { column: header, leftOut: YES }
  if (isReturn(header)) return { column: header, leftOut: YES.filter((yes) => yes !== '1') }
  if (isVoid(words.replace(WHEN, ''))) return { column: header, filled: 'leftOut' }
  const key = headerKey(header)
  if (LABELS.has(key)) return { column: header, leftOut: OF_LABELS }
  return DOCUMENTS.has(key) ? { column: header, leftOut: RETURNS } : null
}

/** Whether a column marks or names returns, so that a row it leaves out is one. */
export function isReturnColumn(header: string): boolean {
  return isReturn(header) || DOCUMENTS.has(headerKey(header))
}

const LABELS = keysOf(labels)
const OF_LABELS = Object.values(statuses.refunded).flat()
const DOCUMENTS = keysOf(documents)
const RETURNS = Object.values(documentsOfReturns).flat()
const RETURN_WORDS = keysOf(returns)
const RETURN_QUESTIONS = keysOf(returnQuestions)

/** `Return` alone may name a label or a policy, so it counts only in a question. A 1 may count returned items. */
function isReturn(header: string): boolean {
  const words = headerWords(header).join(' ')
  const asked = words.replace(WHETHER, '')
  if (RETURN_QUESTIONS.has(headerKey(words))) return true
  return (asked !== words || /[?？]\s*$/.test(header)) && RETURN_WORDS.has(headerKey(asked))
}

function keysOf(words: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> {
  return new Set(Object.values(words).flat().map(headerKey))
}

const VOID = new Set(
  [statuses.leftOut, alone].flatMap((words) => Object.values(words).flat()).map(headerKey),
)
const isVoid = (words: string) => VOID.has(headerKey(words))

/** Whether a remark starts by saying that the order is cancelled or must not be shipped, or only says that. */
export function opensAsCancelled(remark: string): boolean {
  if (!mayOpen(remark)) return false
  const text = fold(
    remark.slice(0, LONGEST_STATUS).replace(DECORATION, '').replaceAll(BETWEEN_WORDS, ' '),
  )
  if (ALONE.has(cutEnd(text, /[^\p{L}\p{N}]/u))) return true
  return OPENINGS.some((opening) => text.startsWith(opening) && endsHere(text, opening.length))
}

/** `Não enviar nota fiscal`: only a document is not to be sent, the parcel is. */
const PAPER =
  /^ (?:(?:a|o|la|el|the|die) )?(?:nota|nf|nfe|danfe|cupom|boleto|factura|recibo|invoice|receipt|rechnung|facture|fattura)(?![\p{L}\p{N}])/u

const endsHere = (text: string, at: number) => endsThere(text, at) && !PAPER.test(text.slice(at))

/** A quick check by the first two letters behind signs, for plain letters; other texts need the full check. */
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

/** A word ends before a non-letter. Chinese, Korean, Thai and Japanese words continue without a blank. */
function endsThere(text: string, at: number): boolean {
  const last = text.charAt(at - 1)
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}\p{sc=Thai}]/u.test(last)) return true
  return !/[\p{L}\p{N}]/u.test(text.charAt(at))
}
