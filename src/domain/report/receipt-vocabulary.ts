import { OUTCOME_KINDS, type OutcomeKind } from '#domain/upload/outcome.ts'
import type { ReceiptColumn } from './receipt.ts'

/**
 * What receipts were ever written with, in every language, so that one is known again. Words are added when the
 * catalogues change and never taken away: old receipts lie in people's folders.
 */
export const HEADERS: Readonly<Record<ReceiptColumn, readonly string[]>> = {
  source: ['Source', 'Origen', '来源', '來源'],
  outcome: ['Outcome', 'Resultado', '结果', '結果'],
  reason: ['Reason', 'Motivo', '原因'],
  time: ['Time', 'Fecha y hora', '时间', '時間'],
  toDo: ['What to do', 'Qué hacer', '下一步'],
}

export const OUTCOME_WORDS: Readonly<Record<OutcomeKind, readonly string[]>> = {
  waiting: ['Waiting', 'En espera', '等待中', '等候中'],
  sending: ['Sending', 'Enviando', '发送中', '傳送中'],
  accepted: ['Accepted', 'Aceptado', '已接受'],
  failed: ['Failed', 'Fallido', '失败', '失敗'],
  'courier-needed': ['Courier needed', 'Falta transportista', '需选择物流商', '需選擇物流商'],
  unexplained: ['Unexplained', 'Sin explicar', '未说明', '未說明'],
  'in-doubt': ['In doubt', 'En duda', '存疑'],
  refused: ['Refused', 'Rechazado en bloque', '整批被拒'],
  'not-sent': ['Not sent', 'No enviado', '未发出', '未送出'],
  'set-aside': ['Set aside', 'Apartado', '已搁置', '已擱置'],
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
