/**
 * All practice values: order IDs that anybody can type in practice mode, and what they make the simulator do. Each may
 * carry an ending (`TEST-REJECTED-7`), so that a sheet can hold several.
 */
export const PRACTICE_VALUES = [
  /** Fails until its tracking number is changed. */
  { orderId: 'TEST-REJECTED', effect: 'rejected' },
  /** As `rejected`; the message holds HTML, which is text. */
  { orderId: 'TEST-MARKUP', effect: 'rejected-with-markup' },
  /** Counted as rejected and not listed, until its tracking number is changed. */
  { orderId: 'TEST-NOT-ITEMISED', effect: 'not-itemised' },
  /** Fails until its tracking number is changed or a courier is given; listed as failed and as ambiguous. */
  { orderId: 'TEST-NAMED-TWICE', effect: 'named-twice' },
  { orderId: 'TEST-NOT-FOUND', effect: 'not-found' },
  /** Without a courier: 2 candidates; 40; repeated, unknown and hostile ones; none. */
  { orderId: 'TEST-AMBIGUOUS-2', effect: 'ambiguous-2' },
  { orderId: 'TEST-AMBIGUOUS-40', effect: 'ambiguous-40' },
  { orderId: 'TEST-AMBIGUOUS-ODD', effect: 'ambiguous-odd' },
  { orderId: 'TEST-NO-CANDIDATES', effect: 'no-candidates' },
  /** Accepted, and the answer also names an order that was not sent. */
  { orderId: 'TEST-STRAY', effect: 'stray' },
  /** Every request that holds it takes a second and a half longer. */
  { orderId: 'TEST-SLOW', effect: 'slow' },
  /** 413 for every request that holds it and another entry; and even when it is alone. */
  { orderId: 'TEST-TOO-LARGE', effect: 'too-large' },
  { orderId: 'TEST-ALWAYS-TOO-LARGE', effect: 'always-too-large' },
  /** 422 for every request that holds it. */
  { orderId: 'TEST-TURNED-DOWN', effect: 'request-rejected' },
  /** 401, the first time whatever the token. */
  { orderId: 'TEST-TOKEN-EXPIRES', effect: 'token-expires' },
  /** The others happen the first time that an access token sends it. 429, Retry-After in seconds. */
  { orderId: 'TEST-TOO-MANY-REQUESTS', effect: 'too-many-requests' },
  /** 503, Retry-After as a date. */
  { orderId: 'TEST-TRY-LATER', effect: 'try-later' },
  /** 500, nothing processed. */
  { orderId: 'TEST-SERVER-FAULT', effect: 'server-fault' },
  /** The connection breaks: nothing was processed; all was processed. */
  { orderId: 'TEST-DROPPED-BEFORE', effect: 'dropped-before' },
  { orderId: 'TEST-DROPPED-AFTER', effect: 'dropped-after' },
  /** All was processed, and the answer cannot be read: half a JSON; a web page; JSON without its counts. */
  { orderId: 'TEST-BROKEN-JSON', effect: 'broken-json' },
  { orderId: 'TEST-HTML', effect: 'html' },
  { orderId: 'TEST-NO-SENSE', effect: 'no-sense' },
] as const

/** What an order ID makes the simulator do. The words for it are the catalogues'. */
export type PracticeEffect = (typeof PRACTICE_VALUES)[number]['effect']

/** People don't type longer order IDs. */
const LONGEST = 100

/** What an order id makes the simulator do; null for an ordinary one. Small letters count as capitals. */
export function practiceEffectOf(orderId: string): PracticeEffect | null {
  if (orderId.length > LONGEST || !/^test-/i.test(orderId)) return null
  const typed = orderId.toUpperCase()
  const value = PRACTICE_VALUES.find(({ orderId }) => `${typed}-`.startsWith(`${orderId}-`))
  return value?.effect ?? null
}
