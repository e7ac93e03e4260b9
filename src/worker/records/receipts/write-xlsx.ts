import type { CsvSeparator } from '#domain/receipts/receipt.ts'
import { type Breathe, createBreathe } from '#base/breathe.ts'
import type { Table } from '#domain/receipts/receipt-table.ts'
import { XLSX_TYPE, xlsxParts, type ZipPart } from '#domain/receipts/xlsx-parts.ts'
import { writeCsv } from '#domain/receipts/write-csv.ts'

/** Writes a table as an .xlsx file whose cells are all text. */
export async function writeXlsx(table: Table, widths: readonly number[]): Promise<Blob> {
  const parts = await writeZip(xlsxParts(table, widths))
  return new Blob(parts as BlobPart[], { type: XLSX_TYPE })
}

/** A packed file. `trailer` has the checksum and the size of the content, the same in gzip and zip. */
type Packed = { readonly name: Uint8Array; readonly data: Uint8Array; readonly trailer: Uint8Array }

const GZIP_HEAD = 10
const GZIP_TAIL = 8

const LOCAL = [0x50, 0x4b, 3, 4]
const LOCAL_LENGTH = 30
const CENTRAL = [0x50, 0x4b, 1, 2]
const END = [0x50, 0x4b, 5, 6]
const VERSION = [20, 0]
/** UTF-8 names, deflated, 1 January 1980 (the earliest date in zip), so that the same content gives the same file. */
const FORM = [...VERSION, 0, 8, 8, 0, 0, 0, 0x21, 0]

/** Packs files into a zip archive with the browser's compression, one piece of text at a time. */
async function writeZip(files: readonly ZipPart[]): Promise<Uint8Array[]> {
  const breathe = createBreathe()
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const file of files) {
    const packed = await pack(file, breathe)
    const { name, data } = packed
    const about = describe(packed)
    parts.push(Uint8Array.from([...LOCAL, ...about]), name, data)
    const place = [...little(0, 10), ...little(offset, 4)]
    directory.push(Uint8Array.from([...CENTRAL, ...VERSION, ...about, ...place]), name)
    offset += LOCAL_LENGTH + name.length + data.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const counts = [...little(files.length, 2), ...little(files.length, 2)]
  const end = [...END, ...little(0, 4), ...counts, ...little(size, 4), ...little(offset, 4), 0, 0]
  return [...parts, ...directory, Uint8Array.from(end)]
}

/** Packs a file with gzip, which is deflate with a header and a trailer. */
async function pack({ name, pieces }: ZipPart, breathe: Breathe): Promise<Packed> {
  const packing = streamOf(pieces, breathe).pipeThrough(new CompressionStream('gzip'))
  const gzip = new Uint8Array(await new Response(packing).arrayBuffer())
  return {
    name: new TextEncoder().encode(name),
    data: gzip.subarray(GZIP_HEAD, -GZIP_TAIL),
    trailer: gzip.subarray(-GZIP_TAIL),
  }
}

function streamOf(pieces: Iterable<string>, breathe: Breathe) {
  const encoder = new TextEncoder()
  const source = pieces[Symbol.iterator]()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      await breathe()
      const next = source.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
  })
}

/** Returns the bytes that the header of a file and its directory entry share. */
function describe({ name, data, trailer }: Packed): readonly number[] {
  const sizes = [...trailer.subarray(0, 4), ...little(data.length, 4), ...trailer.subarray(4)]
  return [...FORM, ...sizes, ...little(name.length, 2), 0, 0]
}

/** Returns a number as little-endian bytes. */
function little(value: number, width: number): readonly number[] {
  return Array.from({ length: width }, (_, at) => Math.floor(value / 2 ** (8 * at)) & 0xff)
}

/** The headers of the template, all known to the column finder. */
export const TEMPLATE_HEADER = [
  'Order ID',
  'Merchant order ID',
  'Tracking number',
  'Courier code',
] as const

/** Number of empty rows that are formatted as text, since Excel would shorten long numbers. */
const TEXT_ROWS = 1000
/** Column width that fits the longest tracking numbers. */
const WIDTH = 26

/** Returns an empty sheet as CSV, with a byte-order mark for Excel. */
export function writeTemplateCsv(separator: CsvSeparator): string {
  return [...writeCsv({ header: TEMPLATE_HEADER, rows: [] }, separator)].join('')
}

/** Returns an empty sheet as .xlsx with text cells, so that tracking numbers keep all their digits. */
export function writeTemplateXlsx(): Promise<Blob> {
  const row = TEMPLATE_HEADER.map(() => '')
  const rows = Array.from({ length: TEXT_ROWS }, () => row)
  const widths = TEMPLATE_HEADER.map(() => WIDTH)
  return writeXlsx({ header: TEMPLATE_HEADER, rows }, widths)
}
