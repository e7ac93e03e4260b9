import { type RefObject, useEffect, useState } from 'react'

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
