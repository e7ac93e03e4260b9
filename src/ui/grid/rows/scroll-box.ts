import { type RefObject, useMemo } from 'react'

/** The scroll container of a grid's rows; all lengths in pixels. */
export type ScrollBox = {
  /** Scroll offset of the rows. */
  readonly top: () => number
  readonly scrollTo: (top: number) => void
  /** Height of the viewport of the rows. */
  readonly height: () => number
  /** Calls `onResize` after layout when the height changes; returns the function that stops it. */
  readonly watch: (onResize: () => void) => () => void
}

/** The grid's own scroll container, or the window as on a phone. */
export function useScrollBox(
  scroller: RefObject<HTMLElement | null>,
  headHeight: number,
  inWindow: boolean,
): ScrollBox {
  return useMemo(
    () => (inWindow ? windowBox(scroller) : ownBox(scroller, headHeight)),
    [scroller, headHeight, inWindow],
  )
}

function ownBox(scroller: RefObject<HTMLElement | null>, headHeight: number): ScrollBox {
  return {
    top: () => scroller.current?.scrollTop ?? 0,
    scrollTo: (top) => {
      if (scroller.current) scroller.current.scrollTop = top
    },
    height: () => (scroller.current?.clientHeight ?? 0) - headHeight,
    watch: (onResize) => {
      // Measuring here would force a layout of the whole page right after it was built.
      const observer = new ResizeObserver(onResize)
      if (scroller.current) observer.observe(scroller.current)
      return () => observer.disconnect()
    },
  }
}

function windowBox(scroller: RefObject<HTMLElement | null>): ScrollBox {
  const rowsTop = () => scroller.current?.lastElementChild?.getBoundingClientRect().top ?? 0
  return {
    top: () => Math.max(0, -rowsTop()),
    scrollTo: (top) => window.scrollTo(0, window.scrollY + rowsTop() + top),
    height: () => window.innerHeight - coveredOf(scroller.current),
    watch: (onResize) => {
      onResize()
      // Docked bars change the height of the body.
      const observer = new ResizeObserver(onResize)
      observer.observe(document.body)
      addEventListener('resize', onResize)
      return () => {
        observer.disconnect()
        removeEventListener('resize', onResize)
      }
    },
  }
}

/** Height of the window's covered bottom, from the page's styles. */
function coveredOf(grid: HTMLElement | null): number {
  return grid ? Number.parseFloat(getComputedStyle(grid).scrollPaddingBottom) || 0 : 0
}
