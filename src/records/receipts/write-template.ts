import { writeCsv } from '#domain/report/write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

/** The header of an empty sheet; the column finder knows each of them. */
export const TEMPLATE_HEADER = [
  'Order ID',
  'Merchant order ID',
  'Tracking number',
  'Courier code',
] as const

/** Rows that are set to text beforehand: Excel would cut a long number short. */
const TEXT_ROWS = 1000
/** Room for the longest tracking numbers. */
const WIDTH = 26

/** An empty sheet as CSV, with the mark by which Excel knows that it is UTF-8. */
export function writeTemplateCsv(): string {
  return [...writeCsv({ header: TEMPLATE_HEADER, rows: [] })].join('')
}

/** An empty sheet as .xlsx whose cells are text, so that tracking numbers keep all their digits. */
export function writeTemplateXlsx(): Promise<Blob> {
  const row = TEMPLATE_HEADER.map(() => '')
  const rows = Array.from({ length: TEXT_ROWS }, () => row)
  const widths = TEMPLATE_HEADER.map(() => WIDTH)
  return writeXlsx({ header: TEMPLATE_HEADER, rows }, widths)
}
