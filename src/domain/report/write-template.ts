import writeExcelFile from 'write-excel-file/universal'

/** The header of an empty sheet; the column finder knows each of them. */
export const TEMPLATE_HEADER = [
  'Order ID',
  'Merchant order ID',
  'Tracking number',
  'Courier code',
] as const

/** Rows that are set to text beforehand: Excel would cut a long number short. */
const TEXT_ROWS = 1000

/** An empty sheet as CSV, with the mark by which Excel knows that it is UTF-8. */
export function writeTemplateCsv(): string {
  return `\ufeff${TEMPLATE_HEADER.join(',')}\r\n`
}

/** An empty sheet as .xlsx whose cells are text, so that tracking numbers keep all their digits. */
export async function writeTemplateXlsx(): Promise<Blob> {
  const header = TEMPLATE_HEADER.map((value) => ({ value, fontWeight: 'bold' as const }))
  const row = TEMPLATE_HEADER.map(() => ({ type: String, format: '@' }))
  const columns = TEMPLATE_HEADER.map(() => ({ width: 26 }))
  const rows = Array.from({ length: TEXT_ROWS }, () => row)
  return writeExcelFile([header, ...rows], { columns }).toBlob()
}
