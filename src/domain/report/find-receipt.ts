import { OUTCOME_KINDS, type OutcomeKind } from '#domain/upload/outcome.ts'
import { type ReceiptColumn, CODE_HEADER, RECEIPT_COLUMNS } from './receipt.ts'
import { headerKey } from '#domain/columns/header/normalize-header.ts'

/**
 * What receipts were ever written with, in every language, so that one is known again. Words are added when the
 * catalogues change and never taken away: old receipts lie in people's folders.
 */
export const HEADERS: Readonly<Record<ReceiptColumn, readonly string[]>> = {
  source: ['Source', 'Origen', 'Origem', '来源', '來源'],
  outcome: ['Outcome', 'Resultado', '结果', '結果'],
  reason: ['Reason', 'Motivo', '原因'],
  time: ['Time', 'Fecha y hora', 'Data e hora', '时间', '時間'],
  toDo: ['What to do', 'Qué hacer', 'O que fazer', '下一步'],
  shop: ['Shop', 'Tienda', 'Loja', '店铺', '店舖'],
}

export const OUTCOME_WORDS: Readonly<Record<OutcomeKind, readonly string[]>> = {
  waiting: ['Waiting', 'En espera', 'Na fila', '等待中', '等候中'],
  sending: ['Sending', 'Enviando', '发送中', '傳送中'],
  accepted: ['Accepted', 'Aceptado', 'Aceito', '已接受'],
  failed: ['Failed', 'Fallido', 'Com falha', '失败', '失敗'],
  'courier-needed': [
    'Courier needed',
    'Falta transportista',
    'Falta transportadora',
    '需选择物流商',
    '需選擇物流商',
  ],
  unexplained: ['Unexplained', 'Sin explicar', 'Sem explicação', '未说明', '未說明', '未有結果'],
  'in-doubt': ['In doubt', 'En duda', 'Sem confirmação', '存疑'],
  refused: [
    'Refused',
    'Rechazado en bloque',
    'Envío rechazado',
    'Envio recusado',
    '整批被拒',
    '整批未獲處理',
  ],
  'not-sent': ['Not sent', 'No enviado', 'Não enviado', '未发出', '未送出'],
  'set-aside': ['Set aside', 'Apartado', 'Arquivado', '已搁置', '已擱置'],
}

const KINDS: ReadonlyMap<string, OutcomeKind> = new Map(
  OUTCOME_KINDS.flatMap((kind) => [
    [kind, kind] as const,
    ...OUTCOME_WORDS[kind].map((word) => [word.toLowerCase(), kind] as const),
  ]),
)

/** The outcome that a cell of a receipt names, by its code or in any language; null for anything else. */
export function readOutcome(cell: string): OutcomeKind | null {
  return KINDS.get(cell.trim().toLowerCase()) ?? null
}

/** A sheet that this product wrote, as it came back. */
export type FoundReceipt = {
  /** The column that tells what became of each row. */
  readonly outcome: number
  /** The column that names the shop of the upload; -1 where none was named. */
  readonly shop: number
  /** Every column that the product added; the others are the person's own. */
  readonly added: ReadonlySet<number>
}

type Rows = readonly (readonly string[])[]

/** There may be a title above the header. */
const ROWS_TO_LOOK_AT = 20

const CODE_KEY = headerKey(CODE_HEADER)
const ADDED_KEYS = new Map(
  RECEIPT_COLUMNS.map((column) => [column, new Set(HEADERS[column].map(headerKey))]),
)
const isHeaderOf = (column: ReceiptColumn, key: string) => ADDED_KEYS.get(column)?.has(key) ?? false
const ALWAYS_ADDED = ['outcome', 'reason', 'time', 'toDo'] as const

/** The added columns are the last ones; a row can have a hundred thousand. */
const COLUMNS_TO_LOOK_AT = 1000

function keysOf(row: readonly string[]): readonly string[] {
  const first = row.length - COLUMNS_TO_LOOK_AT
  return row.map((cell, index) => (index < first ? '' : headerKey(cell)))
}

/**
 * Finds out whether a sheet is a receipt, whatever was sorted, moved, deleted or corrected in it: by its column of
 * codes; where that is gone, by an outcome column that holds nothing but our words. null: it is another sheet.
 */
export function findReceipt(rows: Rows): FoundReceipt | null {
  for (const [index, row] of rows.slice(0, ROWS_TO_LOOK_AT).entries()) {
    const keys = keysOf(row)
    const codes = keys.lastIndexOf(CODE_KEY)
    const outcome = codes === -1 ? findWords(keys, rows.slice(index + 1)) : codes
    if (outcome !== -1) return { outcome, ...findAdded(keys, outcome) }
  }
  return null
}

function findWords(keys: readonly string[], below: Rows): number {
  const column = keys.findLastIndex((key) => isHeaderOf('outcome', key))
  const cells = below.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')
  const isOurs = cells.length > 0 && cells.every((cell) => readOutcome(cell) !== null)
  return isOurs ? column : -1
}

/**
 * Ours follow the person's own, so of two columns with one name the last is ours. Not every receipt has a source and a
 * shop, and many a sheet has: they are ours only beside another one of ours.
 */
function findAdded(keys: readonly string[], outcome: number): Pick<FoundReceipt, 'shop' | 'added'> {
  const last = (column: ReceiptColumn) => keys.findLastIndex((key) => isHeaderOf(column, key))
  const found = ALWAYS_ADDED.map(last).filter((index) => index !== -1)
  const ours = new Set([outcome, ...found])
  const source = last('source')
  const shop = ours.has(last('shop') - 1) ? last('shop') : -1
  if (source !== -1 && ours.has(source + 1)) ours.add(source)
  if (shop !== -1) ours.add(shop)
  return { shop, added: ours }
}

/** A row without what the product added to it. */
export function withoutAdded(row: readonly string[], { added }: FoundReceipt): string[] {
  const own = row.map((cell, column) => (added.has(column) ? '' : cell))
  // Behind the last column of the person nothing is left, so that the layout is the one they know.
  let length = own.length
  while (length > 0 && added.has(length - 1)) length -= 1
  return own.slice(0, length)
}
