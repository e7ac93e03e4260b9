import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import type { Timestamp } from '#domain/upload/outcome.ts'

/** Number of entries that the service accepted and rejected with a courier. */
export type CourierTally = {
  readonly courier: string
  readonly accepted: number
  /** Failed, or courier needed again. */
  readonly rejected: number
}

/** The results of the choices for one group in one upload. */
export type UploadTally = {
  readonly upload: string
  /** When the last of the entries was sent. */
  readonly at: Timestamp
  /** The name of the upload's shop, if it has one. */
  readonly shop?: string
  readonly couriers: readonly CourierTally[]
}

/** The results of earlier choices for a group: entries with the same candidates and shape of number. */
export type GroupMemory = {
  readonly shape: string
  /** One tally for each upload, the latest first. */
  readonly uploads: readonly UploadTally[]
}

/** Memories by group ID. */
export type GroupMemories = ReadonlyMap<string, GroupMemory>

/** Returns the key for the results of couriers that rules filled in for a shape, where no candidates were offered. */
export function filledId(shape: string): string {
  return `filled ${shape}`
}

/** Tells whether the service last rejected most entries with a courier, chosen for the group or filled in by shape. */
export function wasRejectedLast(
  memories: GroupMemories,
  group: string,
  shape: string,
  courier: string,
): boolean {
  const tallies = [group, filledId(shape)]
    .flatMap((id) => memories.get(id)?.uploads ?? [])
    .flatMap(({ couriers, at }) => couriers.map((one) => ({ ...one, at })))
    .filter((one) => one.courier === courier)
  const [last] = tallies.sort((one, other) => other.at - one.at)
  return last !== undefined && last.rejected > last.accepted
}

/** Number of uploads kept per shop. Older choices say less than newer ones. */
const MOST_UPLOADS = 20

/** Returns the fields that identify an upload in a tally. */
export function talliedOf({
  id,
  shop,
}: Pick<UploadHeader, 'id' | 'shop'>): Pick<UploadTally, 'upload' | 'shop'> {
  return { upload: id, ...(shop !== undefined && { shop }) }
}

/** Adds the tally of an upload, replacing an earlier one of the same upload. */
export function rememberUpload(
  before: GroupMemory | undefined,
  shape: string,
  tally: UploadTally,
): GroupMemory {
  const others = before?.uploads.filter(({ upload }) => upload !== tally.upload) ?? []
  const uploads = [tally, ...others].sort((one, other) => other.at - one.at)
  return { shape, uploads: uploads.filter(isAmongLast(MOST_UPLOADS)) }
}

/** Returns a test whether an upload is among the first `most` of its shop in a list. */
function isAmongLast(most: number) {
  const seen = new Map<string | undefined, number>()
  return ({ shop }: UploadTally): boolean => {
    const count = (seen.get(shop) ?? 0) + 1
    seen.set(shop, count)
    return count <= most
  }
}

/** Returns the memories for a shop: of each group its own uploads if they recall a courier, else those of all shops. */
export function memoriesFor(shop: string, memories: GroupMemories): GroupMemories {
  if (shop === '') return memories
  return new Map(
    [...memories].map(([id, memory]) => {
      const own = { ...memory, uploads: memory.uploads.filter((one) => one.shop === shop) }
      return [id, recallChoice(own) === null ? memory : own]
    }),
  )
}

/** The courier that the user chose for such entries, with the numbers for and against it. */
export type RememberedChoice = {
  readonly key: string
  readonly accepted: number
  readonly rejected: number
  /** Number of entries accepted with other couriers. */
  readonly exceptions: number
  readonly at: Timestamp
}

/**
 * Returns the courier with which most entries were accepted; null when none has more than half, or when the service
 * rejected as many of its entries as it accepted.
 */
export function recallChoice({ uploads }: GroupMemory): RememberedChoice | null {
  const tallies = uploads.flatMap(({ couriers, at }) => couriers.map((one) => ({ ...one, at })))
  const sums = new Map<string, RememberedChoice>()
  for (const { courier, accepted, rejected, at } of tallies) {
    const sum = sums.get(courier) ?? { key: courier, accepted: 0, rejected: 0, exceptions: 0, at }
    sums.set(courier, {
      ...sum,
      accepted: sum.accepted + accepted,
      rejected: sum.rejected + rejected,
    })
  }
  const all = tallies.reduce((total, { accepted }) => total + accepted, 0)
  for (const sum of sums.values()) {
    if (sum.accepted * 2 > all && sum.accepted > sum.rejected)
      return { ...sum, exceptions: all - sum.accepted }
  }
  return null
}

/** Returns the couriers with which entries of these groups were accepted. */
export function acceptedCouriers(memories: Iterable<GroupMemory>): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { uploads } of memories)
    for (const { couriers } of uploads)
      for (const { courier, accepted } of couriers) if (accepted > 0) found.add(courier)
  return found
}
