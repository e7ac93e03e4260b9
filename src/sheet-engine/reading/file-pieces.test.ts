import { expect, test } from 'vitest'
import { openFile } from './file-pieces.ts'

const HEAD = 128 * 1024

/** A file whose reads are noted; one of all its bytes fails where it says so. */
class NotedFile extends Blob {
  readonly reads: string[] = []
  constructor(
    size: number,
    readonly isGone = false,
  ) {
    super([new Uint8Array(size).map((_, at) => at % 251)])
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    this.reads.push('whole')
    if (this.isGone) throw new DOMException('The file was moved.', 'NotFoundError')
    return super.arrayBuffer()
  }
  override slice(from?: number, to?: number): Blob {
    this.reads.push(`${from} to ${to}`)
    return super.slice(from, to)
  }
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
  { size: HEAD, pieces: 1 },
  { size: HEAD + 1, pieces: 2 },
  { size: HEAD + 2 * 1024 * 1024 + 1, pieces: 4 },
])('a file of $size bytes comes in $pieces pieces, each byte once', async ({ size, pieces }) => {
  const read = await bytesOf(new NotedFile(size))
  expect(read.pieces).toBe(pieces)
  expect(read.all).toHaveLength(size)
  expect(read.all.findIndex((byte, at) => byte !== at % 251)).toBe(-1)
})

test('the first rows do not wait for the whole file', async () => {
  const file = new NotedFile(3 * 1024 * 1024)
  const { slice, pieces } = openFile(file)
  expect(await slice(0, 4096)).toHaveLength(4096)
  const first = await pieces().next()
  expect(first.value).toHaveLength(HEAD)
  expect(file.reads[0]).toBe(`0 to ${HEAD}`)
})

test('a file that is gone after its first piece is an error, and none that nobody meets', async () => {
  const pieces = openFile(new NotedFile(HEAD + 1, true)).pieces()
  expect((await pieces.next()).value).toHaveLength(HEAD)
  await expect(pieces.next()).rejects.toThrow('moved')
})
