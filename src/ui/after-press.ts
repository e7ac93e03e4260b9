let isPressed = false

// Seen before anybody else can stop it; there is no other way to ask whether a press is going on.
addEventListener('pointerdown', () => (isPressed = true), { capture: true })
for (const end of ['pointerup', 'pointercancel'] as const) {
  addEventListener(end, () => (isPressed = false), { capture: true })
}

/**
 * Does something at once, or when the press that is going on is over: what takes room away while somebody presses
 * a button would move the button from under the press, which then is none.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) return act()
  const wait = new AbortController()
  const finish = () => {
    wait.abort()
    // The click comes after the end of the press.
    setTimeout(act, 0)
  }
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(end, finish, { signal: wait.signal, capture: true })
  }
}
