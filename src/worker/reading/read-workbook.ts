import { TooManyCells } from '#domain/sheet/workbook/ods-reader.ts'
import type { OpenFile } from './file-pieces.ts'
import type { RowSink, SheetRead } from './row-sink.ts'
import { DamagedArchive } from './unzip.ts'
import { openWorkbook } from './workbook-file.ts'
import { readOneOf, type WorkbookReading } from './workbook-tab.ts'

/**
 * Reads the given sheet of a workbook, or the only one with rows; returns the list if there are several. `binary` means
 * that the binary reader is needed.
 */
export async function readWorkbook(
  file: OpenFile,
  given: WorkbookReading | null,
  sink: RowSink,
): Promise<SheetRead | 'binary'> {
  try {
    const opened = await openWorkbook(file)
    if (opened === 'binary') return opened
    if (!opened.ok) return { kind: 'problem', problem: opened.reason }
    return await readOneOf(opened.value, given, sink)
  } catch (error) {
    if (error instanceof DamagedArchive) return { kind: 'problem', problem: 'damaged' }
    if (error instanceof TooManyCells) return { kind: 'problem', problem: 'too-much-inside' }
    throw error
  }
}
