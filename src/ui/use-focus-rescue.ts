import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Catches the keyboard when its control went away or was switched off: a button that has done its work, a region in
 * which nothing is left. `placeOf` says where a control is when it gets the focus, and null of those that are not ours.
 * A component that knows a better place has moved the focus there before this runs. `rescue` says false where the place
 * is still to come: then it is asked again with the next drawing.
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
    // A person who leaves is not brought back. What is taken away has left the document by then.
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
    // What is switched off can keep the focus for a moment, and hears no key any more.
    if (!isGone(control) || (focused !== document.body && focused !== control)) return
    // Before the rescue, which brings the next control that may go away.
    last.current = null
    if (rescue(place) === false) last.current = lost
  })
}

function isGone(control: Element): boolean {
  return !control.isConnected || control.matches(':disabled')
}
