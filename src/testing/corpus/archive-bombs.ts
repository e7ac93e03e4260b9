import { workbookOf } from '#testing/sheets/workbook-file.ts'

const SHEET = 'xl/worksheets/sheet1.xml'

const ORDERS = {
  name: 'Orders',
  content: [
    ['Order ID', 'Tracking number'],
    ['1001', 'RB123456785CN'],
    ['1002', 'EE473124829CN'],
  ],
}

/** Changes the unpacked size of a file in the archive's directory. */
function claiming(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array {
  const at = Buffer.from(bytes).lastIndexOf(SHEET)
  new DataView(bytes.buffer).setUint32(at - 46 + 24, size, true)
  return bytes
}

const twoMillionRows = () =>
  workbookOf({
    sheets: [{ name: 'A', content: `<sheetData>${'<row></row>'.repeat(2_000_000)}</sheetData>` }],
  })

/** Small archives that unpack to far too much. Built at run time, since virus scanners would quarantine such files in a clone. */
export const ARCHIVE_BOMBS = {
  'claims-half-a-gigabyte': () => claiming(workbookOf({ sheets: [ORDERS] }), 500_000_000),
  'holds-more-than-it-says': () => claiming(twoMillionRows(), 1000),
  'two-million-rows': twoMillionRows,
}
