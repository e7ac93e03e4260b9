/** A list below a field: whether it is open, and which option the keyboard is on; -1: on none. */
export type ListState = { readonly open: boolean; readonly active: number }

export const CLOSED: ListState = { open: false, active: -1 }

export type ComboboxKey = { readonly key: string; readonly altKey: boolean }

const PAGE = 5

/**
 * Where a key moves in a list of so many options; null when the key is none of the list's. The keys are those
 * of the combobox pattern of the ARIA Authoring Practices; Home and End stay with the text.
 */
export function moveInList(
  { key, altKey }: ComboboxKey,
  { open, active }: ListState,
  count: number,
  chosen: number,
): ListState | null {
  if (altKey && key === 'ArrowDown') return { open: true, active: open ? active : chosen }
  if (altKey && key === 'ArrowUp') return CLOSED
  if (key === 'ArrowDown' && !open) return { open: true, active: Math.max(0, chosen) }
  if (key === 'ArrowUp' && !open) return { open: true, active: chosen < 0 ? count - 1 : chosen }
  if (!open || count === 0) return null
  const to = target(key, active, count)
  return to === null ? null : { open, active: to }
}

function target(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1
    case 'PageDown':
      return Math.min(count - 1, active + PAGE)
    case 'PageUp':
      return Math.max(0, active - PAGE)
    default:
      return null
  }
}
