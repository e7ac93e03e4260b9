/** Returns the items of now in the places that they had before; new ones follow, in their own order. */
export function keepPlaces<Item>(
  before: readonly Item[],
  now: readonly Item[],
  keyOf: (item: Item) => string | null,
): readonly Item[] {
  const places = new Map(before.map((item, index) => [keyOf(item), index]))
  const placeOf = (item: Item) => places.get(keyOf(item)) ?? places.size
  return now.toSorted((one, other) => placeOf(one) - placeOf(other))
}
