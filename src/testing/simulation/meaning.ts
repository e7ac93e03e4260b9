/** What an answer says of one entry. */
export type Reading = 'accepted' | 'failed' | 'courier-needed' | 'unexplained'

/** What came back, as a reader of the design would understand it. Written down beside what is sent, never read from it. */
export type Meaning =
  | {
      readonly kind: 'answer'
      /** One for each entry of the request. */
      readonly readings: readonly Reading[]
      /** Every entry failed, and for this one reason. */
      readonly sharedReason: string | null
    }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'too-large' }
  /** `until`: not before, as told; null: nothing was told. */
  | { readonly kind: 'unavailable'; readonly waitMs: number | null; readonly until: number | null }
  | { readonly kind: 'refused'; readonly mayHaveBadEntry: boolean }
  | { readonly kind: 'not-sent' }
  /** It never left, and goes again without a press. */
  | { readonly kind: 'goes-again' }
  | { readonly kind: 'unknown'; readonly isNetwork: boolean }

export const UNKNOWN: Meaning = { kind: 'unknown', isNetwork: false }
export const LOST: Meaning = { kind: 'unknown', isNetwork: true }

/** A response as it goes over the wire, with what it means. */
export type WireReply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly meaning: Meaning
  /** What it says is true. */
  readonly isHonest: boolean
}

/** Reads the names and the count of an answer; the simple half of the design, kept simple. */
export function readingsOf(
  size: number,
  failed: ReadonlySet<number>,
  courier: ReadonlySet<number>,
  accepted: number,
): readonly Reading[] {
  const unnamed = size - new Set([...failed, ...courier]).size
  const rest: Reading =
    accepted === unnamed ? 'accepted' : accepted === 0 ? 'failed' : 'unexplained'
  return Array.from({ length: size }, (_, index) => {
    if (failed.has(index)) return 'failed'
    return courier.has(index) ? 'courier-needed' : rest
  })
}
