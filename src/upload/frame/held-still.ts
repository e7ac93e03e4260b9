import { type RefObject, useEffect, useState } from 'react'
import { keepPlaces } from '#base/keep-places.ts'
import { afterPress } from '#ui/after-press.ts'

/** Returns whether the pointer or the focus is in an element. While it is, nothing inside may move. */
export function useInUse(element: RefObject<HTMLElement | null>): boolean {
  const [pointerIn, setPointerIn] = useState(false)
  const [focusIn, setFocusIn] = useState(false)
  useEffect(() => {
    // Listens on the document, because elements that are removed or disabled while in use send no event.
    const lookForFocus = () =>
      setFocusIn(Boolean(element.current?.querySelector(':focus:not(:disabled)')))
    const lookForPointer = ({ target, pointerType }: PointerEvent) => {
      // A lifted finger has no position.
      const rests = pointerType !== 'touch' && target instanceof Node
      setPointerIn(rests && Boolean(element.current?.contains(target)))
      lookForFocus()
    }
    // From one control to another the list is in use all the time, and a press elsewhere ends before anything moves.
    const lookForLeaving = ({ relatedTarget: next }: FocusEvent) => {
      if (!(next instanceof Node && element.current?.contains(next))) afterPress(lookForFocus)
    }
    document.addEventListener('focusin', lookForFocus)
    document.addEventListener('focusout', lookForLeaving)
    document.addEventListener('pointerover', lookForPointer)
    return () => {
      document.removeEventListener('focusin', lookForFocus)
      document.removeEventListener('focusout', lookForLeaving)
      document.removeEventListener('pointerover', lookForPointer)
    }
  }, [element])
  return pointerIn || focusIn
}

/** Returns items that keep their places while the element that shows them is in use. */
export function useHeldPlaces<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null,
  element: RefObject<HTMLElement | null>,
): readonly Item[] {
  const isInUse = useInUse(element)
  const [last, setLast] = useState({ items, shown: items })
  const held = last.items === items ? last.shown : keepPlaces(last.shown, items, keyOf)
  const shown = isInUse ? held : items
  if (last.items !== items || last.shown !== shown) setLast({ items, shown })
  return shown
}
