import type { UploadHeader } from '#domain/kept/upload.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
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
  /** Failed entries that were not corrected yet, those of one reason together. */
  readonly families: readonly (readonly Position[])[]
}

/** At most this number of accepted IDs show how they are written. */
const EXAMPLES = 1000

/**
 * Finds one correction for the order IDs of a family by what this upload or, without enough of it, earlier ones got
 * accepted; of several families the first that has one. It makes no ID that this or another upload has already.
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

/** An entry that a person marked as accepted proves nothing: the service never said so. */
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

/** Looks at the uploads, newest first, while `look` wants more; unreadable ones are skipped. */
async function eachUpload(
  context: RecordsContext,
  look: (header: UploadHeader, state: UploadState) => boolean,
): Promise<void> {
  for (const header of await listHeaders(context.store)) {
    context.signal.throwIfAborted()
    const folded = await ifReadable(foldUpload(context, header))
    if (folded && !look(header, folded.state)) return
  }
}
