/** Luck that a seed decides: the same seed has the same luck everywhere. */
export type Random = {
  /** From 0 to 1. */
  readonly share: () => number
  /** A whole number from 0, below a limit. */
  readonly below: (limit: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) => Item
}

/** Starts the luck of one seed (mulberry32: small, and good enough to tell seeds apart). */
export function createRandom(seed: number): Random {
  let state = seed | 0
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(share() * limit)
  return {
    share,
    below,
    chance: (wanted) => share() < wanted,
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
  }
}
