import type { CsvSeparator } from '#domain/report/receipt.ts'
import { type Breathe, createBreathe } from '#worker-calls/breathe.ts'
import type { Table } from '#domain/report/receipt-table.ts'
import { XLSX_TYPE, xlsxParts, type ZipPart } from '#domain/report/xlsx-parts.ts'
import { writeCsv } from '#domain/report/write-csv.ts'

/** A table as .xlsx in which every cell is text. */
export async function writeXlsx(table: Table, widths: readonly number[]): Promise<Blob> {
  const parts = await writeZip(xlsxParts(table, widths))
  return new Blob(parts as BlobPart[], { type: XLSX_TYPE })
}

/** `trailer`: the checksum and the size of the unpacked content, as gzip and zip both write them. */
type Packed = { readonly name: Uint8Array; readonly data: Uint8Array; readonly trailer: Uint8Array }

const GZIP_HEAD = 10
const GZIP_TAIL = 8

const LOCAL = [0x50, 0x4b, 3, 4]
const LOCAL_LENGTH = 30
const CENTRAL = [0x50, 0x4b, 1, 2]
const END = [0x50, 0x4b, 5, 6]
const VERSION = [20, 0]
/** Names in UTF-8, deflated, 1 January 1980, the first day that zip knows: the same content gives the same file. */
const FORM = [...VERSION, 0, 8, 8, 0, 0, 0, 0x21, 0]

/** Packs files into a zip archive with the browser's own compression; a piece of text at a time is in memory. */
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

/** Gzip is deflate with a head in front and a trailer behind. */
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

/** What is in the header of a file and again in the directory. */
function describe({ name, data, trailer }: Packed): readonly number[] {
  const sizes = [...trailer.subarray(0, 4), ...little(data.length, 4), ...trailer.subarray(4)]
  return [...FORM, ...sizes, ...little(name.length, 2), 0, 0]
}

/** A number as little-endian bytes. */
function little(value: number, width: number): readonly number[] {
  return Array.from({ length: width }, (_, at) => Math.floor(value / 2 ** (8 * at)) & 0xff)
}

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
export function writeTemplateCsv(separator: CsvSeparator): string {
  return [...writeCsv({ header: TEMPLATE_HEADER, rows: [] }, separator)].join('')
}

/** An empty sheet as .xlsx whose cells are text, so that tracking numbers keep all their digits. */
export function writeTemplateXlsx(): Promise<Blob> {
  const row = TEMPLATE_HEADER.map(() => '')
  const rows = Array.from({ length: TEXT_ROWS }, () => row)
  const widths = TEMPLATE_HEADER.map(() => WIDTH)
  return writeXlsx({ header: TEMPLATE_HEADER, rows }, widths)
}
