import { useEffect } from 'react'
import { isCommand, isIn, isOfInputMethod } from '#ui/use-document-key.ts'

/** Between two keys of a scanner, by the events' own times. Bluetooth scanners need 45. */
export const BETWEEN_KEYS_MS = 60

const TEXT_FIELDS =
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=file]), textarea, [contenteditable]'

/** Fields in which the Enter or Tab of a scanner goes on to the next one. */
const FIELDS_FOR_SCANS = '[role=grid] input, [data-takes-scans] input'

/** Elements in which a character is text, or moves to what begins with it. */
const ACTS_ON_CHARACTERS = `${TEXT_FIELDS}, select, [role=menu], [role=grid]:not([aria-readonly=true])`

const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']

/** Characters that were held back and come again. */
const released = new WeakSet<Event>()
export const isReleased = (event: Event): boolean => released.has(event)

/**
 * Keeps a scanner from using the page: a key within 60 ms of a character presses, chooses, sends and deletes nothing.
 * In text fields characters are text, and only an Enter or Tab right behind them does nothing. A character that is a
 * shortcut waits until it is certain that no other one follows. Must be rendered once, near the root.
 */
export function useScanGuard(): void {
  useEffect(() => {
    const keys = createGuard()
    const onKeyUp = (event: KeyboardEvent) => {
      if (keys.isStopped(event)) stop(event)
    }
    // Capture, before any other listener of the page.
    window.addEventListener('keydown', keys.press, { capture: true })
    window.addEventListener('keyup', onKeyUp, { capture: true })
    return () => {
      window.removeEventListener('keydown', keys.press, { capture: true })
      window.removeEventListener('keyup', onKeyUp, { capture: true })
    }
  }, [])
}

type Held = { readonly event: KeyboardEvent; readonly timer: ReturnType<typeof setTimeout> }

function createGuard() {
  let last = -Infinity
  let held: Held | null = null
  /** Keys that were stopped and are still down: a browser presses a button when the space bar is released. */
  const down = new Set<string>()

  const goOn = () => {
    if (held) release(held.event)
    held = null
  }
  const press = (event: KeyboardEvent) => {
    if (isReleased(event) || MODIFIERS.includes(event.key)) return
    // A held key repeats as fast as a scanner types.
    if (event.repeat) return void (down.has(event.code) && stop(event))
    down.delete(event.code)
    if (isOfInputMethod(event)) return
    const isQuick = event.timeStamp - last <= BETWEEN_KEYS_MS
    if (isQuick || isCharacter(event)) last = event.timeStamp
    clearTimeout(held?.timer)
    if (isQuick) held = null
    // On a busy page the next key can arrive before the timer.
    else goOn()
    const isHeld = !isQuick && isShortcut(event)
    if (isHeld) held = { event, timer: setTimeout(goOn, BETWEEN_KEYS_MS + 1) }
    if (!isHeld && !(isQuick && isKept(event))) return
    down.add(event.code)
    stop(event)
  }
  return { press, isStopped: ({ code }: KeyboardEvent) => down.delete(code) }
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function release(event: KeyboardEvent): void {
  const { target } = event
  const copy = new KeyboardEvent('keydown', event)
  released.add(copy)
  const isThere = target instanceof Node && target.isConnected
  const receiver = isThere ? target : (document.activeElement ?? document.body)
  receiver.dispatchEvent(copy)
}

const isCharacter = (event: KeyboardEvent) =>
  Array.from(event.key).length === 1 && !isCommand(event)

/** Whether only listeners act on a character. A lone space never waits. */
const isShortcut = (event: KeyboardEvent) =>
  isCharacter(event) && event.key !== ' ' && !event.altKey && !isIn(event, ACTS_ON_CHARACTERS)

/** Whether a key right behind a character must do nothing. */
function isKept(event: KeyboardEvent): boolean {
  if (isIn(event, '[role=menu]')) return !isCharacter(event) || event.key === ' '
  if (!isIn(event, TEXT_FIELDS)) return true
  const isEnd = event.key === 'Enter' || event.key === 'Tab'
  return isEnd && !isIn(event, `textarea, ${FIELDS_FOR_SCANS}`)
}
