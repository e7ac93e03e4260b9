import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the active cell after a move, and again when the focused cell was removed with its row. */
export function useGridFocus(scroller: RefObject<HTMLElement | null>, editing: boolean) {
  const wanted = useRef(false)
  const inside = useRef(false)

  const focusActive = () => {
    const cell = scroller.current?.querySelector<HTMLElement>('[data-active="true"]')
    const target = cell?.tabIndex === -1 ? cell.querySelector<HTMLElement>('[tabindex="0"]') : cell
    ;(target ?? cell)?.focus({ preventScroll: true })
  }

  useEffect(() => {
    const lost = inside.current && document.activeElement === document.body
    if (editing || !(wanted.current || lost)) return
    wanted.current = false
    focusActive()
  })

  const want = () => {
    wanted.current = true
  }
  /** Records whether the focus is in the grid. */
  const note = (isInside: boolean) => {
    inside.current = isInside
  }
  return { focusActive, want, note }
}
