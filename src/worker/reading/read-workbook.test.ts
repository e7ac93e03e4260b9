import * as fc from 'fast-check'
import { readSheet as readAsOthersDo } from 'read-excel-file/node'
import { cellsOf, type SheetRow } from '#domain/sheet/sheet-row.ts'
import { expect, test } from 'vitest'
import { writeXlsx } from '#worker/records/receipts/write-xlsx.ts'
import { openFile } from './file-pieces.ts'
import { readWorkbook } from './read-workbook.ts'

async function readRows(bytes: Uint8Array): Promise<(readonly string[])[]> {
  const rows: (readonly string[])[] = []
  const take = (taken: readonly SheetRow[]) => rows.push(...taken.map(cellsOf)) >= 0
  const sink = { take, canScan: () => false, scan: () => true, restart: () => {} }
  await readWorkbook(openFile(new Blob([Buffer.from(bytes)])), null, sink)
  return rows
}

const cell = fc.oneof(
  fc.constantFrom('007', ' outer spaces ', 'a\nb', '<&">', '订单', '=1+1', '_x000D_', 'x\u0007'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
)
const HEADER = ['Order ID', 'Tracking number'] as const

test('any text is read from a workbook as it was written, and as another reader reads it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }),
      async (rows) => {
        const blob = await writeXlsx({ header: HEADER, rows }, [20, 20])
        const bytes = Buffer.from(await blob.arrayBuffer())
        const read = await readRows(bytes)
        expect(read).toEqual([HEADER, ...rows])
        // The other reader doesn't decode Excel's escapes of control characters.
        const others = await readAsOthersDo(bytes, { trim: false })
        if (!rows.flat().some((text) => /_x|\p{Cc}/u.test(text))) expect(read).toEqual(others)
      },
    ),
    { numRuns: 60 },
  )
})
