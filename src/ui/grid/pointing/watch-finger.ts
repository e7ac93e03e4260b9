import type { RefObject } from 'react'
import type { ScreenPlace } from '#ui/grid/grid-props.ts'
import { type GridPosition, isSamePlace } from '#ui/grid/navigation/grid-position.ts'
import { pressedPlace } from './place-of.ts'

/** What a finger does with a grid. */
export type FingerHands = {
  /** Whether the keyboard is in this cell. */
  readonly isActive: (place: GridPosition) => boolean
  readonly edit: () => void
  /** A finger rested on a cell; null: nothing can be selected. */
  readonly hold: ((place: GridPosition, at: ScreenPlace) => void) | null
}

const HOLD_MS = 500
/** A finger is never quite still. */
const STILL_PIXELS = 10

type Touch = ScreenPlace & { readonly place: GridPosition; readonly wasActive: boolean }

/** A tap on the active cell edits it, and a long press selects; the first tap on a cell is a press like any other. */
export function watchFinger(
  grid: HTMLElement,
  hands: RefObject<FingerHands>,
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
    hands.current.hold?.(touch.place, touch)
  }
  const hear = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
  ) => grid.addEventListener(name, handle, { signal, passive: false })

  hear('pointerdown', ({ target, pointerType, isPrimary, clientX: x, clientY: y }) => {
    giveUp()
    isHeld = false
    const place = pressedPlace(target)
    if (pointerType !== 'touch' || !isPrimary || place === null) return
    touch = { x, y, place, wasActive: hands.current.isActive(place) }
    if (hands.current.hold && place.row >= 0) timer = setTimeout(hold, HOLD_MS)
  })
  hear('pointermove', ({ clientX, clientY }) => {
    if (touch && Math.hypot(clientX - touch.x, clientY - touch.y) > STILL_PIXELS) giveUp()
  })
  hear('pointerup', () => clearTimeout(timer))
  hear('pointercancel', giveUp)
  // The mouse events that browsers make of a touch would select the one cell again.
  hear('touchend', (event) => {
    if (isHeld) event.preventDefault()
  })
  // Where a long press has a menu of the browser, it comes as this event, sometimes before the time is over.
  hear('contextmenu', (event) => {
    if (event.pointerType !== 'touch' || touch === null || !hands.current.hold) return
    event.preventDefault()
    event.stopPropagation()
    hold()
  })
  hear('click', ({ target }) => {
    const isTap = touch?.wasActive && isSamePlace(touch.place, pressedPlace(target))
    giveUp()
    if (isTap && !isHeld) hands.current.edit()
  })
  signal.addEventListener('abort', giveUp)
}
