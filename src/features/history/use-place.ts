import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Where somebody is in the list. */
export type Place = {
  readonly search: string
  readonly openOnly: boolean
  /** So many uploads are drawn. */
  readonly shown: number
  /** How far the page was scrolled. */
  readonly top: number
}

/** Thousands of uploads are there; so many are drawn until somebody asks for more. */
export const AT_ONCE = 30
const START: Place = { search: '', openOnly: false, shown: AT_ONCE, top: 0 }
const KEEP_AFTER_MS = 300

/**
 * The place stays with this visit, so that Back from an entry leads to the list in which it was. Never in the
 * address: order numbers would stand in the logs of a server.
 */
export function usePlace(): readonly [Place, (change: Partial<Place>) => void] {
  const [place, setPlace] = useState(readPlace)
  useKeeping(place)
  useWayBack(place.top)
  return [place, (change) => setPlace((before) => ({ ...before, shown: AT_ONCE, ...change }))]
}

function readPlace(): Place {
  const state: unknown = history.state
  return isPlace(state) ? state : START
}

function isPlace(state: unknown): state is Place {
  if (typeof state !== 'object' || state === null) return false
  return Object.entries(START).every(
    ([key, value]) => typeof Reflect.get(state, key) === typeof value,
  )
}

function useKeeping(place: Place): void {
  useEffect(() => {
    const keep = () => history.replaceState({ ...place, top: scrollY }, '')
    // Browsers refuse when it is changed with every key; a click may lead away before.
    let timer = setTimeout(keep, KEEP_AFTER_MS)
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, KEEP_AFTER_MS)
    }
    addEventListener('scroll', keepSoon)
    addEventListener('click', keep, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', keepSoon)
      removeEventListener('click', keep, true)
    }
  }, [place])
}

const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** What is found by a number comes a moment later: until the page is long enough, or somebody moves it. */
function useWayBack(top: number): void {
  const wanted = useRef(top)
  useLayoutEffect(() => {
    if (wanted.current === 0) return
    const growing = new ResizeObserver(() => lead())
    const stop = () => growing.disconnect()
    const lead = () => {
      scrollTo(0, wanted.current)
      if (scrollY >= wanted.current - 1) stop()
    }
    growing.observe(document.body)
    lead()
    for (const hand of HANDS) addEventListener(hand, stop, { once: true })
    return () => {
      stop()
      for (const hand of HANDS) removeEventListener(hand, stop)
    }
  }, [])
}
