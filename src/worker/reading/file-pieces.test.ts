import { expect, test } from 'vitest'
import { openFile } from './file-pieces.ts'

const HEAD = 128 * 1024
const PART = 96 * 1024

/** A file that records its reads; they fail from `goneFrom` on. */
class NotedFile extends Blob {
  readonly reads: string[] = []
  constructor(
    size: number,
    readonly goneFrom = Infinity,
  ) {
    super([new Uint8Array(size).map((_, at) => at % 251)])
  }
  override slice(from = 0, to?: number): Blob {
    this.reads.push(`${from} to ${to}`)
    return from < this.goneFrom ? super.slice(from, to) : new GoneBlob()
  }
}

class GoneBlob extends Blob {
  override arrayBuffer = () =>
    Promise.reject(new DOMException('The file was moved.', 'NotFoundError'))
}

async function bytesOf(blob: Blob): Promise<{ readonly pieces: number; readonly all: number[] }> {
  const all: number[] = []
  let pieces = 0
  for await (const piece of openFile(blob).pieces()) {
    pieces += 1
    for (const byte of piece) all.push(byte)
  }
  return { pieces, all }
}

test.each([
  { size: 1, pieces: 1 },
  { size: PART, pieces: 1 },
  { size: PART + 1, pieces: 2 },
  { size: HEAD + 1, pieces: 3 },
  { size: HEAD + PART + 1, pieces: 4 },
  { size: HEAD + 4 * 1024 * 1024 + 1, pieces: 46 },
])('a file of $size bytes comes in $pieces chunks, each byte once', async ({ size, pieces }) => {
  const read = await bytesOf(new NotedFile(size))
  expect(read.pieces).toBe(pieces)
  expect(read.all).toHaveLength(size)
  expect(read.all.findIndex((byte, at) => byte !== at % 251)).toBe(-1)
})

test('the head is read once, and the next chunk is requested before it is needed', async () => {
  const file = new NotedFile(9 * 1024 * 1024)
  const { slice, pieces } = openFile(file)
  expect(await slice(0, 4096)).toHaveLength(4096)
  const first = await pieces().next()
  expect(first.value).toHaveLength(PART)
  expect(file.reads.filter((read) => read.startsWith('0 '))).toHaveLength(1)
  expect(file.reads).toHaveLength(2)
})

test('a file that is gone after its first chunk throws, without an unhandled rejection', async () => {
  const pieces = openFile(new NotedFile(HEAD + 1, HEAD)).pieces()
  expect((await pieces.next()).value).toHaveLength(PART)
  expect((await pieces.next()).value).toHaveLength(HEAD - PART)
  await expect(pieces.next()).rejects.toThrow('moved')
})
