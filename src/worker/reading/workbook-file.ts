import type { Result } from '#base/result.ts'
import type { ReadProblem } from '#domain/sheet/reading.ts'
import { recognizeArchive } from '#domain/sheet/recognize-kind.ts'
import { readCellStyles } from '#domain/sheet/workbook/cell-format.ts'
import { createOdsLister, createOdsReader } from '#domain/sheet/workbook/ods-reader.ts'
import { createSharedStringReader } from '#domain/sheet/workbook/shared-strings.ts'
import type { RowOptions, SheetReader } from '#domain/sheet/workbook/sheet-rows.ts'
import { readLinks, readWorkbookFacts } from '#domain/sheet/workbook/workbook-parts.ts'
import { createXlsxReader } from '#domain/sheet/workbook/xlsx-reader.ts'
import {
  DIRECTORY_BYTES,
  readZipDirectory,
  type ZipEntry,
} from '#domain/sheet/workbook/zip-directory.ts'
import type { OpenFile } from './file-pieces.ts'
import type { RowSink } from './row-sink.ts'
import { textOfPart, textsOfPart } from './unzip.ts'
import type { Tab } from './workbook-tab.ts'

/** `binary` is an .xlsb, which has its own reader. */
type Opened = Result<readonly Tab[], ReadProblem> | 'binary'

/** An archive that states a larger size is not unpacked. */
const MOST_UNPACKED = 400_000_000

/** An .xlsb is unpacked into memory as a whole. */
const MOST_UNPACKED_AT_ONCE = 150_000_000

const UNREADABLE = {
  numbers: 'numbers',
  password: 'password',
  document: 'document',
  slides: 'slides',
  other: 'archive',
} as const

const refuse = (reason: ReadProblem): Opened => ({ ok: false, reason })

/** Opens a workbook: lists its sheets in the order of their tabs, and reads the parts that they share. */
export async function openWorkbook(file: OpenFile): Promise<Opened> {
  const start = Math.max(0, file.size - DIRECTORY_BYTES)
  const entries = readZipDirectory(await file.slice(start, file.size), start)
  if (entries === null) return refuse('damaged')
  const parts = partsOf(file, entries)
  const kind = recognizeArchive(parts.names)
  if (kind !== 'xlsx' && kind !== 'opendocument' && kind !== 'xlsb') return refuse(UNREADABLE[kind])
  if (entries.some(({ isLocked }) => isLocked)) return refuse('password')
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > (kind === 'xlsb' ? MOST_UNPACKED_AT_ONCE : MOST_UNPACKED))
    return refuse('too-much-inside')
  if (kind === 'xlsb') return 'binary'
  return kind === 'xlsx' ? openXlsx(parts) : openOds(parts)
}

type Parts = ReturnType<typeof partsOf>

/** Finds the parts of an archive by path, ignoring case. */
function partsOf(file: OpenFile, entries: readonly ZipEntry[]) {
  const find = (path: string | undefined) =>
    entries.find(({ name }) => name.toLowerCase() === path?.toLowerCase())
  return {
    names: entries.map(({ name }) => name),
    find,
    tab:
      (entry: ZipEntry, createReader: CreateReader): Tab['read'] =>
      (options, take) =>
        readRows(file, entry, createReader(options), take),
    text: (path: string | undefined) => textOfPart(file, find(path)),
    texts: (path: string | undefined) => textsOfPart(file, find(path)),
  }
}

type CreateReader = (options: RowOptions) => SheetReader

async function readRows(
  file: OpenFile,
  entry: ZipEntry,
  reader: SheetReader,
  take: RowSink['take'],
): Promise<SheetReader> {
  let size = 0
  for await (const text of textsOfPart(file, entry)) {
    size += text.length
    const rows = reader.push(text)
    // The shared strings are already read, so the rows are most of the rest.
    const done = Math.min(file.size, Math.ceil((file.size * size) / Math.max(1, entry.size)))
    if (rows.length > 0 && !take(rows, done)) break
  }
  return reader
}

async function openXlsx({ names, find, text, texts, tab }: Parts): Promise<Opened> {
  const root = readLinks(await text('_rels/.rels'), '')
  const workbookPath =
    root.byKind.get('officeDocument') ??
    names.find((name) => /(^|\/)workbook\d*\.xml$/i.test(name)) ??
    ''
  const slash = workbookPath.lastIndexOf('/') + 1
  const folder = workbookPath.slice(0, slash)
  const links = readLinks(await text(`${folder}_rels/${workbookPath.slice(slash)}.rels`), folder)
  const { sheets, from1904 } = readWorkbookFacts(await text(workbookPath))
  const styles = readCellStyles(await text(links.byKind.get('styles')))
  const shared = createSharedStringReader()
  for await (const piece of texts(links.byKind.get('sharedStrings'))) shared.push(piece)
  const setting = { shared, styles, from1904 }
  const createReader: CreateReader = (options) => createXlsxReader(setting, options)
  const tabs = sheets.flatMap(({ id, name, isHidden }) => {
    const entry = find(links.byId.get(id))
    // Charts have tabs too.
    const isSheet = entry !== undefined && !/chartsheets\//i.test(entry.name)
    return isSheet ? [{ name, isHidden, read: tab(entry, createReader) }] : []
  })
  return tabs.length === 0 ? refuse('damaged') : { ok: true, value: tabs }
}

/** Other OpenDocument files are archives of the same structure. */
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.'

async function openOds({ find, text, texts, tab }: Parts): Promise<Opened> {
  const type = await text('mimetype')
  if (type.startsWith(`${OPEN_DOCUMENT}text`)) return refuse('document')
  if (type.startsWith(`${OPEN_DOCUMENT}presentation`)) return refuse('slides')
  if (type !== '' && !type.startsWith(`${OPEN_DOCUMENT}spreadsheet`)) return refuse('archive')
  if ((await text('META-INF/manifest.xml')).includes('encryption-data')) return refuse('password')
  const entry = find('content.xml')
  const lister = createOdsLister()
  for await (const piece of texts('content.xml')) lister.push(piece)
  const tabs = lister.sheets().flatMap((head, place) => {
    const createReader: CreateReader = (options) => createOdsReader(place, options)
    const { name, isHidden } = head
    return entry === undefined ? [] : [{ name, isHidden, read: tab(entry, createReader), head }]
  })
  return tabs.length === 0 ? refuse(type === '' ? 'archive' : 'damaged') : { ok: true, value: tabs }
}
