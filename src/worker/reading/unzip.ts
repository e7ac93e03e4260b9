import { findMarkedEncoding } from '#domain/sheet/text/encoding/marked-encoding.ts'
import { LOCAL_HEADER_LENGTH, type ZipEntry } from '#domain/sheet/workbook/zip-directory.ts'
import { nextMessages, type OpenFile } from './file-pieces.ts'

/** Thrown for an archive that can't be unpacked: cut off, changed, or larger inside than it states. */
export class DamagedArchive extends Error {}

/** Number of chunks between pauses for messages such as Cancel. */
const PIECES_BETWEEN_LOOKS = 64

/** Unpacks a file of an archive as text chunks, never more than the archive states; yields nothing without an entry. */
export async function* textsOfPart(
  file: OpenFile,
  entry: ZipEntry | undefined,
): AsyncGenerator<string> {
  if (entry === undefined) return
  const reader = unpack(file, entry, await findContent(file, entry)).getReader()
  let decoder: TextDecoder | undefined
  let size = 0
  let count = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(asDamaged)
      if (done) break
      size += value.length
      if (size > entry.size) throw new DamagedArchive(entry.name)
      decoder ??= decoderOf(value.subarray(0, HEAD_BYTES))
      yield decoder.decode(value, { stream: true })
      count += 1
      if (count % PIECES_BETWEEN_LOOKS === 0) await nextMessages()
    }
    yield decoder?.decode() ?? ''
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** XML is UTF-8 or UTF-16, which its first characters tell. */
const HEAD_BYTES = 64

function decoderOf(head: Uint8Array): TextDecoder {
  return new TextDecoder(findMarkedEncoding(head) ?? 'utf-8')
}

/** Unpacks a file of an archive as one text. */
export async function textOfPart(file: OpenFile, entry: ZipEntry | undefined): Promise<string> {
  let all = ''
  for await (const text of textsOfPart(file, entry)) all += text
  return all
}

/** Packed bytes for one step, which unpacks at most a thousand times as many, whatever the archive states. */
const STEP = 1 << 16

function unpack(file: OpenFile, entry: ZipEntry, start: number): ReadableStream<Uint8Array> {
  const end = start + entry.packedSize
  let at = start
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const bytes = await file.slice(at, Math.min(at + STEP, end))
      at += bytes.length
      if (bytes.length > 0) controller.enqueue(bytes)
      if (at >= end || bytes.length === 0) controller.close()
    },
  })
  return entry.isStored ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'))
}

/** The start of the content: behind the local header, which contains its own length. */
async function findContent(file: OpenFile, { name, offset }: ZipEntry): Promise<number> {
  const header = await file.slice(offset, offset + LOCAL_HEADER_LENGTH)
  if (header.length < LOCAL_HEADER_LENGTH) throw new DamagedArchive(name)
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  return offset + LOCAL_HEADER_LENGTH + view.getUint16(26, true) + view.getUint16(28, true)
}

/** Unpacking errors have various types; only a file that is gone throws a DOMException. */
function asDamaged(error: unknown): never {
  throw error instanceof DOMException ? error : new DamagedArchive(String(error))
}
