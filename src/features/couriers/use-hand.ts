import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Says whether somebody's pointer or focus is in an element: then nothing in it may move. */
export function useHand<Item extends HTMLElement>() {
  const element = useRef<Item>(null)
  const [pointerIn, setPointerIn] = useState(false)
  const [focusIn, setFocusIn] = useState(false)
  useEffect(() => {
    // What is taken away or switched off while it has the hand does not say that the hand left.
    if (element.current === null) setPointerIn(false)
    if (!element.current?.querySelector(':focus:not(:disabled)')) setFocusIn(false)
  })
  return {
    isIn: pointerIn || focusIn,
    ref: element,
    handlers: {
      // A finger that is lifted is nowhere any more.
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointerIn(pointerType !== 'touch'),
      onPointerLeave: () => setPointerIn(false),
      onFocus: () => setFocusIn(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocusIn(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  }
}
