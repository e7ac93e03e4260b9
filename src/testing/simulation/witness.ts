import { isDeepStrictEqual } from 'node:util'
import { openRequests } from '#domain/upload/summary.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { applyEvents, startState } from '#domain/upload/events/apply-events.ts'
import { TRIAL_FROM, TRIAL_SIZE } from '#domain/upload/requests/plan-request.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { formatBody } from '#service/wire.ts'
import type { JournalEvent } from '#domain/upload/upload-event.ts'
import type { Upload, UploadView } from '#run/upload.ts'
import { restoreEvent } from '#journal/read-journal.ts'
import { createHolds } from './holds.ts'
import { createLearntSize } from './learnt-size.ts'
import { type Meaning, UNKNOWN } from './meaning.ts'
import { asksForYes, countSendable, createPlaces, type Place, resolvePlace } from './places.ts'
import type { Random } from './random.ts'
import { type SheetAndSettings, SHOPS } from './sheet.ts'
import type { Flight, Tab } from './stage.ts'

type EventOf<Type> = Extract<JournalEvent, { type: Type }>
type Requested = EventOf<'requested'>

type Known = {
  readonly event: Requested
  readonly tab: Tab
  readonly isTrial: boolean
  flight: Flight | null
  isReplied: boolean
}

export const FOR_PART = 'for a part'

export type Witness = ReturnType<typeof createWitness>

/**
 * Checks the journal, the requests and the displayed state against the truth, which is the service's ledger and the
 * network traffic. Of the product's code it uses only the replay of events, which it checks too.
 */
export function createWitness(
  { entries, requestSize, requestsAtOnce, requestsPerSecond, shop }: SheetAndSettings,
  now: () => number,
  offlineUntil: () => number,
  random: Random,
) {
  const model = createPlaces(entries)
  const { places, passes } = model
  const holds = createHolds(passes)
  const events: JournalEvent[] = []
  const requests = new Map<number, Known>()
  const flights: Flight[] = []
  /** Positions that the user has just confirmed. */
  const yeses = new Set<number>()
  /** Rejected tokens, with the tab and the number of events at that time. */
  const deadTokens = new Map<string, { readonly tab: Tab; readonly since: number }>()
  let state: UploadState = startState(entries)
  /** The states that may be displayed, one after each event. */
  const shown: string[] = [signatureOf(state)]
  const shownUpTo = new Map<Tab, number>()
  const seenLast = new Map<Tab, UploadState>()
  const learnt = createLearntSize()
  const shops = new Map<string, string>()
  const lostLock = new Set<Tab>()
  /** Uploads for which the user confirmed the same shop. */
  const sameShop = new Set<Upload>()
  let wrong: string | null = null
  let isHandedOver = false
  let stoppedBefore = -1

  /** Records the first false claim. A function avoids the cost of the sentence. */
  function claim(isTrue: boolean, sentence: string | (() => string)): void {
    if (!isTrue) wrong ??= typeof sentence === 'string' ? sentence : sentence()
  }

  /** Checks that a request may be sent, when its event begins to be written. */
  function begun(tab: Tab, batch: readonly JournalEvent[]): void {
    for (const event of batch) if (event.type === 'requested') checkHolds(tab, event, 0)
  }

  function checkHolds(tab: Tab, { request, submission }: Requested, since: number): void {
    const why = holds.against(tab, submission, now(), since)
    claim(why === null, () => `request ${request} may not go: ${why}`)
  }

  function committed(tab: Tab, batch: readonly JournalEvent[]): void {
    const since = holds.last()
    for (const event of batch) {
      if (event.type === 'requested') checkHolds(tab, event, since)
      events.push(event)
      take(tab, event)
      state = applyEvents(state, [restoreEvent(event)])
      shown.push(signatureOf(state))
    }
    compare()
    if (!hasOpen()) holds.nothingOpen()
  }

  function hasOpen(): boolean {
    return state.counts.waiting + state.counts.sending > 0
  }

  function take(tab: Tab, event: JournalEvent): void {
    switch (event.type) {
      case 'submitted':
        return submitted(event)
      case 'requested':
        return requested(tab, event)
      case 'answered':
      case 'faulted':
        return replied(tab, event)
      case 'corrected':
        return model.correct(event)
      case 'courier-chosen':
        return chosen(event)
      case 'choice-undone':
        return model.undoChoice()
      case 'set-aside':
        return model.setAside(event.positions)
      case 'marked-accepted':
        return model.markAccepted(event.positions)
      case 'taken-back':
        return model.takeBack(event.positions)
      case 'stopped':
        return holds.stopped()
      case 'resumed':
        model.resume()
        holds.resumed()
        return
      case 'handed-over':
        return handOver()
      case 'hand-over-ended':
        isHandedOver = false
    }
  }

  /** From now on a colleague sends the rest, without seeing later events of this copy. */
  function handOver(): void {
    const isOpen = places.some(({ kind }) => kind === 'sending')
    claim(!isOpen, 'it is handed over while a request is on its way')
    isHandedOver = true
    stoppedBefore = holds.stoppedUpTo()
    holds.stopped()
  }

  /** Checks that the colleague's copy has exactly the events before the hand-over, and continues from there. */
  function handedOn(held: unknown): void {
    const before = events.slice(0, -1)
    claim(
      isDeepStrictEqual(held, before.map(asHandedOver)),
      'a colleague holds something else than what happened',
    )
    events.length = before.length
    isHandedOver = false
    holds.stoppedOnly(stoppedBefore)
    state = applyEvents(startState(entries), before.map(restoreEvent))
    shown.push(signatureOf(state))
    compare()
  }

  function chosen(event: EventOf<'courier-chosen'>): void {
    claim(
      event.courierName !== FOR_PART || event.joined || event.group === undefined,
      'a choice for a part of a group is for all of its later entries',
    )
    if (event.joined) {
      claim(
        event.courier !== null && model.courierOf(event.group) === event.courier,
        'entries join a choice that was never made, or was taken back',
      )
      for (const { kind, choice } of model.at(event.positions))
        claim(
          kind === 'courier-needed' && choice === '',
          `an entry joins that is ${kind} ${choice}`,
        )
    }
    model.choose(event)
  }

  function submitted(event: EventOf<'submitted'>): void {
    claim(!isHandedOver, 'entries go again that a colleague has')
    if (asksForYes(event.reason)) {
      for (const position of event.positions ?? places.keys()) {
        claim(yeses.has(position), () => `entry ${position} is resent without a yes`)
      }
    }
    model.submit(event)
  }

  function requested(tab: Tab, event: Requested): void {
    const { request, positions } = event
    claim(!isHandedOver, () => `request ${request} sends what a colleague has`)
    checkSpacing(event)
    claim(!requests.has(request), () => `there are two requests ${request}`)
    const isTrial = checkSize(event)
    const expected = positions.map((position) => places[position]?.entry ?? NOBODY)
    claim(event.body === formatBody(expected), () => `request ${request} is not what was decided`)
    for (const position of positions) checkEntry(position, event)
    for (const place of model.at(positions)) {
      place.kind = 'sending'
      place.sentOrder = place.entry.orderId
    }
    requests.set(request, { event, tab, isTrial, flight: null, isReplied: false })
  }

  function checkSpacing({ request, at }: Requested): void {
    const before = [...requests.values()].at(-1)?.event.at ?? Number.NEGATIVE_INFINITY
    claim(
      requestsPerSecond === null || (at - before) * requestsPerSecond >= 1000,
      () => `request ${request} follows the one before too soon`,
    )
  }

  function checkEntry(position: number, { request, positions }: Requested): void {
    const place = places[position]
    if (place === undefined)
      return claim(false, () => `request ${request} holds no entry ${position}`)
    const what = () => `request ${request} holds entry ${position}, which`
    claim(place.kind === 'waiting', `${what()} is ${place.kind}`)
    claim(
      !place.isDoubtful || place.hasYes,
      () => `${what()} may be accepted already, without a yes`,
    )
    const { orderId } = place.entry
    for (const [other, rival] of places.entries()) {
      if (other === position) continue
      const sameNow = rival.entry.orderId === orderId
      const isAhead = other < position && !positions.includes(other)
      claim(!sameNow || rival.kind !== 'sending', `${what()} has an order in flight (${other})`)
      claim(
        !sameNow || !positions.includes(other),
        () => `${what()} has its order twice (${other})`,
      )
      const blocks = rival.kind === 'in-doubt' && (sameNow || rival.sentOrder === orderId)
      claim(
        !(isAhead && blocks),
        () => `${what()} goes before a doubtful one of its order (${other})`,
      )
      const waits = rival.kind === 'waiting' && sameNow
      claim(
        !(isAhead && waits),
        () => `${what()} goes before an earlier one of its order (${other})`,
      )
    }
  }

  /** Checks the size of a request; returns whether it is its submission's trial. */
  function checkSize({ request, submission, positions }: Requested): boolean {
    const pass = passes.find((one) => one.submission === submission)
    const most = Math.max(1, Math.min(requestSize, pass?.requestSize ?? Infinity, learnt.most()))
    const isTrial =
      pass !== undefined &&
      pass.count > TRIAL_FROM &&
      pass.answers === 0 &&
      pass.reason !== 'split' &&
      !pass.isAnswered &&
      most > TRIAL_SIZE
    const limit = isTrial ? TRIAL_SIZE : most
    const wanted = Math.min(limit, countSendable(places, submission))
    claim(
      positions.length === wanted,
      () => `request ${request} holds ${positions.length} of ${wanted} entries`,
    )
    const others = [...requests.values()].filter((one) => one.event.submission === submission)
    claim(
      !isTrial || others.every((one) => one.isReplied),
      () => `request ${request} overtakes a trial`,
    )
    return isTrial
  }

  function replied(tab: Tab, event: EventOf<'answered'> | EventOf<'faulted'>): void {
    const known = requests.get(event.request)
    if (known === undefined) return claim(false, () => `a reply to no request: ${event.request}`)
    claim(!known.isReplied, () => `two replies to request ${event.request}`)
    known.isReplied = true
    const meaning = meaningOf(tab, event, known)
    const { positions, submission } = known.event
    for (const [index, position] of positions.entries()) {
      const place = places[position]
      if (place && meaning.kind === 'answer') place.isAnswered = true
      if (place?.kind === 'sending') resolvePlace(place, meaning, index, positions.length === 1)
    }
    learnt.learn(meaning, positions)
    if (meaning.kind === 'unauthorized')
      deadTokens.set(known.flight?.token ?? '', { tab, since: events.length })
    const pass = passes.find((one) => one.submission === submission)
    if (pass && meaning.kind === 'answer') pass.answers += 1
    if (tab === known.tab)
      holds.after(meaning, pass, now(), {
        isTrial: known.isTrial,
        leftAt: known.event.at,
        isOnline: event.at > offlineUntil(),
      })
  }

  /** The meaning of a reply as far as the writing tab can know, which its event must match. */
  function meaningOf(
    tab: Tab,
    event: EventOf<'answered'> | EventOf<'faulted'>,
    { tab: sender, flight }: Known,
  ): Meaning {
    const { request } = event
    if (event.type === 'faulted' && event.fault.kind === 'not-connected')
      return neverLeft(event, flight)
    const isLost = tab !== sender || (lostLock.has(tab) && isInterrupted(event))
    if (isLost && flight?.askedBy !== tab) {
      claim(isInterrupted(event), () => `request ${request} of a closed page got a reply`)
      return UNKNOWN
    }
    const seen = flight?.seen ?? null
    if (seen === null)
      claim(false, () => `a reply to request ${request} is written down that never came`)
    if (event.type === 'answered')
      claim(
        flight?.readBody === event.body,
        () => `the answer to ${request} is not stored as it came`,
      )
    else claim(flight?.readBody === null, () => `the answer to request ${request} is not stored`)
    if (event.type === 'faulted')
      claim(!isInterrupted(event), () => `request ${request} is given up while it is awaited`)
    return seen ?? UNKNOWN
  }

  /** Checks that a "not sent" fault is true: the request never left or couldn't be forwarded. */
  function neverLeft({ request, fault }: EventOf<'faulted'>, flight: Flight | null): Meaning {
    claim(
      flight === null || flight.seen?.kind === 'not-sent',
      () => `request ${request} left, and is said to have gone nowhere`,
    )
    const again = fault.kind === 'not-connected' && fault.again === true
    return { kind: again ? 'goes-again' : 'not-sent' }
  }

  /** Checks every outcome against the expected one and the ledger. */
  function compare(): void {
    for (let position = 0; position < places.length; position += 1) {
      const place = places[position]
      const kind = state.outcomes[position]?.kind
      if (place === undefined) continue
      claim(kind === place.kind, () => `entry ${position} stands in ${kind}, not in ${place.kind}`)
      checkTruth(place, position)
    }
  }

  function checkTruth(place: Place, position: number): void {
    if (place.isUncertain || place.before !== null) return
    if (place.kind === 'accepted')
      claim(place.acceptedIn !== null, () => `entry ${position} is shown as accepted and is not`)
    else if (!place.isDoubtful && place.kind !== 'sending')
      claim(
        place.acceptedIn === null,
        () => `entry ${position} is accepted and shown as ${place.kind}`,
      )
  }

  function left(tab: Tab, body: string, token: string): Flight | null {
    // A tab that took the lock may have marked it as in doubt meanwhile.
    const mayLeave = ({ isReplied }: Known) => !isReplied || holds.isUnaware(tab)
    const known = [...requests.values()].find(
      (one) => one.event.body === body && one.flight === null && one.tab === tab && mayLeave(one),
    )
    claim(known !== undefined, () => `a request left that was not written down: ${body}`)
    if (known === undefined) return null
    const dead = deadTokens.get(token)
    const tokenShop = shops.get(token) ?? ''
    const isOther = shop !== undefined && tokenShop !== '' && tokenShop !== shop
    const isSame = tab.upload !== null && sameShop.has(tab.upload)
    claim(!isOther || isSame, 'it goes with the token of another shop, without a yes')
    // A request recorded earlier may have been delayed.
    const isLater = dead?.tab === tab && events.indexOf(known.event) >= dead.since
    claim(!isLater, 'a token went again that the service had rejected')
    const { request, positions } = known.event
    const unseen = { seen: null, readBody: null, askedBy: null }
    const flight: Flight = { tab, request, positions, body, token, ...unseen }
    known.flight = flight
    flights.push(flight)
    const count = flights.filter((one) => one.tab === tab && one.seen === null).length
    claim(count <= requestsAtOnce, () => `${count} requests are in flight`)
    return flight
  }

  /** Assigns a shop to a new token; most tokens have none. */
  function newToken(token: string): string {
    shops.set(token, random.pick(['', '', ...SHOPS]))
    return shops.get(token) ?? ''
  }

  function processed(flight: Flight, accepted: readonly boolean[]): void {
    // After a timeout or a second delivery, the result is unknown.
    const isLate = flight.seen !== null || !flight.tab.isAlive
    for (const [index, position] of flight.positions.entries()) {
      const place = places[position]
      if (!place) continue
      if (place.acceptedIn !== null && place.acceptedIn !== flight.request) {
        const isKnown = place.isUncertain || yeses.has(position)
        claim(isKnown, () => `entry ${position} was processed twice without a yes`)
        place.isUncertain = true
      }
      if (accepted[index]) place.acceptedIn ??= flight.request
      if (isLate || (!accepted[index] && place.acceptedIn !== null)) place.isUncertain = true
    }
  }

  function checkShown(tab: Tab, view: UploadView): void {
    if (seenLast.get(tab) === view.state) return
    seenLast.set(tab, view.state)
    const from = shownUpTo.get(tab) ?? 0
    const sight = signatureOf(view.state)
    let found = from
    while (found < shown.length && shown[found] !== sight) found += 1
    claim(found < shown.length, 'something is shown that is not written down, or no longer')
    shownUpTo.set(tab, found)
    const sum = Object.values(view.state.counts).reduce((total, count) => total + count, 0)
    claim(sum === entries.length, () => `the counts sum to ${sum} of ${entries.length}`)
    for (const [kind, count] of countKinds(view.state))
      claim(view.state.counts[kind] === count, () => `the counts say ${kind} wrongly`)
  }

  return {
    events,
    places,
    holds,
    begun,
    committed,
    left,
    processed,
    checkShown,
    claim,
    handedOn,
    newVisit: () => holds.newVisit(hasOpen()),
    wrong: () => wrong,
    lied: (flight: Flight) => {
      for (const place of model.at(flight.positions)) place.isUncertain = true
    },
    saidYes: (positions: readonly number[]) => {
      for (const position of positions) yeses.add(position)
    },
    /** A page was opened; it must show at least the newest state displayed before. */
    visited: (tab: Tab) => {
      shownUpTo.set(tab, Math.max(0, ...shownUpTo.values()))
    },
    /** A page lost the lock; its pending work may end like that of a closed page. */
    lostLock: (tab: Tab) => {
      lostLock.add(tab)
      holds.heard(tab)
    },
    newToken,
    shopOf: (token: string) => shops.get(token) ?? '',
    saidSameShop: (upload: Upload) => void sameShop.add(upload),
    hasUnsent: () => [...requests.values()].some((one) => isOpen(one) && one.flight === null),
    /** Whether a reply is not in the journal yet. */
    hasUnstored: () => [...requests.values()].some((one) => isOpen(one) && one.flight?.seen),
  }
}

const isOpen = ({ tab, isReplied }: Known): boolean => tab.isAlive && !isReplied

/** An empty body is not stored in a hand-over file. */
function asHandedOver(event: JournalEvent): JournalEvent {
  if (event.type !== 'faulted' || event.body !== '') return event
  const { body: _, ...rest } = event
  return rest
}

const NOBODY: TrackingEntry = { orderId: '', trackingId: '' }

function isInterrupted(event: EventOf<'answered'> | EventOf<'faulted'>): boolean {
  if (event.type === 'answered' || event.fault.kind !== 'no-answer') return false
  return event.fault.cause === 'interrupted'
}

function countKinds({ outcomes }: UploadState) {
  const counts = new Map<UploadState['outcomes'][number]['kind'], number>()
  for (const { kind } of outcomes) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

const signatures = new WeakMap<UploadState, string>()

/** A short form of everything visible in a state. */
function signatureOf(state: UploadState): string {
  const known = signatures.get(state)
  if (known !== undefined) return known
  const outcomes = state.outcomes.map((one) => one.kind + ('request' in one ? one.request : ''))
  const choices = [...state.choices].map(String)
  const { stopped, handedOver, strays, corrected, submissions, requests, memory } = state
  const sizes = [
    stopped,
    handedOver?.file,
    strays.length,
    corrected.size,
    memory.tooLarge.map(({ positions, hasBadEntry }) => [positions.length, hasBadEntry]),
    submissions.length,
    requests.length,
  ]
  const open = openRequests(state).map(({ request }) => request)
  const signature = [open, outcomes, choices, sizes].map(String).join('|')
  signatures.set(state, signature)
  return signature
}
