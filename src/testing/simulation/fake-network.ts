import { ANSWER_HEADER, type AnswerState, REQUEST_ID_HEADER } from '#service/kept-answer.ts'
import { LOST, type Meaning, UNKNOWN, type WireReply } from './meaning.ts'
import { NOT_CONNECTED } from './true-service.ts'
import type { Flight, Tab } from './stage.ts'
import type { World } from './world.ts'

type Sender = {
  readonly flight: Flight
  /** The forwarding server's key for the answer; null: no such server. */
  readonly key: string | null
  readonly kept: KeptReplies
  readonly resolve: (response: Response) => void
  readonly reject: (reason: unknown) => void
}

/** Answers kept by the forwarding server, by request id and token; the reply is null while pending. */
export type KeptReplies = Map<string, { readonly flight: Flight; reply: WireReply | null }>

/** The `fetch` of a tab; the seed decides when each step happens. */
export function fetchOf(tab: Tab, world: World, kept: KeptReplies = new Map()): typeof fetch {
  return (_, init) =>
    new Promise((resolve, reject) => {
      if (!tab.isAlive) return
      const headers = new Headers(init?.headers)
      const token = headers.get('Authorization')?.replace('Bearer ', '') ?? ''
      const name = headers.get(REQUEST_ID_HEADER)
      const key = name && `${token} ${name}`
      if (init?.method === undefined)
        return answerLater(
          { tab, key: key ?? '', kept, resolve, reject },
          init?.signal ?? undefined,
          world,
        )
      const body = typeof init.body === 'string' ? init.body : ''
      const flight = world.witness.left(tab, body, token)
      if (flight === null) return
      const sender: Sender = { flight, key, kept, resolve, reject }
      init.signal?.addEventListener('abort', () => giveUp(sender, world))
      world.schedule.add(`request ${flight.request} reaches the service`, () =>
        arrive(sender, world),
      )
    })
}

type Asker = Pick<Sender, 'kept' | 'resolve' | 'reject'> & {
  readonly tab: Tab
  readonly key: string
}

/** The forwarding server returns its kept answer, unless the request or the response is lost. */
function answerLater(
  { tab, key, kept, resolve, reject }: Asker,
  signal: AbortSignal | undefined,
  world: World,
): void {
  signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
  world.schedule.add(`${tab.name} asks for an answer`, () => {
    const { random, weather } = world
    if (signal?.aborted || !tab.isAlive) return
    if ((!world.isOnline() && random.chance(0.9)) || random.chance(weather().lostBefore))
      return reject(new TypeError('Failed to fetch'))
    const found = kept.get(key)
    if (found?.reply) return resolve(responseToAsker(tab, found.flight, found.reply))
    const state: AnswerState = found ? 'waiting' : 'unknown'
    world.tell(`it is ${state}`)
    resolve(new Response('', { status: 409, headers: { [ANSWER_HEADER]: state } }))
  })
}

function responseToAsker(tab: Tab, flight: Flight, reply: WireReply): Response {
  const { status, headers, body, meaning } = reply
  const ok = status >= 200 && status < 300
  const text = () => {
    flight.seen = meaning
    flight.askedBy = tab
    if (ok) flight.readBody = body
    return Promise.resolve(body)
  }
  const all = new Headers({ ...headers, [ANSWER_HEADER]: 'final' })
  return { status, ok, type: 'basic', headers: all, text } as unknown as Response
}

function see(flight: Flight, meaning: Meaning): void {
  flight.seen ??= meaning
}

/** The timeout. Some fetches ignore their abort and answer late. */
function giveUp({ flight, reject }: Sender, world: World): void {
  world.tell(`request ${flight.request} is given up`)
  see(flight, UNKNOWN)
  if (world.random.chance(0.7)) reject(new DOMException('given up', 'AbortError'))
}

function arrive(sender: Sender, world: World): void {
  const { random, weather } = world
  const isOffline = !world.isOnline() && random.chance(0.9)
  if (isOffline || random.chance(weather().lostBefore)) return lose(sender, world)
  if (sender.key === null) return reach(sender, world)
  const known = sender.kept.get(sender.key)
  // A known id is never forwarded again.
  if (known) return known.reply ? bring(sender, known.reply, world) : lose(sender, world)
  sender.kept.set(sender.key, { flight: sender.flight, reply: null })
  world.schedule.add(`request ${sender.flight.request} is forwarded`, () => reach(sender, world))
}

function reach(sender: Sender, world: World): void {
  const { random, weather } = world
  if (random.chance(weather().notConnected)) {
    keep(sender, NOT_CONNECTED)
    return bring(sender, NOT_CONNECTED, world)
  }
  const reply = process(sender.flight, world)
  if (random.chance(weather().twice) && sender.key === null) {
    process(sender.flight, world)
    // The reply answers only one of the two deliveries.
    world.witness.lied(sender.flight)
  }
  keep(sender, reply)
  if (random.chance(weather().lostAfter)) return lose(sender, world)
  bring(sender, reply, world)
}

function keep({ key, kept, flight }: Sender, reply: WireReply): void {
  if (key !== null) kept.set(key, { flight, reply })
}

function process(flight: Flight, world: World): WireReply {
  const { reply, accepted } = world.service.receive(flight.body, flight.token, world.weather())
  if (accepted) world.witness.processed(flight, accepted)
  if (!reply.isHonest) world.witness.lied(flight)
  return reply
}

function lose(sender: Sender, world: World): void {
  if (world.random.chance(world.weather().silence)) return
  world.schedule.add(`the connection of request ${sender.flight.request} breaks`, () => {
    see(sender.flight, LOST)
    sender.reject(new TypeError('Failed to fetch'))
  })
}

function bring(sender: Sender, reply: WireReply, world: World): void {
  const { request } = sender.flight
  const said = () => `${reply.status} ${JSON.stringify(reply.headers)} ${reply.body}`
  world.schedule.add(
    () => `the reply to request ${request} comes: ${said()}`,
    () => sender.resolve(responseOf(sender, reply, world)),
  )
}

/** A response whose body may arrive later or break off. */
function responseOf({ flight, key }: Sender, reply: WireReply, world: World): Response {
  const { status, headers, body, meaning } = reply
  const ok = status >= 200 && status < 300
  const read = () => {
    if (ok && flight.seen === null) flight.readBody = body
    see(flight, meaning)
    return body
  }
  const text = () => {
    if (world.random.chance(0.5)) return Promise.resolve(read())
    return new Promise<string>((resolve, reject) => {
      const breaks = world.random.chance(world.weather().breaksOff)
      world.schedule.add(`the body of ${flight.request} ${breaks ? 'breaks off' : 'comes'}`, () => {
        if (!breaks) return resolve(read())
        // For a fault, the status is enough.
        see(flight, ok ? LOST : meaning)
        reject(new TypeError('terminated'))
      })
    })
  }
  const type = status === 0 ? 'opaqueredirect' : 'basic'
  const all = new Headers({ ...headers, ...(key === null ? {} : { [ANSWER_HEADER]: 'final' }) })
  return { status, ok, type, headers: all, text } as unknown as Response
}
