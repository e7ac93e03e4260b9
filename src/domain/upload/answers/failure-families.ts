import { addTo } from '#base/group-by.ts'
import { entryAsSent } from '#domain/upload/summary.ts'
import {
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/entry/tracking-entry.ts'
import { readMessage } from './message-family.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'

/** Failed entries whose messages differ only in the values that they name. */
export type FailureFamily = {
  /** null: the service gave no reason. */
  readonly pattern: string | null
  /** In sheet order. */
  readonly positions: readonly Position[]
  /** The fields whose values every message names. */
  readonly named: readonly TrackingField[]
  /**
   * The courier codes that the messages name, the most frequent first. Empty unless every message names its entry's
   * code, which suggests that another code would correct them all.
   */
  readonly couriers: readonly NamedCourier[]
}

export type NamedCourier = { readonly courier: string; readonly positions: readonly Position[] }

type Read = {
  readonly pattern: string | null
  readonly named: readonly TrackingField[]
  readonly courier: string
}

/** Caches the parsed message of each failed entry. */
export type FamilyMemory = {
  readonly outcomes: (Outcome | undefined)[]
  readonly reads: (Read | undefined)[]
}

/** Creates an empty cache. */
export function createFamilyMemory(): FamilyMemory {
  return { outcomes: [], reads: [] }
}

export type Learnt = {
  /** The index to continue from; null at the end. */
  readonly next: number | null
  /** Number of messages read in this call. */
  readonly count: number
}

/** Reads the messages that are not cached yet, from an index on until `isEnough` returns true. */
export function learnFamilies(
  memory: FamilyMemory,
  state: UploadState,
  positions: readonly Position[],
  from: number,
  isEnough: (count: number) => boolean,
): Learnt {
  let count = 0
  for (let index = from; index < positions.length; index += 1) {
    const position = positions[index] ?? -1
    const outcome = state.outcomes[position]
    if (outcome === undefined || memory.outcomes[position] === outcome) continue
    if (isEnough(count)) return { next: index, count }
    memory.outcomes[position] = outcome
    // A message is about the values that were sent, not the corrected ones.
    memory.reads[position] = readFailure(outcome, entryAsSent(state, position))
    count += 1
  }
  return { next: null, count }
}

/** Groups the entries whose messages were read into families, the largest first. Each entry is in exactly one. */
export function groupFamilies(
  memory: FamilyMemory,
  positions: readonly Position[],
): readonly FailureFamily[] {
  const families = new Map<string | null, Members>()
  for (const position of positions) {
    const read = memory.reads[position]
    if (read) addRead(families, read, position)
  }
  return [...families]
    .map(([pattern, members]) => describe(pattern, members))
    .sort((one, other) => other.positions.length - one.positions.length)
}

type Members = {
  readonly positions: Position[]
  readonly named: Set<TrackingField>
  readonly byCourier: Map<string, Position[]>
}

function addRead(families: Map<string | null, Members>, read: Read, position: Position): void {
  let members = families.get(read.pattern)
  if (members === undefined) {
    members = { positions: [], named: new Set(TRACKING_FIELDS), byCourier: new Map() }
    families.set(read.pattern, members)
  }
  members.positions.push(position)
  for (const field of members.named) if (!read.named.includes(field)) members.named.delete(field)
  addTo(members.byCourier, read.courier, position)
}

function describe(pattern: string | null, members: Members): FailureFamily {
  const { positions, byCourier } = members
  const named = TRACKING_FIELDS.filter((field) => members.named.has(field))
  if (!named.includes('courier')) return { pattern, positions, named, couriers: [] }
  const couriers = [...byCourier].map(([courier, own]) => ({ courier, positions: own }))
  couriers.sort((one, other) => other.positions.length - one.positions.length)
  return { pattern, positions, named, couriers }
}

function readFailure(outcome: Outcome, sent: TrackingEntry | undefined): Read {
  if (outcome.kind !== 'failed' || outcome.message === null || sent === undefined)
    return { pattern: null, named: [], courier: '' }
  const { family, named } = readMessage(outcome.message, sent)
  return { pattern: family, named, courier: sent.courier ?? '' }
}
