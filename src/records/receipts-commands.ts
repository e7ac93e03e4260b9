import type { ReceiptFormat } from '#domain/report/receipt.ts'
import type { MadeReceipt, ReceiptQuestion } from '#records/receipts/receipt-make.ts'
import type { RecordsContext } from './context.ts'

/** The receipt of an upload; the writers are fetched when somebody wants one. */
export async function makeReceipt(
  context: RecordsContext,
  question: ReceiptQuestion,
): Promise<MadeReceipt> {
  const receipts = await import('#records/receipts/receipt-make.ts')
  return receipts.makeReceipt(context, question)
}

/** An empty sheet to fill in. */
export async function makeTemplate(_: RecordsContext, format: ReceiptFormat): Promise<Blob> {
  const { writeTemplateCsv, writeTemplateXlsx } = await import('./receipts/write-template.ts')
  if (format === 'xlsx') return writeTemplateXlsx()
  return new Blob([writeTemplateCsv()], { type: 'text/csv;charset=utf-8' })
}
