import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

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

/** Says whether somebody's pointer or focus is in an element: then nothing in it may move. */
export function useInUse(element: RefObject<HTMLElement | null>): boolean {
  const [pointerIn, setPointerIn] = useState(false)
  const [focusIn, setFocusIn] = useState(false)
  useEffect(() => {
    // At the document: what is taken away or switched off while somebody is in it does not say that they left.
    const lookForFocus = () =>
      setFocusIn(Boolean(element.current?.querySelector(':focus:not(:disabled)')))
    const lookForPointer = ({ target, pointerType }: PointerEvent) => {
      // A finger that is lifted is nowhere any more.
      const rests = pointerType !== 'touch' && target instanceof Node
      setPointerIn(rests && Boolean(element.current?.contains(target)))
      lookForFocus()
    }
    document.addEventListener('focusin', lookForFocus)
    document.addEventListener('focusout', lookForFocus)
    document.addEventListener('pointerover', lookForPointer)
    return () => {
      document.removeEventListener('focusin', lookForFocus)
      document.removeEventListener('focusout', lookForFocus)
      document.removeEventListener('pointerover', lookForPointer)
    }
  }, [element])
  return pointerIn || focusIn
}
