import type { Random } from './random.ts'

/** How often what goes wrong, from 0 to 1: each seed has its own mixture, and most have nothing of most. */
const STRONGEST = {
  /** A request is lost before the service sees it. */
  lostBefore: 0.4,
  /** What the service did is lost on the way back. */
  lostAfter: 0.4,
  /** What is lost is lost in silence: only the time limit tells. */
  silence: 0.9,
  /** The body of a reply breaks off, after its status came. */
  breaksOff: 0.3,
  /** The forwarding server could not connect. */
  notConnected: 0.3,
  /** 401. */
  unauthorized: 0.3,
  /** 413 for no visible reason. */
  tooLarge: 0.3,
  /** 429, 503 with Retry-After. */
  unavailable: 0.4,
  /** 400, 403, 404, 405, 415, 422. */
  requestRejected: 0.3,
  /** A status that says nothing: before anything was processed, or after. */
  unclear: 0.6,
  /** A 2xx without an answer in it, though the entries were processed. */
  garbage: 0.6,
  /** A 2xx with an error of the service and without a result: nothing was processed. */
  envelope: 0.4,
  /** An answer that is not true. */
  lies: 0.5,
  /** The network delivers a request twice. */
  twice: 0.1,
  /** The journal cannot be written. */
  storage: 0.3,
  /** The journal is written, and it takes a while until the page is told. */
  slowStorage: 0.6,
  /** The journal does not answer any more. */
  storageHangs: 0.03,
  /** The tab dies. */
  crash: 0.06,
  /** The network is lost or comes back. */
  offline: 0.08,
  /** A timer is due before anything else happens. */
  time: 0.25,
  /** The person presses something. */
  person: 0.4,
} as const

export type Weather = Readonly<Record<keyof typeof STRONGEST, number>>

/** The weather of one seed. */
export function someWeather(random: Random): Weather {
  const rates = Object.entries(STRONGEST).map(([name, most]) => {
    const isThere = random.chance(0.45)
    return [name, isThere ? random.share() * most : 0]
  })
  return { ...(Object.fromEntries(rates) as Weather), person: 0.05 + random.share() * 0.35 }
}

/** From here on nothing fails. */
export const FINE = Object.fromEntries(
  Object.keys(STRONGEST).map((name) => [name, 0]),
) as unknown as Weather
