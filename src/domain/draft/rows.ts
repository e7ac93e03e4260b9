import type { Run } from '#domain/draft/stored/kept-action.ts'
import type { Position, Row, RowId } from '#domain/draft/row/row.ts'

/**
 * The rows of a draft: all known ones by id, and those in the sheet, in order. A deleted row stays known while an undo
 * or redo can bring it back. Only this file accesses the fields.
 */
export type Rows = {
  /** By id minus `firstId`. An array, since filling a map of 100,000 rows takes five times as long. */
  readonly known: (Row | undefined)[]
  readonly firstId: RowId
  inSheet: Row[]
  /** By id as above; -1 or missing for rows that aren't in the sheet. Computed when first needed after rows moved. */
  positions: number[] | null
  /** Parts of `PART_SIZE` ids with changes that aren't stored yet. */
  readonly changedParts: Set<number>
  /** Changed parts that lost a row. Their stored record may be needed until everything is stored. */
  readonly lostParts: Set<number>
}

/** Number of ids in a stored record. One record for each row would take seconds with 100,000. */
const PART_SIZE = 500

/** Creates an empty container for rows with this id or later ones. */
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

/** The rows of the sheet, in order. */
export function sheetRows({ inSheet }: Rows): readonly Row[] {
  return inSheet
}

/** A known row, in the sheet or not. */
export function knownRow({ known, firstId }: Rows, id: RowId): Row | undefined {
  return known[id - firstId]
}

export function knownRows({ known }: Rows): readonly Row[] {
  return known.filter((row) => row !== undefined)
}

/** The row with this id if it is in the sheet. */
export function rowInSheet(rows: Rows, id: RowId): Row | undefined {
  return positionOf(rows, id) === undefined ? undefined : knownRow(rows, id)
}

/** The rows with these ids that are in the sheet, in the order of the ids. */
export function rowsInSheet(rows: Rows, ids: readonly RowId[]): readonly Row[] {
  return ids.flatMap((id) => rowInSheet(rows, id) ?? [])
}

/** The position of a row in the sheet; undefined when it isn't there. */
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

/** Adds rows to the known ones, without putting them into the sheet. */
export function learnRows(rows: Rows, added: readonly Row[]): void {
  let last = -1
  for (const row of added) {
    rows.known[row.id - rows.firstId] = row
    const part = partOf(row.id)
    if (part !== last) rows.changedParts.add(part)
    last = part
  }
}

/** Forgets a row that no undo or redo can bring back; it must not be in the sheet. */
export function forgetRow(rows: Rows, id: RowId): void {
  rows.known[id - rows.firstId] = undefined
  noteChanged(rows, id)
  rows.lostParts.add(partOf(id))
}

/** Replaces the value of a known row. */
export function replaceRow(rows: Rows, row: Row): void {
  rows.known[row.id - rows.firstId] = row
  const position = positionOf(rows, row.id)
  if (position !== undefined) rows.inSheet[position] = row
  noteChanged(rows, row.id)
}

/** Appends known rows to the sheet. */
export function appendRows({ positions, firstId, inSheet }: Rows, added: readonly Row[]): void {
  for (const row of added) {
    if (positions !== null) positions[row.id - firstId] = inSheet.length
    inSheet.push(row)
  }
}

/** Inserts known rows into the sheet, each run at its final position. */
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

/** Removes rows from the sheet; they stay known. Inverse of `insertRuns` with the same runs. */
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

/** The number of rows in some runs. */
export function countRows(runs: readonly Run[]): number {
  return runs.reduce((sum, { count }) => sum + count, 0)
}

/** The runs of the rows in the sheet that `isMeant` picks. */
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

/** The parts that contain known rows. */
export function allParts(rows: Rows): ReadonlySet<number> {
  return new Set(knownRows(rows).map(({ id }) => partOf(id)))
}
