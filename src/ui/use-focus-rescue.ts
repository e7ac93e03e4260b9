import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Moves the focus when the focused control was removed or disabled. `placeOf` records a control's place when it gets the
 * focus, or null for controls of others. `rescue` returns false if its target isn't rendered yet, and is then called
 * again after the next render. A component that has moved the focus itself by then wins.
 */
export function useFocusRescue<Place = Element>(
  rescue: (place: Place) => boolean | void,
  placeOf: (focused: Element) => Place | null = (focused) => focused as Place,
): void {
  const last = useRef<{ readonly control: Element; readonly place: Place } | null>(null)
  const onFocus = useEffectEvent((control: EventTarget | null) => {
    const place = control instanceof Element ? placeOf(control) : null
    last.current = control instanceof Element && place !== null ? { control, place } : null
  })
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => onFocus(target)
    // Forget the control if the user left it. A removed control has left the document by the microtask.
    const forget = () =>
      queueMicrotask(() => {
        const before = last.current?.control
        if (document.activeElement === document.body && before && !isGone(before))
          last.current = null
      })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
    }
  }, [])
  useEffect(() => {
    if (last.current === null) return
    const lost = last.current
    const { control, place } = lost
    const focused = document.activeElement
    // A disabled control can keep the focus for a moment without receiving keys.
    if (!isGone(control) || (focused !== document.body && focused !== control)) return
    // Reset first: the rescue focuses the next control to remember.
    last.current = null
    if (rescue(place) === false) last.current = lost
  })
}

function isGone(control: Element): boolean {
  return !control.isConnected || control.matches(':disabled')
}
