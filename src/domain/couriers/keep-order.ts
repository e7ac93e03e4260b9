/** The order in which things are known, with new ones appended: what has a place keeps it. */
export function keepOrder(known: readonly string[], ids: readonly string[]): readonly string[] {
  const before = new Set(known)
  const more = ids.filter((id) => !before.has(id))
  return more.length === 0 ? known : [...known, ...new Set(more)]
}
