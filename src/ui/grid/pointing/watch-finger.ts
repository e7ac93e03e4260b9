import type { ScreenPlace } from '#ui/grid/state/grid-props.ts'
import type { Send } from '#ui/grid/state/grid-events.ts'
import { type GridPosition, isSamePlace } from '#ui/grid/state/grid-range.ts'
import { pressedPlace } from './place-of.ts'

const HOLD_MS = 500
/** Movement below this counts as still. */
const STILL_PIXELS = 10

type Touch = ScreenPlace & { readonly place: GridPosition; readonly wasActive: boolean }

/** Sends a tap on the active cell and a long press; the first tap on a cell is an ordinary press. */
export function watchFinger(
  grid: HTMLElement,
  send: Send,
  readView: () => { readonly active: GridPosition; readonly canSelect: boolean },
  signal: AbortSignal,
): void {
  let touch: Touch | null = null
  let isHeld = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const giveUp = () => {
    clearTimeout(timer)
    touch = null
  }
  const hold = () => {
    clearTimeout(timer)
    if (touch === null || isHeld) return
    isHeld = true
    const { place: at, x, y } = touch
    if (readView().canSelect) send({ kind: 'hold', at, point: { x, y } })
  }
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
  ) => grid.addEventListener(name, handle, { signal, passive: false })

  listen('pointerdown', ({ target, pointerType, isPrimary, clientX: x, clientY: y }) => {
    giveUp()
    isHeld = false
    const place = pressedPlace(target)
    if (pointerType !== 'touch' || !isPrimary || place === null) return
    const { active, canSelect } = readView()
    const hasKeyboard = grid.contains(document.activeElement)
    touch = { x, y, place, wasActive: hasKeyboard && isSamePlace(active, place) }
    if (canSelect && place.row >= 0) timer = setTimeout(hold, HOLD_MS)
  })
  listen('pointermove', ({ clientX, clientY }) => {
    if (touch && Math.hypot(clientX - touch.x, clientY - touch.y) > STILL_PIXELS) giveUp()
  })
  listen('pointerup', () => clearTimeout(timer))
  listen('pointercancel', giveUp)
  // Prevent the emulated mouse events, which would select the single cell again.
  listen('touchend', (event) => {
    if (isHeld) event.preventDefault()
  })
  // Where the browser has a menu for a long press, this event may come before the timeout.
  listen('contextmenu', (event) => {
    if (event.pointerType !== 'touch' || touch === null || !readView().canSelect) return
    event.preventDefault()
    event.stopPropagation()
    hold()
  })
  listen('click', ({ target }) => {
    const isTap = touch?.wasActive && isSamePlace(touch.place, pressedPlace(target))
    giveUp()
    if (isTap && !isHeld) send({ kind: 'tap' })
  })
  signal.addEventListener('abort', giveUp)
}
