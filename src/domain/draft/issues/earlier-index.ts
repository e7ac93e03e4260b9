import { hashText } from '#base/hash-text.ts'
import { type EntryCells, toCells } from '#domain/entry/tracking-entry.ts'

/** Status of an entry of an earlier upload, from the one that most surely must not be sent again. */
export const EARLIER_STATUSES = [
  'accepted',
  /** In doubt, unexplained or in flight: it may have been accepted. */
  'maybe-accepted',
  /** It is sent when that upload continues. */
  'in-line',
  /** Failed, refused or needs a courier: it is sent only if the user resends it there. */
  'open',
] as const

export type EarlierStatus = (typeof EARLIER_STATUSES)[number]

/** An upload of this browser to the same service. The number is only valid in this session. */
export type EarlierUpload = {
  readonly number: number
  readonly id: string
  readonly startedAt: number
  /** Missing when no name was given. */
  readonly shop?: string
}

/** An entry of an earlier upload, as far as sheets are compared with it. */
export type EarlierEntry = EntryCells & {
  readonly status: EarlierStatus
  /** Time of that outcome, in milliseconds since the epoch. */
  readonly at: number
  /** The tracking number that it has there now: differs after a correction. */
  readonly sentAs: string
}

/** An entry of an earlier upload that has a certain order ID. */
export type EarlierFact = EarlierEntry & { readonly upload: EarlierUpload }

/**
 * Packed entries of one earlier upload: half a million of them take about fifty bytes each, where objects and strings
 * would take two hundred.
 */
export type EarlierBlock = {
  readonly upload: EarlierUpload
  /** Order IDs and numbers, concatenated. */
  readonly text: string
  /** Offsets of each order ID and each number in the text, then the end of the text. */
  readonly starts: Uint32Array
  readonly hashes: Int32Array
  readonly times: Float64Array
  /** The few entries that are not simply accepted: for these, all fields are compared. */
  readonly rest: ReadonlyMap<number, EarlierEntry>
}

/** A hash table by order ID over the entries of all blocks. */
export type EarlierIndex = {
  readonly blocks: readonly EarlierBlock[]
  readonly uploads: ReadonlyMap<number, EarlierUpload>
  /** The number of each block's first entry. */
  readonly firsts: readonly number[]
  /** The block of each entry. */
  readonly blockOf: Int32Array
  readonly size: number
  /** For each entry, the next one in the same bucket, counted from 1; 0 is the end. */
  readonly next: Int32Array
  readonly buckets: Int32Array
}

/** Packs entries of one upload. Callers split many entries into several blocks, so that no call takes long. */
export function packEarlier(upload: EarlierUpload, entries: readonly EarlierEntry[]): EarlierBlock {
  const starts = new Uint32Array(entries.length * 2 + 1)
  const parts: string[] = []
  const rest = new Map<number, EarlierEntry>()
  let length = 0
  for (const [index, entry] of entries.entries()) {
    starts[index * 2] = length
    starts[index * 2 + 1] = length + entry.orderId.length
    length += entry.orderId.length + entry.trackingId.length
    parts.push(entry.orderId, entry.trackingId)
    if (entry.status !== 'accepted' || entry.sentAs !== entry.trackingId) rest.set(index, entry)
  }
  starts[entries.length * 2] = length
  return {
    upload,
    text: parts.join(''),
    starts,
    hashes: Int32Array.from(entries, ({ orderId }) => hashText(orderId)),
    times: Float64Array.from(entries, ({ at }) => at),
    rest,
  }
}

/** Indexes the entries of all blocks by order ID. */
export function indexEarlier(blocks: readonly EarlierBlock[]): EarlierIndex {
  const size = blocks.reduce((entries, { hashes }) => entries + hashes.length, 0)
  const firsts: number[] = []
  const blockOf = new Int32Array(size)
  const next = new Int32Array(size)
  const buckets = new Int32Array(2 ** Math.ceil(Math.log2(size * 2 + 2)))
  let entry = 0
  for (const [number, { hashes }] of blocks.entries()) {
    firsts.push(entry)
    blockOf.fill(number, entry, entry + hashes.length)
    for (const hash of hashes) {
      const bucket = hash & (buckets.length - 1)
      next[entry] = buckets[bucket] ?? 0
      entry += 1
      buckets[bucket] = entry
    }
  }
  const uploads = new Map(blocks.map(({ upload }) => [upload.number, upload]))
  return { blocks, uploads, firsts, blockOf, size, next, buckets }
}

export const NOTHING_EARLIER = indexEarlier([])

/** All entries of earlier uploads with this order ID, in no order. */
export function findEarlier(index: EarlierIndex, orderId: string): readonly EarlierFact[] {
  const { blocks, firsts, blockOf, next, buckets } = index
  const hash = hashText(orderId)
  let at = buckets[hash & (buckets.length - 1)] ?? 0
  if (at === 0 || orderId === '') return NONE
  const facts: EarlierFact[] = []
  for (; at !== 0; at = next[at - 1] ?? 0) {
    const number = blockOf[at - 1] ?? 0
    const block = blocks[number]
    const place = at - 1 - (firsts[number] ?? 0)
    if (block?.hashes[place] === hash && orderOf(block, place) === orderId)
      facts.push(factAt(block, place, orderId))
  }
  return facts
}

const NONE: readonly EarlierFact[] = []

function orderOf({ text, starts }: EarlierBlock, place: number): string {
  return text.slice(starts[place * 2], starts[place * 2 + 1])
}

function factAt(block: EarlierBlock, place: number, orderId: string): EarlierFact {
  const { upload, text, starts, times, rest } = block
  const whole = rest.get(place)
  if (whole !== undefined) return { upload, ...whole }
  const trackingId = text.slice(starts[place * 2 + 1], starts[place * 2 + 2])
  const at = times[place] ?? 0
  return {
    upload,
    ...toCells({ orderId, trackingId }),
    status: 'accepted',
    at,
    sentAs: trackingId,
  }
}
