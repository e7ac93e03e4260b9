/**
 * Order IDs that trigger effects of the simulator in practice mode. Each may have a suffix (`TEST-REJECTED-7`), so that
 * a sheet can have several.
 */
export const PRACTICE_VALUES = [
  /** Rejected until its tracking number is changed. */
  { orderId: 'TEST-REJECTED', effect: 'rejected' },
  /** Like `rejected`, with HTML in the message, which must be shown as text. */
  { orderId: 'TEST-MARKUP', effect: 'rejected-with-markup' },
  /** Counted as rejected but not listed, until its tracking number is changed. */
  { orderId: 'TEST-NOT-ITEMISED', effect: 'not-itemised' },
  /** Listed as failed and as ambiguous, until its tracking number is changed or a courier is given. */
  { orderId: 'TEST-NAMED-TWICE', effect: 'named-twice' },
  { orderId: 'TEST-NOT-FOUND', effect: 'not-found' },
  /** Without a courier: 2 candidates; 40; repeated, unknown and malicious ones; none. */
  { orderId: 'TEST-AMBIGUOUS-2', effect: 'ambiguous-2' },
  { orderId: 'TEST-AMBIGUOUS-40', effect: 'ambiguous-40' },
  { orderId: 'TEST-AMBIGUOUS-ODD', effect: 'ambiguous-odd' },
  { orderId: 'TEST-NO-CANDIDATES', effect: 'no-candidates' },
  /** Accepted, and the answer also names an order that was not sent. */
  { orderId: 'TEST-STRAY', effect: 'stray' },
  /** Delays every request that contains it by 1.5 seconds. */
  { orderId: 'TEST-SLOW', effect: 'slow' },
  /** 413 for every request that contains it and another entry; or even when it is alone. */
  { orderId: 'TEST-TOO-LARGE', effect: 'too-large' },
  { orderId: 'TEST-ALWAYS-TOO-LARGE', effect: 'always-too-large' },
  /** 422 for every request that contains it. */
  { orderId: 'TEST-TURNED-DOWN', effect: 'request-rejected' },
  /** 401 the first time, for any token. */
  { orderId: 'TEST-TOKEN-EXPIRES', effect: 'token-expires' },
  /** The effects from here on happen the first time that each access token sends them. 429, Retry-After in seconds. */
  { orderId: 'TEST-TOO-MANY-REQUESTS', effect: 'too-many-requests' },
  /** 503, Retry-After as a date. */
  { orderId: 'TEST-TRY-LATER', effect: 'try-later' },
  /** 500, nothing processed. */
  { orderId: 'TEST-SERVER-FAULT', effect: 'server-fault' },
  /** The connection breaks, with nothing processed or with everything processed. */
  { orderId: 'TEST-DROPPED-BEFORE', effect: 'dropped-before' },
  { orderId: 'TEST-DROPPED-AFTER', effect: 'dropped-after' },
  /** Everything is processed, but the answer is unreadable: truncated JSON; a web page; JSON without counts. */
  { orderId: 'TEST-BROKEN-JSON', effect: 'broken-json' },
  { orderId: 'TEST-HTML', effect: 'html' },
  { orderId: 'TEST-NO-SENSE', effect: 'no-sense' },
] as const

/** An effect of the simulator. The catalogues have its name. */
export type PracticeEffect = (typeof PRACTICE_VALUES)[number]['effect']

/** Longer order IDs are not practice values. */
const LONGEST = 100

/** Returns the effect of an order ID, ignoring case; null for an ordinary one. */
export function practiceEffectOf(orderId: string): PracticeEffect | null {
  if (orderId.length > LONGEST || !/^test-/i.test(orderId)) return null
  const typed = orderId.toUpperCase()
  const value = PRACTICE_VALUES.find(({ orderId }) => `${typed}-`.startsWith(`${orderId}-`))
  return value?.effect ?? null
}
