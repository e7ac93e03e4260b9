import { LOST, type Meaning, UNKNOWN, type WireReply } from './meaning.ts'
import { NOT_CONNECTED } from './true-service.ts'
import type { Flight, Tab } from './stage.ts'
import type { World } from './world.ts'

type Sender = {
  readonly flight: Flight
  readonly resolve: (response: Response) => void
  readonly reject: (reason: unknown) => void
}

/** The `fetch` of a tab: every step of it happens when the seed says so. */
export function fetchOf(tab: Tab, world: World): typeof globalThis.fetch {
  return (_, init) =>
    new Promise((resolve, reject) => {
      if (!tab.isAlive) return
      const body = typeof init?.body === 'string' ? init.body : ''
      const token = new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '') ?? ''
      const flight = world.witness.left(tab, body, token)
      if (flight === null) return
      const sender: Sender = { flight, resolve, reject }
      init?.signal?.addEventListener('abort', () => giveUp(sender, world))
      world.schedule.add(`request ${flight.request} reaches the service`, () =>
        arrive(sender, world),
      )
    })
}

function see(flight: Flight, meaning: Meaning): void {
  flight.seen ??= meaning
}

/** The time limit. Some fetches ignore that they are given up, and answer late. */
function giveUp({ flight, reject }: Sender, world: World): void {
  world.tell(`request ${flight.request} is given up`)
  see(flight, UNKNOWN)
  if (world.random.chance(0.7)) reject(new DOMException('given up', 'AbortError'))
}

function arrive(sender: Sender, world: World): void {
  const { random, weather } = world
  const isOffline = !world.isOnline() && random.chance(0.9)
  if (isOffline || random.chance(weather().lostBefore)) return lose(sender, world)
  if (random.chance(weather().notConnected)) return bring(sender, NOT_CONNECTED, world)
  const reply = process(sender.flight, world)
  if (random.chance(weather().twice)) {
    process(sender.flight, world)
    // The answer is to one of the two.
    world.witness.lied(sender.flight)
  }
  if (random.chance(weather().lostAfter)) return lose(sender, world)
  bring(sender, reply, world)
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
    () => sender.resolve(responseOf(sender.flight, reply, world)),
  )
}

/** As much of a response as is asked for; its body can come later, or break off. */
function responseOf(flight: Flight, reply: WireReply, world: World): Response {
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
        // Of a fault the status alone says enough.
        see(flight, ok ? LOST : meaning)
        reject(new TypeError('terminated'))
      })
    })
  }
  const type = status === 0 ? 'opaqueredirect' : 'basic'
  return { status, ok, type, headers: new Headers(headers), text } as unknown as Response
}
