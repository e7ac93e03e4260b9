import type { ColumnKind } from '#domain/columns/column-kind.ts'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { headerKey } from '#domain/columns/header/normalize-header.ts'
import type { StatusColumn } from '#domain/columns/platforms/platform.ts'
import { platformOf } from '#domain/columns/platforms/read-by-platform.ts'
import { opensAsCancelled, readStatus, voidColumn } from '#domain/columns/platforms/read-status.ts'
import { NO_FACTS } from './row.ts'
import type { RowFacts } from './row-facts.ts'

type Cells = readonly string[]
type Read = NonNullable<RowFacts['status']>

/** A longer text is no remark that begins so. */
const LONGEST_REMARK = 2000

/** Makes a function that tells what a sheet says of a row beside the cells that are sent. */
export function createFactsReader(match: ColumnMatch): (row: Cells) => RowFacts {
  const { statusColumns = [], parcelColumn = -1, columns, mapping } = match
  const own = statusColumns.map((index) => ({ index, about: aboutColumn(match, index) }))
  const used = new Set([...Object.values(mapping), ...statusColumns, parcelColumn])
  const remarks = columns.filter(({ index, kind }) => REMARKS.has(kind) && !used.has(index))
  const findRemark = (row: Cells): string | undefined => {
    const found = remarks.find(({ index }) => isCancelling(row[index] ?? ''))
    return found && row[found.index]
  }
  // A status that is a whole sentence is a remark.
  const findSentence = (row: Cells): string | undefined => {
    const found = own.find(({ index, about }) => {
      const cell = row[index] ?? ''
      return isCancelling(cell) && readOne(cell, about)?.says === null
    })
    return found && row[found.index]
  }
  const readOne = rememberingStatus()
  const isSilent = own.length === 0 && remarks.length === 0 && parcelColumn === -1
  // Most sheets say nothing beside what is sent.
  if (isSilent && match.bundleColumns === undefined) return () => NO_FACTS
  const bundleOf = createBundleReader(match)
  return (row) => {
    const bundle = bundleOf(row)
    const status = worst(own.flatMap(({ index, about }) => readOne(row[index] ?? '', about) ?? []))
    const remark = findRemark(row) ?? findSentence(row)
    const parcel = row[parcelColumn]?.trim() ?? ''
    if (status === null && remark === undefined && parcel === '' && bundle === null) return NO_FACTS
    return {
      ...(status && { status }),
      ...(remark !== undefined && { remark: remark.trim() }),
      ...(parcel !== '' && { parcel }),
      ...(bundle !== null && { bundle }),
    }
  }
}

/** Columns of free words: a few with digits look like IDs, and an unknown header may stand above a status. */
const REMARKS: ReadonlySet<ColumnKind> = new Set(['words', 'empty', 'order', 'status'])

function isCancelling(cell: string): boolean {
  return cell !== '' && cell.length <= LONGEST_REMARK && opensAsCancelled(cell)
}

function aboutColumn({ platform, columns }: ColumnMatch, index: number): StatusColumn | undefined {
  const header = columns[index]?.header ?? ''
  const key = headerKey(header)
  const own = platformOf(platform)?.statuses?.find(({ column }) => headerKey(column) === key)
  return own ?? voidColumn(header) ?? undefined
}

/** A package of several products holds two at least. */
const FEWEST_ITEMS = 2

/** Tells the bundle of each row, read one after the other: a marked row begins one, and its items follow. */
function createBundleReader({ bundleColumns }: ColumnMatch): (row: Cells) => number | null {
  if (bundleColumns === undefined) return () => null
  const { mark, size = -1 } = bundleColumns
  let bundle = 0
  let items = 0
  return (row) => {
    if (isYes(row[mark] ?? '')) {
      bundle += 1
      items = readCount(row[size] ?? '') ?? FEWEST_ITEMS
      return bundle
    }
    if (items === 0) return null
    items -= 1
    return bundle
  }
}

const YES = new Set(['yes', 'sí', 'si', 'sim'])

function isYes(cell: string): boolean {
  return cell.length < 10 && YES.has(cell.trim().toLowerCase())
}

/** How many a cell such as `Pacote de 2 produtos` counts; null where it counts nothing. */
function readCount(cell: string): number | null {
  const [, count] = (cell.length <= 80 && /^\D{1,40}(\d{1,2})\D{1,40}$/.exec(cell)) || []
  return count === undefined ? null : Number(count)
}

/** A sheet has few statuses, each many times. */
function rememberingStatus() {
  const known = new Map<StatusColumn | undefined, Map<string, Read>>()
  return (cell: string, about: StatusColumn | undefined): Read | null => {
    if (cell.trim() === '') return null
    const ofColumn = known.get(about) ?? new Map<string, Read>()
    known.set(about, ofColumn)
    const before = ofColumn.get(cell)
    if (before !== undefined) return before
    const read = { text: cell.trim().slice(0, LONGEST_REMARK), says: readStatus(cell, about) }
    if (ofColumn.size < 1000) ofColumn.set(cell, read)
    return read
  }
}

const RANKS = ['leftOut', 'returned', 'refunded', 'shipped', null] as const

/** What keeps a row from being sent counts before what does not. */
function worst(read: readonly Read[]): Read | null {
  const rank = ({ says }: Read) => RANKS.indexOf(says)
  return read.reduce<Read | null>(
    (most, one) => (most === null || rank(one) < rank(most) ? one : most),
    null,
  )
}
