const SECTOR = 512
const FREE = 0xffffffff
const END = 0xfffffffe
const NO_ENTRY = 0xffffffff

/** A container of Microsoft's old kind (.xls, or an .xlsx behind a password) with these streams, each of one sector. */
export function compoundFile(streams: readonly string[]): Uint8Array {
  const directory = [
    directoryEntry('Root Entry', 5, END, streams.length > 0 ? 1 : NO_ENTRY),
    ...streams.map((name, index) => directoryEntry(name, 2, index + 2, NO_ENTRY)),
  ]
  const table = Buffer.alloc(SECTOR, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(END, 4)
  streams.forEach((_, index) => table.writeUInt32LE(END, (index + 2) * 4))
  const contents = streams.map((_, index) => Buffer.alloc(SECTOR, index + 1))
  return Buffer.concat([header(), table, padded(Buffer.concat(directory)), ...contents])
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(0x3e, 24)
  bytes.writeUInt16LE(3, 26)
  bytes.writeUInt16LE(0xfffe, 28)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt16LE(6, 32)
  bytes.writeUInt32LE(1, 44)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(END, 60)
  bytes.writeUInt32LE(END, 68)
  bytes.fill(0xff, 76)
  bytes.writeUInt32LE(0, 76)
  return bytes
}

function directoryEntry(name: string, kind: number, sector: number, child: number): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  bytes[66] = kind
  bytes[67] = 1
  bytes.writeUInt32LE(FREE, 68)
  bytes.writeUInt32LE(FREE, 72)
  bytes.writeUInt32LE(child, 76)
  bytes.writeUInt32LE(sector, 116)
  bytes.writeUInt32LE(kind === 5 ? 0 : SECTOR, 120)
  return bytes
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(SECTOR - (bytes.length % SECTOR))])
}
