import { addTo } from '#domain/entry/group-by.ts'
import { entryAsSent } from './summary.ts'
import {
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/entry/tracking-entry.ts'
import { readMessage } from '#domain/upload/answers/message-family.ts'
import type { Outcome } from './outcome.ts'
import type { UploadState } from './upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

/** Failed entries whose messages differ only in the values that they name. */
export type FailureFamily = {
  /** null: the service gave no reason. */
  readonly pattern: string | null
  /** In sheet order. */
  readonly positions: readonly Position[]
  /** The fields whose values every message names. */
  readonly named: readonly TrackingField[]
  /**
   * The courier codes that the messages name, the most frequent first; empty unless every message names its
   * entry's: then another code may be what corrects them all.
   */
  readonly couriers: readonly NamedCourier[]
}

export type NamedCourier = { readonly courier: string; readonly positions: readonly Position[] }

type Read = {
  readonly pattern: string | null
  readonly named: readonly TrackingField[]
  readonly courier: string
}

/** What was read of each failed entry, so that every message is read once, however often the families are asked for. */
export type FamilyMemory = {
  readonly outcomes: (Outcome | undefined)[]
  readonly reads: (Read | undefined)[]
}

/** Starts without any family. */
export function createFamilyMemory(): FamilyMemory {
  return { outcomes: [], reads: [] }
}

export type Learnt = {
  /** Where to go on; null at the end. */
  readonly next: number | null
  /** How many messages were read now. */
  readonly count: number
}

/** Reads the messages of entries that failed since, from an index on until `isEnough` says so. */
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
    // A message is about the values that were sent, whatever was corrected since.
    memory.reads[position] = readFailure(outcome, entryAsSent(state, position))
    count += 1
  }
  return { next: null, count }
}

/** The families of those entries whose messages were read, the largest first. Each of these is in exactly one. */
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
