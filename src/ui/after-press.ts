let isPressed = false

// In the capture phase, before a handler can stop the event. The DOM can't be asked whether a pointer is down.
addEventListener('pointerdown', () => (isPressed = true), { capture: true })
for (const end of ['pointerup', 'pointercancel'] as const) {
  addEventListener(end, () => (isPressed = false), { capture: true })
}

/** Calls `act` now, or after the current press: a layout change would move the button from under the pointer, and the click would be lost. */
export function afterPress(act: () => void): void {
  if (!isPressed) return act()
  const wait = new AbortController()
  const finish = () => {
    wait.abort()
    // The click event follows pointerup.
    setTimeout(act, 0)
  }
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(end, finish, { signal: wait.signal, capture: true })
  }
}
