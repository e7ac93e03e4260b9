import { OUTCOME_KINDS, type OutcomeKind } from '#domain/upload/outcome.ts'
import { type ReceiptColumn, CODE_HEADER, RECEIPT_COLUMNS } from './receipt.ts'
import { headerKey } from '#domain/columns/header/normalize-header.ts'

/**
 * Headers that receipts have ever had, in every language, to recognise them. Add the new word when a catalogue changes
 * and never remove one, since users keep old receipts.
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

/** Returns the outcome that a cell of a receipt names, by code or in any language; null for anything else. */
export function readOutcome(cell: string): OutcomeKind | null {
  return KINDS.get(cell.trim().toLowerCase()) ?? null
}

/** The columns of a sheet that is a receipt. */
export type FoundReceipt = {
  /** The column with the outcome of each row. */
  readonly outcome: number
  /** The column with the upload's shop; -1 without one. */
  readonly shop: number
  /** All columns that the receipt added; the others are the user's own. */
  readonly added: ReadonlySet<number>
}

type Rows = readonly (readonly string[])[]

/** A title may be above the header. */
const ROWS_TO_LOOK_AT = 20

const CODE_KEY = headerKey(CODE_HEADER)
const ADDED_KEYS = new Map(
  RECEIPT_COLUMNS.map((column) => [column, new Set(HEADERS[column].map(headerKey))]),
)
const isHeaderOf = (column: ReceiptColumn, key: string) => ADDED_KEYS.get(column)?.has(key) ?? false
const ALWAYS_ADDED = ['outcome', 'reason', 'time', 'toDo'] as const

/** The added columns come last, and a row can have a hundred thousand columns. */
const COLUMNS_TO_LOOK_AT = 1000

function keysOf(row: readonly string[]): readonly string[] {
  const first = row.length - COLUMNS_TO_LOOK_AT
  return row.map((cell, index) => (index < first ? '' : headerKey(cell)))
}

/**
 * Recognises a receipt, even after rows and columns were sorted, moved, deleted or corrected: by its column of codes,
 * or else by an outcome column with only our words. null: the sheet isn't a receipt.
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
 * Our columns follow the user's own, so the last of two columns with one name is ours. A source and a shop column are
 * ours only next to another of ours, since not every receipt has them and many sheets do.
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

/** Empties the added columns of a row. */
export function withoutAdded(row: readonly string[], { added }: FoundReceipt): string[] {
  const own = row.map((cell, column) => (added.has(column) ? '' : cell))
  // Drop added columns at the end, so that the sheet has its known layout.
  let length = own.length
  while (length > 0 && added.has(length - 1)) length -= 1
  return own.slice(0, length)
}
