/** A file inside a zip archive. */
export type ZipEntry = {
  /** With slashes, and none in front. */
  readonly name: string
  /** Offset of its local header in the archive. */
  readonly offset: number
  readonly packedSize: number
  /** Unpacked size, as the archive states it. */
  readonly size: number
  readonly isStored: boolean
  readonly isLocked: boolean
}

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
/** Size of a local header without the name. */
export const LOCAL_HEADER_LENGTH = 30

/** Bytes at the end of an archive that contain its directory: enough for 16,000 files and a comment. */
export const DIRECTORY_BYTES = 1 << 20

/** Marks a size or offset that is in the extra fields, since it doesn't fit into 32 bits. */
const ELSEWHERE = 0xffffffff
const WIDE_SIZES = 1

/**
 * Lists the files of an archive from its last bytes (`DIRECTORY_BYTES`, or all of a smaller one), which start at
 * `start`; null when the archive is cut off or damaged.
 */
export function readZipDirectory(tail: Uint8Array, start: number): readonly ZipEntry[] | null {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  const end = findEnd(view)
  if (end === -1) return null
  const count = view.getUint16(end + 10, true)
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true) - start
  while (entries.length < count) {
    const isThere = at >= 0 && at + ENTRY_LENGTH <= end && view.getUint32(at, true) === ENTRY_MARK
    if (!isThere) return null
    const { entry, length } = readEntry(tail, view, at)
    entries.push(entry)
    at += length
  }
  return entries
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === END_MARK) return at
  }
  return -1
}

function readEntry(tail: Uint8Array, view: DataView, at: number) {
  const nameLength = view.getUint16(at + 28, true)
  const extraLength = view.getUint16(at + 30, true)
  const commentLength = view.getUint16(at + 32, true)
  const nameStart = at + ENTRY_LENGTH
  const name = new TextDecoder().decode(tail.subarray(nameStart, nameStart + nameLength))
  const [size = 0, packedSize = 0, offset = 0] = withWideSizes(
    [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)],
    tail.subarray(nameStart + nameLength, nameStart + nameLength + extraLength),
  )
  const entry: ZipEntry = {
    name: name.replaceAll('\\', '/').replace(/^\/+/, ''),
    offset,
    packedSize,
    size,
    isStored: view.getUint16(at + 10, true) === 0,
    isLocked: (view.getUint16(at + 8, true) & 1) !== 0,
  }
  return { entry, length: ENTRY_LENGTH + nameLength + extraLength + commentLength }
}

/** Reads 64-bit sizes, which some programs write into every archive, in this order and only for `ELSEWHERE`. */
function withWideSizes(sizes: readonly number[], extra: Uint8Array): readonly number[] {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength)
  const wide: number[] = []
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    const last = Math.min(at + 4 + view.getUint16(at + 2, true), extra.length)
    if (view.getUint16(at, true) !== WIDE_SIZES) continue
    for (let field = at + 4; field + 8 <= last; field += 8) {
      wide.push(Number(view.getBigUint64(field, true)))
    }
  }
  return sizes.map((size) => (size === ELSEWHERE ? (wide.shift() ?? size) : size))
}
