let isPressed = false
let isFinger = false

// In the capture phase, before a handler can stop the event. The DOM can't be asked whether a pointer is down.
const listen = (type: string, act: (event: Event) => void) =>
  addEventListener(type, act, { capture: true })

listen('pointerdown', (event) => {
  isPressed = true
  isFinger = event instanceof PointerEvent && event.pointerType === 'touch'
})
// After a finger was lifted, the browser sends the events of a mouse, of which the first focuses and the last clicks.
listen('mousedown', () => {
  if (isFinger) isPressed = true
})
const ENDS = ['pointerup', 'pointercancel', 'mouseup'] as const
for (const end of ENDS) listen(end, () => (isPressed = false))

/** Calls `act` now, or after the current press: a layout change would move the button from under the pointer, and the click would be lost. */
export function afterPress(act: () => void): void {
  if (!isPressed) return act()
  const wait = new AbortController()
  const finish = () => {
    wait.abort()
    // The click event follows.
    setTimeout(act, 0)
  }
  for (const end of ENDS) addEventListener(end, finish, { signal: wait.signal, capture: true })
}
