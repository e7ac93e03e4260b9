import type { UploadHeader } from '#domain/kept/upload.ts'
import type { Timestamp } from '#domain/upload/outcome.ts'

/** How many entries were sent with a courier that the person chose, and what the service made of them. */
export type CourierTally = {
  readonly courier: string
  readonly accepted: number
  /** Failed, or asked about again. */
  readonly rejected: number
}

/** What came of the choices for one group in one upload. */
export type UploadTally = {
  readonly upload: string
  /** When the last of them was sent. */
  readonly at: Timestamp
  /** Whose upload it was; not there where no name was given. */
  readonly shop?: string
  readonly couriers: readonly CourierTally[]
}

/** What came of the choices for entries with the same candidates and the same shape of number. */
export type GroupMemory = {
  readonly shape: string
  /** One for each upload, the latest first. */
  readonly uploads: readonly UploadTally[]
}

/** By the ID of a group. */
export type GroupMemories = ReadonlyMap<string, GroupMemory>

/** Where it is kept what came of the couriers that rules filled in for a shape: no candidates were offered for these entries. */
export function filledId(shape: string): string {
  return `filled ${shape}`
}

/** Says whether the service rejected most of what was sent with a courier last: chosen for a group, or filled in for its shape. */
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

/** What was chosen longer ago says less than what was chosen since; each shop has its own uploads. */
const MOST_UPLOADS = 20

/** What names an upload in a tally. */
export function talliedOf({
  id,
  shop,
}: Pick<UploadHeader, 'id' | 'shop'>): Pick<UploadTally, 'upload' | 'shop'> {
  return { upload: id, ...(shop !== undefined && { shop }) }
}

/** Puts the tally of an upload in the place of what was known of that upload before. */
export function rememberUpload(
  before: GroupMemory | undefined,
  shape: string,
  tally: UploadTally,
): GroupMemory {
  const others = before?.uploads.filter(({ upload }) => upload !== tally.upload) ?? []
  const uploads = [tally, ...others].sort((one, other) => other.at - one.at)
  return { shape, uploads: uploads.filter(isAmongLast(MOST_UPLOADS)) }
}

/** Whether an upload is among the first ones of its shop in a list. */
function isAmongLast(most: number) {
  const seen = new Map<string | undefined, number>()
  return ({ shop }: UploadTally): boolean => {
    const count = (seen.get(shop) ?? 0) + 1
    seen.set(shop, count)
    return count <= most
  }
}

/** What counts for a shop: of each group its own uploads where they tell a courier, else all of the service. */
export function memoriesFor(shop: string, memories: GroupMemories): GroupMemories {
  if (shop === '') return memories
  return new Map(
    [...memories].map(([id, memory]) => {
      const own = { ...memory, uploads: memory.uploads.filter((one) => one.shop === shop) }
      return [id, recallChoice(own) === null ? memory : own]
    }),
  )
}

/** The courier that the person chose for such entries, with what speaks for it and against it. */
export type RememberedChoice = {
  readonly key: string
  readonly accepted: number
  readonly rejected: number
  /** Accepted with other couriers. */
  readonly exceptions: number
  readonly at: Timestamp
}

/**
 * The courier with which most of the entries were accepted. None where no courier has more than half, and none where
 * the service rejected as many entries as it accepted.
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

/** The couriers with which entries of these groups were accepted after a choice. */
export function acceptedCouriers(memories: Iterable<GroupMemory>): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { uploads } of memories)
    for (const { couriers } of uploads)
      for (const { courier, accepted } of couriers) if (accepted > 0) found.add(courier)
  return found
}
