import type { Run } from './kept-draft.ts'
import type { Position, Row, RowId } from './row.ts'

/**
 * The rows of a draft: all that are known, by id, and those that are in the sheet, in its order. A row that was deleted
 * stays known for as long as an undo or a redo can bring it back. Only this file looks inside.
 */
export type Rows = {
  /** By id, counted from `firstId`: a list, since a map of 100,000 rows takes five times as long to fill. */
  readonly known: (Row | undefined)[]
  readonly firstId: RowId
  inSheet: Row[]
  /** By id as above, -1 or nothing where a row is not in the sheet; computed when first needed after rows went. */
  positions: number[] | null
  /** Parts of `PART_SIZE` ids in which something is to be stored again. */
  readonly changedParts: Set<number>
  /** Those of them that lost a row: what is stored of them may still be needed until all is stored. */
  readonly lostParts: Set<number>
}

/** Ids a stored record: one record a row takes seconds at 100,000. */
const PART_SIZE = 500

/** No rows; those that come have this id or a later one. */
export function createRows(firstId: RowId): Rows {
  return {
    known: [],
    firstId,
    inSheet: [],
    positions: null,
    changedParts: new Set(),
    lostParts: new Set(),
  }
}

/** The rows of the sheet, in its order. */
export function sheetRows({ inSheet }: Rows): readonly Row[] {
  return inSheet
}

/** A row that is known, in the sheet or not. */
export function knownRow({ known, firstId }: Rows, id: RowId): Row | undefined {
  return known[id - firstId]
}

/** All rows that are known. */
export function knownRows({ known }: Rows): readonly Row[] {
  return known.filter((row) => row !== undefined)
}

/** A row that is in the sheet. */
export function rowInSheet(rows: Rows, id: RowId): Row | undefined {
  return positionOf(rows, id) === undefined ? undefined : knownRow(rows, id)
}

/** The rows with these ids that are in the sheet, in the order of the ids. */
export function rowsInSheet(rows: Rows, ids: readonly RowId[]): readonly Row[] {
  return ids.flatMap((id) => rowInSheet(rows, id) ?? [])
}

/** Where a row is in the sheet; undefined when it is not there. */
export function positionOf(rows: Rows, id: RowId): Position | undefined {
  rows.positions ??= readPositions(rows)
  const position = rows.positions[id - rows.firstId] ?? -1
  return position === -1 ? undefined : (position as Position)
}

function readPositions({ known, firstId, inSheet }: Rows): number[] {
  const positions = known.map(() => -1)
  for (const [position, { id }] of inSheet.entries()) positions[id - firstId] = position
  return positions
}

/** Makes rows known, without putting them into the sheet. */
export function learnRows(rows: Rows, added: readonly Row[]): void {
  let last = -1
  for (const row of added) {
    rows.known[row.id - rows.firstId] = row
    const part = partOf(row.id)
    if (part !== last) rows.changedParts.add(part)
    last = part
  }
}

/** Forgets a row that nothing can bring back; it must not be in the sheet. */
export function forgetRow(rows: Rows, id: RowId): void {
  rows.known[id - rows.firstId] = undefined
  noteChanged(rows, id)
  rows.lostParts.add(partOf(id))
}

/** Puts another value in the place of a known row. */
export function replaceRow(rows: Rows, row: Row): void {
  rows.known[row.id - rows.firstId] = row
  const position = positionOf(rows, row.id)
  if (position !== undefined) rows.inSheet[position] = row
  noteChanged(rows, row.id)
}

/** Adds known rows at the end of the sheet. */
export function appendRows({ positions, firstId, inSheet }: Rows, added: readonly Row[]): void {
  for (const row of added) {
    if (positions !== null) positions[row.id - firstId] = inSheet.length
    inSheet.push(row)
  }
}

/** Puts known rows into the sheet; each run is at its place afterwards. */
export function insertRuns(rows: Rows, runs: readonly Run[]): void {
  const before = rows.inSheet
  const after: Row[] = []
  let read = 0
  const copyUpTo = (length: number) => {
    while (after.length < length && read < before.length) after.push(before[read++]!)
  }
  for (const run of runs) {
    copyUpTo(run.at)
    for (const id of idsOf(run)) after.push(knownRow(rows, id)!)
  }
  copyUpTo(Infinity)
  rows.inSheet = after
  rows.positions = null
}

/** Takes rows out of the sheet; they stay known. The inverse of `insertRuns` with the same runs. */
export function removeRuns(rows: Rows, runs: readonly Run[]): void {
  const gone = new Set<RowId>()
  for (const run of runs) for (const id of idsOf(run)) gone.add(id)
  rows.inSheet = rows.inSheet.filter(({ id }) => !gone.has(id))
  rows.positions = null
}

/** The ids of a run, in the order of the sheet. */
export function* idsOf({ first, count }: Run): Generator<RowId> {
  for (let offset = 0; offset < count; offset += 1) yield (first + offset) as RowId
}

/** How many rows there are in some runs. */
export function countRows(runs: readonly Run[]): number {
  return runs.reduce((sum, { count }) => sum + count, 0)
}

/** The runs of the rows of the sheet that `isMeant` picks. */
export function runsWhere(rows: Rows, isMeant: (row: Row) => boolean): readonly Run[] {
  const runs: { at: number; first: RowId; count: number }[] = []
  let last: RowId | null = null
  for (const [at, row] of rows.inSheet.entries()) {
    if (!isMeant(row)) {
      last = null
      continue
    }
    if (last !== null && row.id === last + 1) runs.at(-1)!.count += 1
    else runs.push({ at, first: row.id, count: 1 })
    last = row.id
  }
  return runs
}

/** The part that an id is stored in. */
const partOf = (id: RowId): number => Math.floor(id / PART_SIZE)

/** The known rows of one part, by ascending id. */
export function rowsOfPart({ known, firstId }: Rows, part: number): readonly Row[] {
  const from = Math.max(0, part * PART_SIZE - firstId)
  const to = Math.max(0, (part + 1) * PART_SIZE - firstId)
  return known.slice(from, to).filter((row) => row !== undefined)
}

function noteChanged({ changedParts }: Rows, id: RowId): void {
  changedParts.add(partOf(id))
}

/** The parts in which there are rows. */
export function allParts(rows: Rows): ReadonlySet<number> {
  return new Set(knownRows(rows).map(({ id }) => partOf(id)))
}
