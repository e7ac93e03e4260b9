import { ALL_SHOPS, type ShopChoice } from '#domain/upload/shops.ts'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Which uploads are shown: all, those with something left to do, those without. */
export const FILTERS = ['all', 'open', 'done'] as const
export type Filter = (typeof FILTERS)[number]

/** The person's place in the list. */
export type Place = {
  readonly search: string
  readonly filter: Filter
  /** Whose uploads are shown. */
  readonly shop: ShopChoice
  /** How many uploads are drawn. */
  readonly shown: number
  /** How far the page was scrolled. */
  readonly top: number
}

/** There may be thousands of uploads; this many are drawn until more are asked for. */
export const AT_ONCE = 30
const START: Place = { search: '', filter: 'all', shop: ALL_SHOPS, shown: AT_ONCE, top: 0 }
const KEEP_AFTER_MS = 300

/**
 * The place stays with this visit, so that Back from an entry leads to the list in which it was. Never in the
 * address: order numbers would stand in the logs of a server.
 */
export function usePlace() {
  const [place, setPlace] = useState(readPlace)
  useKeeping(place)
  const growing = useWayBack(place.top)
  const goTo = (change: Partial<Place>) =>
    setPlace((before) => ({ ...before, shown: AT_ONCE, ...change }))
  /** `growing` belongs to what becomes longer while it is read. */
  return { place, goTo, growing }
}

/** The page scrolls under the header; on a phone the window does. */
const mainOf = () => document.querySelector('main')
const topNow = () => scrollY + (mainOf()?.scrollTop ?? 0)
const goToTop = (top: number) => {
  scrollTo(0, top)
  mainOf()?.scrollTo?.(0, top)
}

/** As it was left, or with the search that another page leads here with. */
function readPlace(): Place {
  const place = { ...START, ...(history.state as unknown as object | null) }
  return isPlace(place) ? place : START
}

function isPlace(state: object): state is Place {
  const isLike = Object.entries(START).every(
    ([key, value]) => typeof Reflect.get(state, key) === typeof value,
  )
  return isLike && FILTERS.some((filter) => filter === Reflect.get(state, 'filter'))
}

function useKeeping(place: Place): void {
  useEffect(() => {
    const keep = () => history.replaceState({ ...place, top: topNow() }, '')
    // Browsers refuse when it is changed with every key; a click may lead away before.
    let timer = setTimeout(keep, KEEP_AFTER_MS)
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, KEEP_AFTER_MS)
    }
    // What scrolls inside the page is heard on its way down only.
    addEventListener('scroll', keepSoon, true)
    addEventListener('click', keep, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', keepSoon, true)
      removeEventListener('click', keep, true)
    }
  }, [place])
}

const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Results of a search come a moment later; waits until the page is long enough or was scrolled. */
function useWayBack(top: number): RefObject<HTMLDivElement | null> {
  const wanted = useRef(top)
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (wanted.current === 0) return
    const growing = new ResizeObserver(() => lead())
    const stop = () => growing.disconnect()
    const lead = () => {
      goToTop(wanted.current)
      if (topNow() >= wanted.current - 1) stop()
    }
    if (content.current) growing.observe(content.current)
    lead()
    for (const hand of HANDS) addEventListener(hand, stop, { once: true })
    return () => {
      stop()
      for (const hand of HANDS) removeEventListener(hand, stop)
    }
  }, [])
  return content
}
