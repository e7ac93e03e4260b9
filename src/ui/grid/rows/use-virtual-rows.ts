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
  /** Stays in the document when it scrolls away: a tab stop that went would lose the keyboard. */
  readonly activeRow: number
  readonly initialRow: number
  /** The window scrolls, and not the grid. */
  readonly inWindow?: boolean
  /** Calls `draw` once those rows are there, or it takes too long. */
  readonly whenThere?: ((from: number, to: number, draw: () => void) => void) | undefined
}

const AROUND = 12
/** At least a row. */
const LEAST_VIEWPORT = 32
/** A sheet that jumps on meanwhile is not drawn around the rows that it passes. */
const PAUSE_MS = 100
/** Until the grid has been measured: rather too few rows than some for nothing. */
const guessViewport = () => window.innerHeight * 0.6

/** Which rows of a long sheet are drawn, and where. How high each is is known, so nothing is measured but the window. */
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
  // Once, when the sheet is first drawn: where the person left it.
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
  /** To be called for each scroll event; draws only when other rows come into sight. */
  const onScroll = () => {
    const top = box.top()
    const rowOf = (at: number) => Math.floor(firstRowAt(geometry, at))
    const distance = Math.abs(rowOf(top) - rowOf(offset))
    const moved = isScaled(geometry) ? top !== offset : distance > 0
    if (!moved) return
    if (distance > AROUND) return jumpTo(top)
    // At once, so that no frame shows the sheet without its rows.
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

/** The height of what is seen of the rows at once. */
function useViewport(box: ScrollBox): number {
  const [viewport, setViewport] = useState(guessViewport)
  useLayoutEffect(() => {
    const measure = () => setViewport(Math.max(LEAST_VIEWPORT, box.height()))
    // More rows than are drawn already can wait until these are painted.
    return box.watch(() => startTransition(measure))
  }, [box])
  return viewport
}

/** Where the window scrolls, it tells all who listen. */
function useWindowScroll(inWindow: boolean, onScroll: () => void) {
  const latest = useRef(onScroll)
  useLayoutEffect(() => {
    latest.current = onScroll
  })
  useEffect(() => {
    if (!inWindow) return
    const hear = () => latest.current()
    addEventListener('scroll', hear, { passive: true })
    return () => removeEventListener('scroll', hear)
  }, [inWindow])
}

/** How many rows are drawn above and below those in sight: none at first and after a jump, until the sheet stands still. */
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
