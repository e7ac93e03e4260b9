import { crc32, deflateRawSync } from 'node:zlib'

type Content = string | Uint8Array

export function zipOf(files: Readonly<Record<string, Content>>): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const sizes = [crc32(bytes), packed.length, bytes.length, Buffer.byteLength(name)]
    const local = [header(LOCAL, [...sizes, 0]), Buffer.from(name), packed]
    directory.push(header(CENTRAL, [...sizes, offset]), Buffer.from(name))
    parts.push(...local)
    offset += local.reduce((sum, { length }) => sum + length, 0)
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...parts, list, end]))
}

/** Offsets of a file's checksum, packed size, size, length of its name and, in the directory, its position. */
const LOCAL = { mark: 0x04034b50, length: 30, method: 8, fields: [14, 18, 22, 26] }
const CENTRAL = { mark: 0x02014b50, length: 46, method: 10, fields: [16, 20, 24, 28, 42] }

function header(kind: typeof LOCAL, values: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(kind.length)
  bytes.writeUInt32LE(kind.mark, 0)
  bytes.writeUInt16LE(8, kind.method)
  kind.fields.forEach((at, index) => {
    const value = values[index] ?? 0
    if (index === 3) bytes.writeUInt16LE(value, at)
    else bytes.writeUInt32LE(value, at)
  })
  return bytes
}

export type TestSheet = {
  readonly name: string
  /** Rows of texts, or the XML of the sheet. */
  readonly content: string | readonly (readonly string[])[]
  readonly state?: 'hidden'
}

export type TestWorkbook = {
  readonly sheets: readonly TestSheet[]
  /** Shared strings, referenced by `<v>` in cells of type `s`. */
  readonly strings?: string
  readonly styles?: string
  readonly from1904?: boolean
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export function workbookOf({ sheets, strings, styles, from1904 }: TestWorkbook) {
  const tabs = sheets.map(({ name, state }, index) => {
    const hidden = state ? ` state="${state}"` : ''
    return `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${hidden} r:id="rId${index + 1}"/>`
  })
  const links = sheets.map((_, index) =>
    linkOf(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  )
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationsOf([linkOf('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="${RELATIONS}"><workbookPr date1904="${from1904 === true}"/><sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsOf([
      ...links,
      linkOf('rIdStyles', 'styles', '/xl/styles.xml'),
      linkOf('rIdStrings', 'sharedStrings', 'sharedStrings.xml'),
    ]),
    'xl/styles.xml': `<styleSheet>${styles ?? ''}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings ?? ''}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ content }, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetOf(content)]),
    ),
  })
}

function relationsOf(links: readonly string[]): string {
  return `<Relationships>${links.join('')}</Relationships>`
}

function linkOf(id: string, kind: string, target: string): string {
  return `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`
}

function sheetOf(content: TestSheet['content']): string {
  const inner =
    typeof content === 'string' ? content : `<sheetData>${content.map(rowOf).join('')}</sheetData>`
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet>${inner}</worksheet>`
}

function rowOf(cells: readonly string[], index: number): string {
  const inner = cells.map((cell, column) => {
    const at = `${String.fromCharCode(65 + column)}${index + 1}`
    return `<c r="${at}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`
  })
  return `<row r="${index + 1}">${inner.join('')}</row>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
