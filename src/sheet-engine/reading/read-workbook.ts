import { TooManyCells } from '#domain/sheet/workbook/ods-reader.ts'
import type { OpenFile } from './file-pieces.ts'
import type { RowSink, SheetRead } from './row-sink.ts'
import { DamagedArchive } from './unzip.ts'
import { openWorkbook } from './workbook-file.ts'
import { readOneOf, type WorkbookReading } from './workbook-tab.ts'

/**
 * Reads the sheet of a workbook that is given, or the only one with rows; of several, says which there are. `binary`: it
 * is written as another reader reads it.
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
