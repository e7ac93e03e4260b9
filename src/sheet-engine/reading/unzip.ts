import { findMarkedEncoding } from '#domain/sheet/text/encoding/marked-encoding.ts'
import { LOCAL_HEADER_LENGTH, type ZipEntry } from '#domain/sheet/workbook/zip-directory.ts'
import { nextMessages, type OpenFile } from './file-pieces.ts'

/** An archive that cannot be unpacked: cut off, changed, or larger inside than it says. */
export class DamagedArchive extends Error {}

/** The pieces after which the worker looks for messages, such as Cancel. */
const PIECES_BETWEEN_LOOKS = 64

/** Unpacks a file of an archive as text, piece by piece; never more than the archive says it holds; none: no text. */
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

/** All of it as one text. */
export async function textOfPart(file: OpenFile, entry: ZipEntry | undefined): Promise<string> {
  let all = ''
  for await (const text of textsOfPart(file, entry)) all += text
  return all
}

/** Packed bytes at once: one step unpacks at most a thousand times as many, whatever the archive says. */
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

/** Behind the file's own header, whose length only it tells. */
async function findContent(file: OpenFile, { name, offset }: ZipEntry): Promise<number> {
  const header = await file.slice(offset, offset + LOCAL_HEADER_LENGTH)
  if (header.length < LOCAL_HEADER_LENGTH) throw new DamagedArchive(name)
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  return offset + LOCAL_HEADER_LENGTH + view.getUint16(26, true) + view.getUint16(28, true)
}

/** Bytes that cannot be unpacked raise an error of some kind; only a file that is gone raises one of the browser's. */
function asDamaged(error: unknown): never {
  throw error instanceof DOMException ? error : new DamagedArchive(String(error))
}
