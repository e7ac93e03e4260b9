/** Random values from a seed, reproducible everywhere. */
export type Random = {
  /** A number from 0 to 1. */
  readonly share: () => number
  /** A whole number from 0 to below a limit. */
  readonly below: (limit: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) => Item
}

/** Creates the generator of a seed (mulberry32, which is small and good enough here). */
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
