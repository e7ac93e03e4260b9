import { useCallback, useEffect, useRef, useState } from 'react'

/** Takes the keyboard to a group, also to one that is drawn only afterwards. */
export function useGroupFocus() {
  const items = useRef(new Map<string, HTMLLIElement>())
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null)
  useEffect(() => {
    const item = wanted && items.current.get(wanted.id)
    if (item) focusField(item)
  }, [wanted])
  const register = useCallback(
    (id: string) => (item: HTMLLIElement | null) => {
      if (item) items.current.set(id, item)
      else items.current.delete(id)
    },
    [],
  )
  return { register, focusGroup: (id: string) => setWanted({ id }) }
}

function focusField(item: HTMLElement): void {
  const field =
    item.querySelector<HTMLElement>('input:checked') ??
    item.querySelector<HTMLElement>('input:not(:disabled)')
  field?.focus({ preventScroll: true })
  item.scrollIntoView({ block: 'nearest' })
}
