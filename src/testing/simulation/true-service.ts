import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { NOT_CONNECTED_HEADER, NOT_CONNECTED_VALUE } from '#service/classify-response.ts'
import { type Meaning, UNKNOWN, type WireReply } from './meaning.ts'
import type { Random } from './random.ts'
import { COURIERS, ORDER } from './sheet.ts'
import { type Decision, speak } from './spoken-answer.ts'
import type { Weather } from './weather.ts'

/** The service's processing of a request, and its reply. */
export type Reception = {
  readonly reply: WireReply
  /** Whether each entry was accepted; null: nothing was processed. */
  readonly accepted: readonly boolean[] | null
}

/** The service, the only source of truth about accepted orders. */
export type TrueService = {
  readonly receive: (body: string, token: string, weather: Weather) => Reception
}

export function createTrueService(random: Random, now: () => number): TrueService {
  const shipped = new Set<string>()
  const dead = new Set<string>()
  const process = (entries: readonly TrackingEntry[]): readonly Decision[] =>
    entries.map((entry) => {
      const decision = decide(entry, shipped)
      if (decision.kind === 'accepted') shipped.add(entry.orderId)
      return decision
    })
  return {
    receive: (body, token, weather) => {
      const entries = JSON.parse(body) as readonly TrackingEntry[]
      if (random.chance(weather.unauthorized)) dead.add(token)
      const refusal = dead.has(token)
        ? plain(401, { kind: 'unauthorized' })
        : turnDown(entries, random, weather, now)
      if (refusal) return { reply: refusal, accepted: null }
      const decisions = process(entries)
      const accepted = decisions.map(({ kind }) => kind === 'accepted')
      const spoken = speak(entries, decisions, random, weather)
      return { reply: muddle(spoken, random, weather), accepted }
    },
  }
}

function decide({ orderId, courier = '' }: TrackingEntry, shipped: ReadonlySet<string>): Decision {
  const fail = (why: string): Decision => ({ kind: 'failed', reason: `Order ${orderId} ${why}` })
  if (shipped.has(orderId)) return fail('is not pending')
  if (orderId.startsWith(ORDER.bad)) return fail('was not found')
  if (orderId.startsWith(ORDER.quiet)) return { kind: 'quiet' }
  if (courier !== '' && !COURIERS.includes(courier)) return fail('has an unknown courier')
  const needsCourier = orderId.startsWith(ORDER.pick) && courier === ''
  return needsCourier ? { kind: 'courier' } : { kind: 'accepted' }
}

const plain = (
  status: number,
  meaning: Meaning,
  headers: Readonly<Record<string, string>> = {},
): WireReply => ({ status, headers, body: 'Not "today"', meaning, isHonest: true })

/** The forwarding server's reply when it couldn't connect. */
export const NOT_CONNECTED: WireReply = plain(
  502,
  { kind: 'not-sent' },
  { [NOT_CONNECTED_HEADER]: NOT_CONNECTED_VALUE },
)

/** Refuses a request before processing; null: it is processed. */
function turnDown(
  entries: readonly TrackingEntry[],
  random: Random,
  weather: Weather,
  now: () => number,
): WireReply | null {
  const holds = (kind: string) => entries.some(({ orderId }) => orderId.startsWith(kind))
  const isLarge = holds(ORDER.huge) || (entries.length > 1 && holds(ORDER.big))
  if (isLarge || random.chance(weather.tooLarge)) return plain(413, { kind: 'too-large' })
  if (random.chance(weather.unavailable)) return turnAway(random, now())
  if (holds(ORDER.culprit)) return plain(422, { kind: 'refused', mayHaveBadEntry: true })
  if (random.chance(weather.requestRejected)) {
    const status = random.pick([400, 403, 404, 405, 415, 422])
    return plain(status, { kind: 'refused', mayHaveBadEntry: status === 400 || status === 422 })
  }
  if (random.chance(weather.envelope)) return envelope(entries, random)
  return random.chance(weather.unclear / 2) ? unclear(random) : null
}

/** A gateway's error in a 2xx. A nested result in it doesn't count. */
function envelope({ length }: readonly TrackingEntry[], random: Random): WireReply {
  const message = `Request exceeds ${length - 1}-number batch limit.`
  const body = random.pick([
    { code: 40013, message },
    { code: '4003', success: false, msg: '超出批次限制', data: null },
    { error: { message, acceptedOrders: length } },
    { data: { acceptedOrders: 0, shipmentFailed: [] }, errors: [{ message }] },
  ])
  const status = random.pick([200, 200, 201, 202])
  return { ...plain(status, UNKNOWN), body: JSON.stringify(body) }
}

function turnAway(random: Random, now: number): WireReply {
  const away = (
    status: number,
    header: string | null,
    waitMs: number | null,
    until: number | null,
  ) =>
    plain(
      status,
      { kind: 'unavailable', waitMs, until },
      header === null ? {} : { 'Retry-After': header },
    )
  // HTTP dates have no milliseconds.
  const date = Math.ceil(now / 1000) * 1000 + 3000
  switch (random.below(5)) {
    case 0:
      return away(429, null, null, null)
    case 1:
      return away(429, '0', null, null)
    case 2:
      return away(429, '7', 7000, null)
    case 3:
      return away(503, new Date(date).toUTCString(), null, date)
    default:
      return away(503, '2', 2000, null)
  }
}

const unclear = (random: Random): WireReply =>
  plain(random.pick([500, 500, 502, 502, 503, 504, 408, 409, 418, 301, 0]), UNKNOWN)

/** Corrupts the answer to a processed request. */
function muddle(spoken: WireReply, random: Random, weather: Weather): WireReply {
  if (random.chance(weather.unclear / 2)) return unclear(random)
  if (!random.chance(weather.garbage)) return spoken
  const half = spoken.body.slice(0, 1 + random.below(spoken.body.length - 2))
  const body = random.pick([half, half, '', 'null', '[]', '17', '"ok"', '{}', '<html>Hello'])
  return { ...spoken, body, meaning: UNKNOWN }
}
