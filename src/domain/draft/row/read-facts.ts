import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import type { ColumnKind } from '#domain/columns/column-kind.ts'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { opensAsCancelled } from '#domain/columns/platforms/read-status.ts'
import { NO_FACTS } from './row.ts'
import type { RowFacts } from './row-facts.ts'
import { type SaidStatus, statusOf } from './status-of-row.ts'

type Cells = readonly string[]

/** Longer cells are not read as a remark. */
const LONGEST_REMARK = 2000

/** Makes a function that reads a row's facts from the columns that aren't sent. */
export function createFactsReader(match: ColumnMatch): (row: Cells) => RowFacts {
  const { statusColumns = [], parcelColumn = -1, itemColumn = -1, columns, mapping } = match
  const own = statusColumns.map((index) => ({ index, read: createStatusReader(match, index) }))
  const used = new Set([...Object.values(mapping), ...statusColumns, parcelColumn])
  const remarks = columns.filter(({ index, kind }) => REMARKS.has(kind) && !used.has(index))
  const findRemark = (row: Cells): string | undefined => {
    const found = remarks.find(({ index }) => isCancelling(row[index] ?? ''))
    return found && row[found.index]
  }
  // A status that is a whole sentence counts as a remark.
  const findSentence = (row: Cells): string | undefined => {
    const found = own.find(({ index, read }) => {
      const cell = row[index] ?? ''
      return isCancelling(cell) && meaningOf(read(cell)) === null
    })
    return found && row[found.index]
  }
  const isSilent = own.length + remarks.length === 0 && parcelColumn === -1 && itemColumn === -1
  // Most sheets have no such columns.
  if (isSilent && match.bundleColumns === undefined) return () => NO_FACTS
  const bundleOf = createBundleReader(match)
  const itemOf = createItemReader()
  return (row) => {
    const bundle = bundleOf(row)
    const status = worst(own.flatMap(({ index, read }) => read(row[index] ?? '') ?? []))
    const remark = findRemark(row) ?? findSentence(row)
    const parcel = row[parcelColumn]?.trim() ?? ''
    const item = itemOf(row[itemColumn] ?? '')
    if (status === null && remark === undefined && parcel === '' && bundle === null && item === '')
      return NO_FACTS
    return {
      ...(status && { status }),
      ...(remark !== undefined && { remark: remark.trim() }),
      ...(parcel !== '' && { parcel }),
      ...(bundle !== null && { bundle }),
      ...(item !== '' && { item }),
    }
  }
}

/** Longer names are cut. */
const LONGEST_ITEM = 80

/** A shop has few items and repeats each of them, so cleaned names are cached. */
function createItemReader() {
  const known = new Map<string, string>([['', '']])
  return (cell: string): string => {
    const before = known.get(cell)
    if (before !== undefined) return before
    const name = nameItem(cell)
    if (known.size < 1000) known.set(cell, name)
    return name
  }
}

function nameItem(cell: string): string {
  const name = cleanCell(cell.slice(0, LONGEST_ITEM * 2).replaceAll(/\s+/g, ' '))
  if (name.length <= LONGEST_ITEM) return name
  const characters = Array.from(name).slice(0, LONGEST_ITEM - 1)
  return `${characters.join('')}…`
}

/** Columns of free text. Remarks with digits can look like IDs, and an unknown header may name a status column. */
const REMARKS: ReadonlySet<ColumnKind> = new Set(['words', 'empty', 'order', 'status'])

function isCancelling(cell: string): boolean {
  return cell !== '' && cell.length <= LONGEST_REMARK && opensAsCancelled(cell)
}

/** A package of several products has at least two. */
const FEWEST_ITEMS = 2

/** Makes a function that returns the bundle of each row in turn: a marked row starts one, its items follow. */
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

/** Reads the count of a cell such as `Pacote de 2 produtos`; null without one. */
function readCount(cell: string): number | null {
  const [, count] = (cell.length <= 80 && /^\D{1,40}(\d{1,2})\D{1,40}$/.exec(cell)) || []
  return count === undefined ? null : Number(count)
}

/** A sheet has few statuses and repeats each of them, so they are cached. */
function createStatusReader({ platform, columns }: ColumnMatch, index: number) {
  const column = columns[index]?.header ?? ''
  const known = new Map<string, SaidStatus>()
  return (cell: string): SaidStatus | null => {
    if (cell.trim() === '') return null
    const before = known.get(cell)
    if (before !== undefined) return before
    const text = cell.trim().slice(0, LONGEST_REMARK)
    const status = { text, column, ...(platform !== undefined && { platform }) }
    if (known.size < 1000) known.set(cell, status)
    return status
  }
}

const RANKS = ['leftOut', 'returned', 'refunded', 'shipped', null] as const

const meaningOf = (status: SaidStatus | null) => (status === null ? null : statusOf({ status }))

/** The status that most strongly keeps a row from being sent. */
function worst(read: readonly SaidStatus[]): SaidStatus | null {
  const rank = (status: SaidStatus) => RANKS.indexOf(meaningOf(status))
  return read.reduce<SaidStatus | null>(
    (most, one) => (most === null || rank(one) < rank(most) ? one : most),
    null,
  )
}
