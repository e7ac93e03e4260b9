import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type ScrollBox, useScrollBox } from './scroll-box.ts'
import {
  bodyHeight,
  firstRowAt,
  isScaled,
  type RowAlign,
  type RowGeometry,
  type RowHeights,
  scrollTopFor,
  topOfRow,
  visibleRows,
} from './virtual-rows.ts'

type VirtualRowsOptions = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly heights: RowHeights
  readonly headHeight: number
  /** Stays in the document when it scrolls away, or the focus would be lost. */
  readonly activeRow: number
  readonly initialRow: number
  /** The window scrolls, not the grid. */
  readonly inWindow?: boolean
  /** Calls `draw` once those rows have loaded, or the wait is too long. */
  readonly whenThere?: ((from: number, to: number, draw: () => void) => void) | undefined
}

const AROUND = 12
/** One row. */
const LEAST_VIEWPORT = 32
/** A sheet that keeps jumping doesn't render the rows around those it passes. */
const PAUSE_MS = 100
/** Estimate until the grid is measured, low so that no row is rendered in vain. */
const guessViewport = () => window.innerHeight * 0.6

/** Computes the rows of a long sheet to render and their offsets. Row heights are known, so only the viewport is measured. */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { scroller, heights, headHeight, activeRow, initialRow, whenThere } = options
  const { inWindow = false } = options
  const box = useScrollBox(scroller, headHeight, inWindow)
  const viewport = useViewport(box)
  const { around, drawBare } = useRowsAround()
  const geometry: RowGeometry = { heights, viewport }
  const [scrollTop, setScrollTop] = useState(() => scrollTopFor(geometry, 0, initialRow, 'start'))
  const most = Math.max(0, bodyHeight(geometry) - viewport)
  const offset = Math.min(scrollTop, most)

  const scrollTo = useCallback(
    (top: number) => {
      box.scrollTo(top)
      setScrollTop(Math.max(0, top))
    },
    [box],
  )
  // Once, at the first render: restore the initial position.
  useLayoutEffect(() => {
    if (scrollTop > 0) box.scrollTo(scrollTop)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const drawJump = () => drawBare(() => setScrollTop(box.top()))
  const jumpTo = (top: number) => {
    if (whenThere === undefined) return drawJump()
    const rows = visibleRows(geometry, top)
    whenThere(rows.from, rows.to, drawJump)
  }

  const { from, to } = visibleRows(geometry, offset)
  /** Handles a scroll event; renders only when other rows become visible. */
  const onScroll = () => {
    const top = box.top()
    const rowOf = (at: number) => Math.floor(firstRowAt(geometry, at))
    const distance = Math.abs(rowOf(top) - rowOf(offset))
    const moved = isScaled(geometry) ? top !== offset : distance > 0
    if (!moved) return
    if (distance > AROUND) return jumpTo(top)
    // Synchronously, so no frame shows the sheet without its rows.
    flushSync(() => setScrollTop(top))
  }
  useWindowScroll(inWindow, onScroll)
  return {
    from,
    to,
    drawn: drawnRows(Math.max(0, from - around), Math.min(heights.count, to + around), activeRow),
    height: bodyHeight(geometry),
    topOf: (row: number) => topOfRow(geometry, offset, row),
    onScroll,
    scrollToRow: (row: number, align: RowAlign) => {
      scrollTo(scrollTopFor(geometry, box.top(), row, align))
    },
  }
}

function useViewport(box: ScrollBox): number {
  const [viewport, setViewport] = useState(guessViewport)
  useLayoutEffect(() => {
    const measure = () => setViewport(Math.max(LEAST_VIEWPORT, box.height()))
    // Further rows can wait until the first ones are painted.
    return box.watch(() => startTransition(measure))
  }, [box])
  return viewport
}

function useWindowScroll(inWindow: boolean, onScroll: () => void) {
  const latest = useRef(onScroll)
  useLayoutEffect(() => {
    latest.current = onScroll
  })
  useEffect(() => {
    if (!inWindow) return
    const handle = () => latest.current()
    addEventListener('scroll', handle, { passive: true })
    return () => removeEventListener('scroll', handle)
  }, [inWindow])
}

/** Number of extra rows above and below the visible ones: 0 at first and after a jump, until scrolling stops. */
function useRowsAround() {
  const [around, setAround] = useState(0)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const drawAround = useCallback(() => startTransition(() => setAround(AROUND)), [])
  useEffect(() => {
    drawAround()
    return () => clearTimeout(pause.current)
  }, [drawAround])
  const drawBare = (jump: () => void) => {
    flushSync(() => {
      jump()
      setAround(0)
    })
    clearTimeout(pause.current)
    pause.current = setTimeout(drawAround, PAUSE_MS)
  }
  return { around, drawBare }
}

function drawnRows(first: number, last: number, activeRow: number): readonly number[] {
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, n) => first + n)
  if (rows.length === 0 || (activeRow >= first && activeRow < last)) return rows
  return activeRow < first ? [activeRow, ...rows] : [...rows, activeRow]
}
