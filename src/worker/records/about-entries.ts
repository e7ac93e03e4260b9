import { askKnowledge } from '#domain/couriers/list/load-knowledge.ts'
import { numberInCell } from '#domain/draft/issues/clean-by-formats.ts'
import { type TrackingEntry, toCells } from '#domain/entry/tracking-entry.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { RecordsContext } from './context.ts'
import { foldUpload } from '#journal/fold-upload.ts'
import { judgeRepeat, type RepeatKind } from '#domain/draft/issues/judge-repeat.ts'
import { earlierEntries } from '#domain/upload/earlier-entries.ts'
import { ALL_SHOPS, mayBeOfShop } from '#domain/upload/shops.ts'
import { ifReadable } from '#storage/faults.ts'
import { findEntries } from './find-entries.ts'
import { warningsOfEntry } from '#domain/draft/issues/late/check-entry.ts'
import type { Issue } from '#domain/draft/row/issue.ts'

/** The current outcome and values of an entry. */
export type EntryStatus = {
  readonly position: Position
  readonly entry: TrackingEntry
  readonly outcome: Outcome
}

type OutcomesQuestion = { readonly id: string; readonly positions: readonly Position[] }

/** Returns the outcomes of some entries of an upload; empty when the upload is gone. */
export async function readOutcomes(
  context: RecordsContext,
  { id, positions }: OutcomesQuestion,
): Promise<readonly EntryStatus[]> {
  const header = await context.store.readHeader(id)
  if (header === undefined) return []
  const { state } = await foldUpload(context, header)
  return positions.flatMap((position) => {
    const entry = state.entries.at(position)
    const outcome = state.outcomes[position]
    return entry && outcome ? [{ position, entry, outcome }] : []
  })
}

/** Limit of hits; an order is rarely in more than one upload. */
const MOST_HITS = 20

/** Finds a warning from other uploads about an entry, by the rules for rows of a sheet; null without one. */
export async function findRepeat(
  context: RecordsContext,
  { entry, upload }: { readonly entry: TrackingEntry; readonly upload: string },
): Promise<Issue<RepeatKind> | null> {
  const { orderId, trackingId } = entry
  const { shop = '' } = (await context.store.readHeader(upload)) ?? {}
  // Each call is a visit of its own, so that recent corrections are found.
  const search = { text: orderId, limit: MOST_HITS, visit: Math.random(), shop: ALL_SHOPS }
  const { hits } = await findEntries({ ...context, report: () => undefined }, search)
  const facts = []
  for (const { upload: header, position } of hits) {
    if (header.id === upload || !mayBeOfShop(header, shop)) continue
    const folding = await ifReadable(foldUpload(context, header))
    if (folding === null) continue
    const { startedAt } = header
    // The first is the current version; values from before a correction don't count.
    const [fact] = earlierEntries({ startedAt, state: folding.state }, position, position + 1)
    if (fact?.orderId === orderId) facts.push({ ...fact, upload: { ...header, number: 0 } })
  }
  const { warning } = judgeRepeat(facts, toCells(entry))
  if (warning === null) return null
  const { kind, fact } = warning
  const number = fact.sentAs === trackingId ? null : fact.sentAs
  return { kind, field: 'trackingId', at: fact.at, upload: fact.upload.id, number }
}

type CheckedCell = {
  readonly issue: Issue
  /** The tracking number that the cell contains in another form, if any. */
  readonly instead: string | null
}

/** Checks the cells of an entry outside of a sheet, with the checks of a sheet. */
export async function checkEntry(
  context: Pick<RecordsContext, 'knowledge'>,
  entry: TrackingEntry,
): Promise<readonly CheckedCell[]> {
  return askKnowledge(await context.knowledge(), (knowledge) =>
    warningsOfEntry(entry, knowledge).map((issue) => ({
      issue,
      instead: issue.field === 'trackingId' ? numberInCell(entry.trackingId, knowledge) : null,
    })),
  )
}
