import { planLeaveOut } from './plan-fixes.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { RepeatedSheet } from '#domain/draft/draft-view.ts'
import { kindOf, whyLeftOut } from '#domain/draft/row-kinds.ts'
import type { Repeat } from '#domain/draft/found.ts'
import type { Row, RowId, SourceId } from '#domain/draft/row/row.ts'
import { rowsInSheet, sheetRows } from '#domain/draft/rows.ts'
import type { EarlierIndex } from '#domain/draft/issues/earlier-index.ts'
import type { Likeness } from '#domain/draft/issues/judge-repeat.ts'

/** From this number of rows on, the user is asked once for the sheet; fewer rows show a warning each. */
const FEWEST_REPEATS = 3

function isRepeat(likeness: Likeness): boolean {
  return likeness !== 'new' && likeness !== 'changed'
}

/** Finds the fully checked sheets with entries of earlier uploads that the user hasn't decided about. */
export function findRepeated(draft: Draft, earlier: EarlierIndex): readonly RepeatedSheet[] {
  const { sources, findings } = draft
  if (earlier.size === 0 || findings.repeats.size < FEWEST_REPEATS) return []
  const waiting = waitingSources(draft)
  return [...sources].flatMap(([sourceId, facts]) => {
    if (facts.source.kind === 'typed' || facts.keepsRepeats || waiting.has(sourceId)) return []
    const rows = sheetRows(draft.rows).filter(
      ({ id, source }) => source === sourceId && kindOf(draft, id) === 'entry',
    )
    const counts = { new: 0, changed: 0, accepted: 0, 'maybe-accepted': 0, open: 0 }
    for (const { id } of rows) counts[likenessOf(draft, id)] += 1
    const repeats = rows.length - counts.new - counts.changed
    if (repeats < FEWEST_REPEATS) return []
    const uploads = countByUpload(draft, rows, earlier)
    return [{ sourceId, source: facts.source, rows: rows.length, counts, uploads }]
  })
}

/** The sheets with rows that wait for a check or for the comparison with earlier uploads. */
function waitingSources({ findings, rows }: Draft): ReadonlySet<SourceId> {
  const { unchecked, uncompared } = findings
  const waiting = rowsInSheet(rows, [...unchecked.waiting(), ...uncompared.waiting()])
  return new Set(waiting.map(({ source }) => source))
}

function likenessOf({ findings }: Draft, id: RowId): Repeat['likeness'] {
  return findings.repeats.get(id)?.likeness ?? 'new'
}

type RepeatedUpload = RepeatedSheet['uploads'][number]

function countByUpload(
  { findings }: Draft,
  rows: readonly Row[],
  earlier: EarlierIndex,
): readonly RepeatedUpload[] {
  const found = new Map<number, { accepted: number; open: number }>()
  for (const { id } of rows) {
    const repeat = findings.repeats.get(id)
    if (repeat === undefined || repeat.upload === null || !isRepeat(repeat.likeness)) continue
    const counts = found.get(repeat.upload) ?? { accepted: 0, open: 0 }
    counts[repeat.likeness === 'accepted' ? 'accepted' : 'open'] += 1
    found.set(repeat.upload, counts)
  }
  const uploads = [...found].flatMap(([number, counts]) => {
    const upload = earlier.uploads.get(number)
    if (upload === undefined) return []
    const { number: _, ...named } = upload
    return [{ ...named, ...counts }]
  })
  return uploads.sort((one, other) => rowsIn(other) - rowsIn(one))
}

const rowsIn = ({ accepted, open }: RepeatedUpload) => accepted + open

/** Leaves out the rows of a sheet that an earlier upload has too; changed and new ones stay. */
export function planLeaveRepeats(draft: Draft, source: SourceId): Plan | null {
  return planLeaveOut(
    sheetRows(draft.rows).filter((row) => {
      return (
        row.source === source &&
        isRepeat(likenessOf(draft, row.id)) &&
        // Copies must be left out as well, otherwise they would become entries.
        (kindOf(draft, row.id) === 'entry' || whyLeftOut(draft, row.id) === 'copy')
      )
    }),
  )
}
