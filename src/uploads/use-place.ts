import { ALL_SHOPS, type ShopChoice } from '#domain/upload/shops.ts'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Filters: all uploads, those with open work, finished ones. */
export const FILTERS = ['all', 'open', 'done'] as const
export type Filter = (typeof FILTERS)[number]

/** Search, filters and scroll position of the list. */
export type Place = {
  readonly search: string
  readonly filter: Filter
  /** Shop whose uploads are shown. */
  readonly shop: ShopChoice
  readonly shown: number
  /** Scroll position of the page, in pixels. */
  readonly top: number
}

/** Number of uploads that are rendered until the user asks for more. */
export const AT_ONCE = 30
const START: Place = { search: '', filter: 'all', shop: ALL_SHOPS, shown: AT_ONCE, top: 0 }
const KEEP_AFTER_MS = 300

/** Keeps the place in the history entry, for Back. Not in the address: the server's logs must not get order numbers. */
export function usePlace() {
  const [place, setPlace] = useState(readPlace)
  useKeeping(place)
  const growing = useWayBack(place.top)
  const goTo = (change: Partial<Place>) =>
    setPlace((before) => ({ ...before, shown: AT_ONCE, ...change }))
  /** `growing` is the ref for the element that grows while its content loads. */
  return { place, goTo, growing }
}

/** On a computer `main` scrolls, on a phone the window. */
const mainOf = () => document.querySelector('main')
const topNow = () => scrollY + (mainOf()?.scrollTop ?? 0)
const goToTop = (top: number) => {
  scrollTo(0, top)
  mainOf()?.scrollTo?.(0, top)
}

/** Restores the place, or starts with the search that another page passed. */
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
    // Browsers limit how often the state may change, so not with every key. A click may leave the page earlier.
    let timer = setTimeout(keep, KEEP_AFTER_MS)
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, KEEP_AFTER_MS)
    }
    // Scroll events of inner elements don't bubble, so they are captured.
    addEventListener('scroll', keepSoon, true)
    addEventListener('click', keep, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', keepSoon, true)
      removeEventListener('click', keep, true)
    }
  }, [place])
}

const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Restores the scroll position once the page is long enough. Stops as soon as the user scrolls. */
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
    for (const type of USER_EVENTS) addEventListener(type, stop, { once: true })
    return () => {
      stop()
      for (const type of USER_EVENTS) removeEventListener(type, stop)
    }
  }, [])
  return content
}
