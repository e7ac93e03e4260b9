/** A file inside an archive; its text is asked for piece by piece. */
export type ZipEntry = { readonly name: string; readonly pieces: Iterable<string> }

type Packed = { readonly name: Uint8Array; readonly data: Uint8Array; readonly gzip: Uint8Array }

const GZIP_HEAD = 10
const GZIP_TAIL = 8

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const NAMES_IN_UTF8 = 0x0800
const DEFLATED = 8
/** 1 January 1980, the first day that a zip file knows: the same content gives the same file. */
const DATE = 0x21

/** Lets others have their turn between two pieces. */
export type Breathe = () => Promise<void>

/** Packs files into a zip archive with the browser's own compression; a piece of text at a time is in memory. */
export async function writeZip(
  entries: readonly ZipEntry[],
  breathe: Breathe,
): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = await pack(entry, breathe)
    const local = [headerOf(packed, null), packed.name, packed.data]
    directory.push(headerOf(packed, offset), packed.name)
    parts.push(...local)
    offset += lengthOf(local)
  }
  return [...parts, ...directory, endOf(entries.length, lengthOf(directory), offset)]
}

/** Gzip is deflate with a head and, at its end, the checksum and the length that zip wants too. */
async function pack({ name, pieces }: ZipEntry, breathe: Breathe): Promise<Packed> {
  const gzip = new Uint8Array(
    await new Response(
      streamOf(pieces, breathe).pipeThrough(new CompressionStream('gzip')),
    ).arrayBuffer(),
  )
  return {
    name: new TextEncoder().encode(name),
    data: gzip.subarray(GZIP_HEAD, -GZIP_TAIL),
    gzip: gzip.subarray(-GZIP_TAIL),
  }
}

function streamOf(
  pieces: Iterable<string>,
  breathe: Breathe,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const source = pieces[Symbol.iterator]()
  return new ReadableStream({
    async pull(controller) {
      await breathe()
      const next = source.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
  })
}

/** The header in front of a file, or with an offset its line in the directory at the end. */
function headerOf({ name, data, gzip }: Packed, offset: number | null): Uint8Array {
  const trailer = new DataView(gzip.buffer, gzip.byteOffset)
  const common = [
    [2, VERSION],
    [2, NAMES_IN_UTF8],
    [2, DEFLATED],
    [2, 0],
    [2, DATE],
    [4, trailer.getUint32(0, true)],
    [4, data.length],
    [4, trailer.getUint32(4, true)],
    [2, name.length],
    [2, 0],
  ] as const
  if (offset === null) return bytesOf([[4, LOCAL], ...common])
  const behind = [
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  ] as const
  return bytesOf([[4, CENTRAL], [2, VERSION], ...common, ...behind])
}

function endOf(count: number, size: number, offset: number): Uint8Array {
  return bytesOf([
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ])
}

/** Little-endian numbers, each with its width in bytes. */
function bytesOf(numbers: readonly (readonly [width: 2 | 4, value: number])[]): Uint8Array {
  const bytes: number[] = []
  for (const [width, value] of numbers) {
    for (let shift = 0; shift < width * 8; shift += 8) bytes.push((value >>> shift) & 0xff)
  }
  return Uint8Array.from(bytes)
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}
