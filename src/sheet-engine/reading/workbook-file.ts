import { readCellFormats } from '#domain/sheet/workbook/cell-format.ts'
import type { ReadProblem } from '#domain/sheet/reading.ts'
import { recognizeArchive } from '#domain/sheet/recognize-kind.ts'
import { createSharedStringReader } from '#domain/sheet/workbook/shared-strings.ts'
import type { SheetSetting } from '#domain/sheet/workbook/sheet-reader.ts'
import {
  readLinks,
  readWorkbookFacts,
  type WorkbookSheet,
} from '#domain/sheet/workbook/workbook-parts.ts'
import {
  DIRECTORY_BYTES,
  readZipDirectory,
  type ZipEntry,
} from '#domain/sheet/workbook/zip-directory.ts'
import type { Result } from '#domain/entry/result.ts'
import type { OpenFile } from './file-pieces.ts'
import { textOfPart, textsOfPart } from './unzip.ts'

export type WorkbookFile = {
  /** Its tabs, in their order; charts and macros are none. */
  readonly sheets: readonly (WorkbookSheet & { readonly entry: ZipEntry })[]
  /** What the cells of every sheet refer to. */
  readonly setting: Pick<SheetSetting, 'strings' | 'formats' | 'from1904'>
}

/** An archive that says it holds more is not unpacked. */
const MOST_UNPACKED = 400_000_000

const OTHER_ARCHIVES = { xlsb: 'xls', ods: 'ods', numbers: 'numbers', other: 'archive' } as const

/** Opens a workbook: its sheets are listed, and what all of them share is read. */
export async function openWorkbook(file: OpenFile): Promise<Result<WorkbookFile, ReadProblem>> {
  const start = Math.max(0, file.size - DIRECTORY_BYTES)
  const entries = readZipDirectory(await file.slice(start, file.size), start)
  if (entries === null) return { ok: false, reason: 'damaged' }
  const problem = problemOf(entries)
  return problem === null ? readParts(file, entries) : { ok: false, reason: problem }
}

function problemOf(entries: readonly ZipEntry[]): ReadProblem | null {
  const kind = recognizeArchive(entries.map(({ name }) => name))
  if (kind !== 'xlsx') return OTHER_ARCHIVES[kind]
  if (entries.some(({ isLocked }) => isLocked)) return 'password'
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  return unpacked > MOST_UNPACKED ? 'too-much-inside' : null
}

async function readParts(
  file: OpenFile,
  entries: readonly ZipEntry[],
): Promise<Result<WorkbookFile, ReadProblem>> {
  const find = (path: string | undefined) => {
    return entries.find(({ name }) => name.toLowerCase() === path?.toLowerCase())
  }
  const read = (path: string | undefined) => textOfPart(file, find(path))
  const root = readLinks(await read('_rels/.rels'), '')
  const workbookPath =
    root.byKind.get('officeDocument') ??
    entries.find(({ name }) => /(^|\/)workbook\d*\.xml$/i.test(name))?.name ??
    ''
  const slash = workbookPath.lastIndexOf('/') + 1
  const folder = workbookPath.slice(0, slash)
  const links = readLinks(await read(`${folder}_rels/${workbookPath.slice(slash)}.rels`), folder)
  const facts = readWorkbookFacts(await read(workbookPath))
  const sheets = facts.sheets.flatMap((sheet) => {
    const entry = find(links.byId.get(sheet.id))
    // A chart has a tab too.
    return entry === undefined || /chartsheets\//i.test(entry.name) ? [] : [{ ...sheet, entry }]
  })
  if (sheets.length === 0) return { ok: false, reason: 'damaged' }
  const formats = readCellFormats(await read(links.byKind.get('styles')))
  const strings = await readStrings(file, find(links.byKind.get('sharedStrings')))
  return { ok: true, value: { sheets, setting: { strings, formats, from1904: facts.from1904 } } }
}

async function readStrings(
  file: OpenFile,
  entry: ZipEntry | undefined,
): Promise<readonly string[]> {
  const reader = createSharedStringReader()
  if (entry !== undefined) {
    for await (const text of textsOfPart(file, entry)) reader.push(text)
  }
  return reader.strings
}
