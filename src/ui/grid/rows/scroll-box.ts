import { type RefObject, useMemo } from 'react'

/** What scrolls past the rows of a grid. */
export type ScrollBox = {
  /** How far the first row is above the upper edge of what is seen. */
  readonly top: () => number
  readonly scrollTo: (top: number) => void
  /** How much of the rows can be seen at once. */
  readonly height: () => number
  /** Tells of another height, once it is laid out; gives the way to stop. */
  readonly watch: (onResize: () => void) => () => void
}

/** The rows scroll in their own box, or with the window, as on a phone. */
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
      // Asked for here, a size would cost a layout of the whole page inside the task that has just built it.
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
      // What is docked makes room for itself at the end of the page.
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

/** How much of the window's lower edge is covered, as the page's styles say. */
function coveredOf(grid: HTMLElement | null): number {
  return grid ? Number.parseFloat(getComputedStyle(grid).scrollPaddingBottom) || 0 : 0
}
