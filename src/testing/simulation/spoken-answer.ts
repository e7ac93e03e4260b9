import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { aCandidate } from '#testing/builders.ts'
import {
  countedNames,
  type NamedBy,
  type Reading,
  readingsOf,
  UNKNOWN,
  type WireReply,
} from './meaning.ts'
import type { Random } from './random.ts'
import { COURIERS } from './sheet.ts'
import type { Weather } from './weather.ts'

/** The service's decision about an entry. */
export type Decision =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'courier' }
  /** Rejected without being listed. */
  | { readonly kind: 'quiet' }

/** An item of an answer; `about` is its entry, or null if it isn't in the request. */
type Report = { readonly about: number | null; readonly by: NamedBy; readonly json: object }

/** IDs of an item, and which of them name the entry. */
type Naming = { readonly by: NamedBy; readonly ids: Readonly<Record<string, unknown>> }

type Answer = {
  readonly accepted: number
  /** The count as written in the JSON. */
  readonly written: unknown
  readonly failed: readonly Report[]
  readonly courier: readonly Report[]
  readonly isHonest: boolean
}

/** Writes decisions as an answer in any form that services use, sometimes a false one. */
export function speak(
  entries: readonly TrackingEntry[],
  decisions: readonly Decision[],
  random: Random,
  weather: Weather,
): WireReply {
  const honest = tellTruth(entries, decisions, random)
  const answer = random.chance(weather.lies) ? lie(honest, entries, random) : honest
  const status = random.pick([200, 200, 200, 201, 202, 207])
  const readings = readAs(answer, entries.length)
  const meaning =
    readings === null
      ? UNKNOWN
      : ({ kind: 'answer', readings, sharedReason: sharedReason(decisions, answer) } as const)
  return { status, headers: {}, body: write(answer, random), meaning, isHonest: answer.isHonest }
}

function tellTruth(
  entries: readonly TrackingEntry[],
  decisions: readonly Decision[],
  random: Random,
): Answer {
  const reports = (kind: Decision['kind']) =>
    decisions.flatMap((decision, about) => {
      const entry = entries[about]
      if (decision.kind !== kind || entry === undefined) return []
      const { by, ids } = named(entry, entries, random)
      return [{ about, by, json: { ...ids, ...detail(decision, random) } }]
    })
  const accepted = decisions.filter(({ kind }) => kind === 'accepted').length
  const written = random.pick([accepted, accepted, accepted, String(accepted)])
  const [failed, courier] = [reports('failed'), reports('courier')]
  return { accepted, written, failed, courier, isHonest: true }
}

function detail(decision: Decision, random: Random): object {
  if (decision.kind === 'failed') return { errorMessage: decision.reason }
  const keys = random.pick([[], COURIERS, COURIERS.slice(1)])
  return { possibleCouriers: keys.map((key) => aCandidate({ key })) }
}

/** The IDs of an entry in one of the forms that still identify it. */
function named(entry: TrackingEntry, entries: readonly TrackingEntry[], random: Random): Naming {
  const { orderId, trackingId, merchantOrderId = null, courier = null } = entry
  const whole = { orderId, trackingId, merchantOrderId, courier }
  const byMerchant = { orderId: null, merchantOrderId, trackingId, courier: 0 }
  const isUnique =
    merchantOrderId !== null && entries.filter((other) => sameParcel(entry, other)).length === 1
  const hasOwnNumber = isOnlyNumber(trackingId, entries)
  switch (random.below(11)) {
    case 0:
      return { by: 'order', ids: { orderId } }
    case 1:
      return { by: 'order', ids: { ...whole, trackingId: 'another', unknown: [1] } }
    case 2:
      if (!isUnique) return { by: 'order', ids: whole }
      return { by: hasOwnNumber ? 'number' : 'merchant', ids: byMerchant }
    case 3:
      // A JSON number with all digits instead of a string.
      return {
        by: 'order',
        ids: { ...whole, orderId: asDigits(orderId), trackingId: asDigits(trackingId) },
      }
    case 4:
      return { by: 'key', ids: { orderId: spellOtherwise(orderId, random), trackingId: 'another' } }
    case 5:
      if (!hasOwnNumber) return { by: 'order', ids: whole }
      return { by: 'number', ids: { ...whole, orderId: spellOtherwise(orderId, random) } }
    default:
      return { by: 'order', ids: whole }
  }
}

const isOnlyNumber = (trackingId: string, entries: readonly TrackingEntry[]): boolean =>
  entries.filter((entry) => entry.trackingId === trackingId).length === 1

/** The order ID as other programs write it: with a `#`, zeros or other capitals. */
function spellOtherwise(orderId: string, random: Random): string {
  const isUpper = orderId === orderId.toUpperCase()
  const swapped = isUpper ? orderId.toLowerCase() : orderId.toUpperCase()
  const hashed = `#${orderId}`
  const padded = orderId.replace(/\d+$/, '00$&')
  return random.pick([hashed, padded, swapped === orderId ? hashed : swapped])
}

const sameParcel = (one: TrackingEntry, other: TrackingEntry): boolean =>
  one.merchantOrderId === other.merchantOrderId && one.trackingId === other.trackingId

const asDigits = (id: string): string => (/^[1-9]\d*$/.test(id) ? `~${id}~` : id)

/** Adds one false report. Names that mean no entry and repeated reports don't count as false. */
function lie(answer: Answer, entries: readonly TrackingEntry[], random: Random): Answer {
  const { accepted, failed, courier } = answer
  const counted = (count: number): Answer => ({
    ...answer,
    accepted: count,
    written: count,
    isHonest: count === accepted,
  })
  const about = random.below(entries.length)
  const json = { orderId: entries[about]?.orderId, errorMessage: 'No' }
  const report: Report = { about, by: 'order', json }
  const byNumber = (ids: object, trackingId = ''): Report => {
    const only = entries.findIndex((entry) => entry.trackingId === trackingId)
    const meant = isOnlyNumber(trackingId, entries) ? only : null
    return { about: meant, by: 'number', json: { ...ids, trackingId } }
  }
  const stranger = byNumber({ orderId: 'nobody', errorMessage: 'No' }, 'T-0')
  const nameless = byNumber({}, entries[about]?.trackingId)
  switch (random.below(9)) {
    case 0:
      return counted(accepted + 1 + random.below(3))
    case 1:
      return counted(Math.max(0, accepted - 1))
    case 2:
      return counted(0)
    case 3:
      return { ...answer, written: random.pick(SENSELESS), accepted: -1, isHonest: false }
    case 4:
      return { ...answer, failed: failed.slice(1), isHonest: failed.length === 0 }
    case 5:
      return { ...answer, failed: [...failed, report], isHonest: false }
    case 6:
      return { ...answer, courier: [...courier, report], isHonest: false }
    case 7:
      return {
        ...answer,
        failed: [...failed, ...failed.slice(0, 1), stranger],
        isHonest: stranger.about === null,
      }
    default:
      return {
        ...answer,
        courier: [nameless, ...courier, ...failed.slice(0, 1)],
        isHonest: nameless.about === null,
      }
  }
}

/** Values for the count that make the whole answer unreadable. */
const SENSELESS: readonly unknown[] = [-1, 1.5, 'many', null, true, [], {}, undefined, '']

function readAs({ accepted, failed, courier }: Answer, size: number): readonly Reading[] | null {
  if (accepted < 0) return null
  const isCounted = countedNames(size, [...failed, ...courier], accepted)
  const abouts = (reports: readonly Report[]) =>
    new Set(reports.flatMap((one) => (one.about !== null && isCounted(one) ? [one.about] : [])))
  return readingsOf(size, abouts(failed), abouts(courier), accepted)
}

/** The common reason if every entry failed and the answer is honest, or null. */
function sharedReason(decisions: readonly Decision[], { isHonest, failed }: Answer): string | null {
  const kinds = new Set(decisions.map((one) => (one.kind === 'failed' ? family(one.reason) : '')))
  const [only = ''] = kinds
  const isPlain = isHonest && failed.length === decisions.length
  return kinds.size === 1 && isPlain && only !== '' ? only : null
}

/** The words after the second one, which reasons of one kind share. */
const family = (reason: string): string => reason.split(' ').slice(2).join(' ')

function write(answer: Answer, random: Random): string {
  const lists = { shipmentFailed: answer.failed, shipmentSelectCourier: answer.courier }
  const written = Object.entries(lists).map(([name, reports]) => {
    const empty = random.pick([[], [], null, undefined])
    return [name, reports.length > 0 ? reports.map(({ json }) => json) : empty]
  })
  const rejected = random.pick([answer.failed.length, null, 'some', undefined, 99])
  const json = JSON.stringify({
    ...(random.chance(0.2) ? { extra: { deep: [1, { acceptedOrders: 7 }] } } : {}),
    acceptedOrders: answer.written,
    rejectedOrders: rejected,
    ...Object.fromEntries(written),
  })
  const digits = json.replaceAll(/"~(\d+)~"/g, '$1')
  return random.chance(0.1) ? `\ufeff${digits}` : digits
}
