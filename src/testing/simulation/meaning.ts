/** The result of one entry in an answer. */
export type Reading = 'accepted' | 'failed' | 'courier-needed' | 'unexplained'

/** The intended meaning of a reply by the design. Recorded when the reply is made, never parsed from it. */
export type Meaning =
  | {
      readonly kind: 'answer'
      /** One for each entry of the request. */
      readonly readings: readonly Reading[]
      /** The reason, if every entry failed for the same one. */
      readonly sharedReason: string | null
    }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'too-large' }
  /** `until`: the service's "not before" time; null: none given. */
  | { readonly kind: 'unavailable'; readonly waitMs: number | null; readonly until: number | null }
  | { readonly kind: 'refused'; readonly mayHaveBadEntry: boolean }
  | { readonly kind: 'not-sent' }
  /** It was not sent and is retried automatically. */
  | { readonly kind: 'goes-again' }
  | { readonly kind: 'unknown'; readonly isNetwork: boolean }

export const UNKNOWN: Meaning = { kind: 'unknown', isNetwork: false }
export const LOST: Meaning = { kind: 'unknown', isNetwork: true }

/** A response on the wire with its meaning. */
export type WireReply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly meaning: Meaning
  /** Whether the response is true. */
  readonly isHonest: boolean
}

/** Derives the result of each entry from the names and the count of an answer, as a simple reference. */
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

/** The ID by which an answer names an entry: its exact order ID, or one that counts only if the counts then agree. */
export type NamedBy = 'order' | 'number' | 'key' | 'merchant'

type Name = { readonly about: number | null; readonly by: NamedBy }

/** Tells which names of an answer count: the exact ones, and as many kinds of others as make the accepted count right. */
export function countedNames(
  size: number,
  names: readonly Name[],
  accepted: number,
): (name: Name) => boolean {
  const exact = new Set(names.filter(({ by }) => by === 'order').map(({ about }) => about))
  const loose: readonly NamedBy[] = ['number', 'key', 'merchant']
  for (let kinds = loose.length; kinds >= 0; kinds -= 1) {
    const isCounted = ({ about, by }: Name) => {
      if (by === 'order') return true
      if (exact.has(about)) return by !== 'key'
      return loose.slice(0, kinds).includes(by)
    }
    const named = names.filter((name) => name.about !== null && isCounted(name))
    if (size - new Set(named.map(({ about }) => about)).size === accepted) return isCounted
  }
  return ({ by }) => by === 'order'
}
