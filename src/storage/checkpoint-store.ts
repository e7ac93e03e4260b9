import type { PackedPart, PackedRest, PackedState } from '#domain/upload/events/pack-state.ts'
import type { Database } from './database.ts'
import { finish, recordsOf } from './upload-store.ts'

/** Tells one checkpoint from the one before, and from those that other code has made. */
type Stamp = {
  /** The state holds so many events of the journal, from its first one on. */
  readonly lastEvent: number
  /** The release that computed it: another one may read answers better, and begins at the first event. */
  readonly release: string
}

export type CheckpointHead = Stamp & { readonly rest: PackedRest; readonly partCount: number }
export type CheckpointPart = Stamp & { readonly part: PackedPart }

/** The head of a checkpoint; undefined when there is none. */
export async function readCheckpointHead(
  database: Database,
  id: string,
): Promise<CheckpointHead | undefined> {
  const head = await database.get('uploadCheckpoints', [id, 0])
  return head && 'rest' in head ? head : undefined
}

/** `count` parts from part `from` on, of whichever checkpoint: `isPartOf` tells. */
export async function readCheckpointParts(
  database: Database,
  id: string,
  from: number,
  count: number,
): Promise<readonly CheckpointPart[]> {
  const records = await database.getAll('uploadCheckpoints', recordsOf(id, from), count)
  return records.flatMap((record) => ('part' in record ? [record] : []))
}

/** Whether a part belongs to the checkpoint of this head. */
export function isPartOf(head: CheckpointHead, { lastEvent, release }: CheckpointPart): boolean {
  return lastEvent === head.lastEvent && release === head.release
}

/** Puts a checkpoint in the place of the one before; nothing for an upload that was deleted meanwhile. */
export async function writeCheckpoint(
  database: Database,
  id: string,
  stamp: Stamp,
  { rest, partCount, part }: PackedState,
): Promise<void> {
  const transaction = database.transaction(['uploads', 'uploadCheckpoints'], 'readwrite')
  const store = transaction.objectStore('uploadCheckpoints')
  const write = async () => {
    if ((await transaction.objectStore('uploads').getKey(id)) === undefined) return
    await store.delete(recordsOf(id))
    await store.put({ ...stamp, rest, partCount }, [id, 0])
    // One after the other: each is packed and copied in a task of its own.
    for (let number = 0; number < partCount; number += 1)
      await store.put({ ...stamp, part: part(number) }, [id, number + 1])
  }
  await finish(transaction, write())
}
