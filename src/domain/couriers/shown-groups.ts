import type { CourierGroup } from './group-entries.ts'

/** The groups of a page in display order. */
export type ShownGroups = {
  /** IDs of all groups that the page has ever had, so that a group that comes back gets its old place. */
  readonly order: readonly string[]
  readonly cards: readonly CourierGroup[]
}

export const NO_GROUPS: ShownGroups = { order: [], cards: [] }

/**
 * Returns the cards of the current groups, each in its place. While `isFrozen`, all existing cards stay, even those
 * whose entries were all sent, and new or returning groups follow after them.
 */
export function showGroups(
  before: ShownGroups,
  groups: readonly CourierGroup[],
  isFrozen: boolean,
): ShownGroups {
  const now = new Map(groups.map((group) => [group.id, group]))
  const order = keepOrder(before.order, [...now.keys()])
  const wanted = order.filter((id) => now.has(id))
  if (!isFrozen) return { order, cards: wanted.flatMap((id) => now.get(id) ?? []) }
  const last = new Map(before.cards.map((group) => [group.id, { ...group, positions: [] }]))
  const ids = keepOrder([...last.keys()], wanted)
  return { order, cards: ids.flatMap((id) => now.get(id) ?? last.get(id) ?? []) }
}

/** Tells whether the groups are sorted by size, the largest first. */
export function areBySize(cards: readonly CourierGroup[]): boolean {
  const sizes = cards.map(({ positions }) => positions.length).filter((size) => size > 0)
  return sizes.every((size, index) => size <= (sizes[index - 1] ?? size))
}

/** Sorts the groups once, the largest first. */
export function sortBySize({ order, cards }: ShownGroups): ShownGroups {
  const sorted = cards.toSorted((one, other) => other.positions.length - one.positions.length)
  return {
    order: keepOrder(
      sorted.map(({ id }) => id),
      order,
    ),
    cards: sorted,
  }
}

/** Replaces cards in place, as when a group is split or its parts are merged. */
export function replaceCards(
  { order, cards }: ShownGroups,
  gone: readonly string[],
  made: readonly CourierGroup[],
): ShownGroups {
  const ids = made.map(({ id }) => id)
  return {
    // A removed group keeps its place, since it can come back.
    order: putBefore(
      order.filter((id) => !ids.includes(id)),
      (id) => gone.includes(id),
      ids,
    ),
    cards: putBefore(cards, ({ id }) => gone.includes(id), made).filter(
      ({ id }) => !gone.includes(id),
    ),
  }
}

function putBefore<Item>(
  items: readonly Item[],
  isPlace: (item: Item) => boolean,
  made: readonly Item[],
): readonly Item[] {
  const at = items.findIndex(isPlace)
  return at < 0 ? [...items, ...made] : [...items.slice(0, at), ...made, ...items.slice(at)]
}

/** Moves a group to the end, before groups that are still to come. */
export function putLast({ order, cards }: ShownGroups, id: string): ShownGroups {
  const isIt = (group: CourierGroup) => group.id === id
  return {
    order: [...order.filter((one) => one !== id), id],
    cards: [...cards.filter((group) => !isIt(group)), ...cards.filter(isIt)],
  }
}

/** Appends new IDs to the known order; returns the same array without new ones. */
export function keepOrder(known: readonly string[], ids: readonly string[]): readonly string[] {
  const before = new Set(known)
  const more = ids.filter((id) => !before.has(id))
  return more.length === 0 ? known : [...known, ...new Set(more)]
}
