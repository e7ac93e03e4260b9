import { type RefObject, useLayoutEffect } from 'react'

/** Between the field and what floats beside it, and to the edge of the window. */
const GAP = 4
/** A cell of a grid is narrower than what is told of an option. */
const LEAST_WIDTH = 400

/** Keeps a box of this height beside its field, over everything else: below it, or above where there is more room. */
export function useFloating(
  field: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  height: number,
): void {
  useLayoutEffect(() => {
    const place = () => {
      const anchor = field.current?.getBoundingClientRect()
      if (!anchor || !box.current) return
      const below = innerHeight - anchor.bottom - 2 * GAP
      const above = anchor.top - 2 * GAP
      const isBelow = below >= height || below >= above
      const width = Math.min(Math.max(anchor.width, LEAST_WIDTH), innerWidth - 2 * GAP)
      Object.assign(box.current.style, {
        left: `${Math.max(GAP, Math.min(anchor.left, innerWidth - width - GAP))}px`,
        width: `${width}px`,
        maxHeight: `${isBelow ? below : above}px`,
        top: isBelow ? `${anchor.bottom + GAP}px` : '',
        bottom: isBelow ? '' : `${innerHeight - anchor.top + GAP}px`,
      })
    }
    place()
    // Any box around the field may scroll.
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [field, box, height])
}
