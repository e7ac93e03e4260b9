import type { Random } from './random.ts'

/** Highest rate of each fault, from 0 to 1. Each seed has its own mixture with few of them. */
const STRONGEST = {
  /** A request is lost before the service sees it. */
  lostBefore: 0.4,
  /** The reply to a processed request is lost. */
  lostAfter: 0.4,
  /** A loss is noticed only by the timeout. */
  silence: 0.9,
  /** The body of a reply breaks off after the status. */
  breaksOff: 0.3,
  notConnected: 0.3,
  unauthorized: 0.3,
  /** 413 for no visible reason. */
  tooLarge: 0.3,
  /** 429, 503 with Retry-After. */
  unavailable: 0.4,
  /** 400, 403, 404, 405, 415, 422. */
  requestRejected: 0.3,
  /** A status that leaves open whether anything was processed. */
  unclear: 0.6,
  /** A 2xx without a readable answer, though the entries were processed. */
  garbage: 0.6,
  /** A 2xx with an error instead of a result; nothing was processed. */
  envelope: 0.4,
  lies: 0.5,
  /** The network delivers a request twice. */
  twice: 0.1,
  storage: 0.3,
  /** The page is notified late of a journal write. */
  slowStorage: 0.6,
  storageHangs: 0.03,
  crash: 0.06,
  /** The network is lost or comes back. */
  offline: 0.08,
  /** A timer is due before anything else happens. */
  time: 0.25,
  person: 0.4,
} as const

export type Weather = Readonly<Record<keyof typeof STRONGEST, number>>

/** The fault rates of a seed. */
export function someWeather(random: Random): Weather {
  const rates = Object.entries(STRONGEST).map(([name, most]) => {
    const isThere = random.chance(0.45)
    return [name, isThere ? random.share() * most : 0]
  })
  return { ...(Object.fromEntries(rates) as Weather), person: 0.05 + random.share() * 0.35 }
}

export const FINE = Object.fromEntries(
  Object.keys(STRONGEST).map((name) => [name, 0]),
) as unknown as Weather
