/** A sheet of texts as Excel saves it: a zip archive, its texts in a list of their own. */
import { crc32, deflateRawSync } from 'node:zlib'

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

const linksTo = (targets) =>
  `<Relationships xmlns="${PACKAGE}">${targets
    .map(
      ([kind, path], at) =>
        `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${kind}" Target="${path}"/>`,
    )
    .join('')}</Relationships>`

/** The bytes of a workbook with one sheet of these rows. */
export function makeWorkbook(rows) {
  const numbers = new Map()
  const numberOf = (text) => {
    if (!numbers.has(text)) numbers.set(text, numbers.size)
    return numbers.get(text)
  }
  const cellOf = (text, row, column) =>
    `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="s"><v>${numberOf(text)}</v></c>`
  const content = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((text, column) => cellOf(text, row, column)).join('')}</row>`,
  )
  const strings = [...numbers.keys()].map((text) => `<si><t>${text}</t></si>`)
  return zipOf({
    '_rels/.rels': linksTo([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets><sheet name="Orders" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': linksTo([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SPREADSHEET}"><sheetData>${content.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${SPREADSHEET}">${strings.join('')}</sst>`,
  })
}

function zipOf(files) {
  const parts = []
  const directory = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const facts = [20, 0, 8, 0, 0, crc32(bytes), packed.length, bytes.length, name.length, 0]
    const local = fieldsOf('42222244422', [0x04034b50, ...facts])
    const more = [0, 0, 0, 0, offset]
    directory.push(fieldsOf('42222224442222244', [0x02014b50, 20, ...facts, ...more]))
    directory.push(Buffer.from(name))
    parts.push(local, Buffer.from(name), packed)
    offset += local.length + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const count = Object.keys(files).length
  const end = fieldsOf('42222442', [0x06054b50, 0, 0, count, count, list.length, offset, 0])
  return Buffer.concat([...parts, list, end])
}

/** Numbers one after the other, each in as many bytes as the layout says. */
function fieldsOf(layout, values) {
  const fields = values.map((value, at) => {
    const field = Buffer.alloc(Number(layout[at]))
    field.writeUIntLE(value, 0, field.length)
    return field
  })
  return Buffer.concat(fields)
}
