import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import {
  type FailedEntry,
  type Repair,
  suggestRepair,
  withoutTaken,
} from '#domain/upload/repairs/suggest-repair.ts'
import { orderIdAt } from '#domain/upload/entry-list.ts'
import { positionsByKind } from '#domain/upload/summary.ts'
import { foldUpload } from '#journal/fold-upload.ts'
import { listHeaders } from '#journal/memory.ts'
import { ifReadable } from '#storage/faults.ts'
import type { RecordsContext } from './context.ts'

export type RepairQuestion = {
  readonly upload: string
  /** Failed entries that were not corrected yet, by family. */
  readonly families: readonly (readonly Position[])[]
}

/** The most accepted IDs to compare with. */
const EXAMPLES = 1000

/**
 * Finds one correction for the order IDs of the first family that has one, by comparing with accepted IDs of this
 * upload or, if those don't suffice, of earlier ones. Never produces an ID that any upload already has.
 */
export async function findRepair(
  context: RecordsContext,
  { upload, families }: RepairQuestion,
): Promise<Repair | null> {
  const header = await context.store.readHeader(upload)
  if (header === undefined) return null
  const { state } = await foldUpload(context, header)
  const failed = families.map((positions) => entriesAt(state, positions))
  const here = acceptedIds(state)
  const found =
    suggestFirst(failed, here) ?? suggestFirst(failed, await acceptedEarlier(context, upload))
  if (found === null) return null
  const taken = await findTaken(
    context,
    new Set(found.repair.corrections.map(({ after }) => after.orderId)),
  )
  return withoutTaken(found.repair, (id) => taken.has(id), found.total)
}

type Found = { readonly repair: Repair; readonly total: number }

function suggestFirst(
  families: readonly (readonly FailedEntry[])[],
  accepted: readonly string[],
): Found | null {
  for (const family of families) {
    const repair = suggestRepair(family, accepted)
    if (repair) return { repair, total: family.length }
  }
  return null
}

function entriesAt(
  { entries }: UploadState,
  positions: readonly Position[],
): readonly FailedEntry[] {
  return positions.flatMap((position) => {
    const before = entries.at(position)
    return before ? [{ position, before }] : []
  })
}

/** Returns accepted order IDs, without entries that the user marked, since the service didn't confirm those. */
function acceptedIds({ entries, outcomes }: UploadState): readonly string[] {
  const accepted = positionsByKind(outcomes).accepted.filter((position) => {
    const outcome = outcomes[position]
    return outcome?.kind === 'accepted' && outcome.how === 'by-count'
  })
  return accepted.slice(-EXAMPLES).map((position) => orderIdAt(entries, position))
}

async function acceptedEarlier(
  context: RecordsContext,
  upload: string,
): Promise<readonly string[]> {
  const accepted: string[] = []
  await eachUpload(context, ({ id }, state) => {
    if (id !== upload) accepted.push(...acceptedIds(state))
    return accepted.length < EXAMPLES
  })
  return accepted.slice(0, EXAMPLES)
}

async function findTaken(
  context: RecordsContext,
  wanted: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>()
  await eachUpload(context, (_, { entries }) => {
    for (let position = 0; position < entries.length; position += 1) {
      const orderId = orderIdAt(entries, position)
      if (wanted.has(orderId)) taken.add(orderId)
    }
    return true
  })
  return taken
}

/** Calls `visit` for each upload, newest first, until it returns false; skips unreadable ones. */
async function eachUpload(
  context: RecordsContext,
  visit: (header: UploadHeader, state: UploadState) => boolean,
): Promise<void> {
  for (const header of await listHeaders(context.store)) {
    context.signal.throwIfAborted()
    const folded = await ifReadable(foldUpload(context, header))
    if (folded && !visit(header, folded.state)) return
  }
}
