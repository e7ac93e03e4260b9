import { type ComponentType, createElement, useEffect, useState } from 'react'
import { late } from './late.ts'

/** Safari has no call for it; by then what the page needs has come. */
const AMPLE_MS = 300

/** Calls once the browser has nothing more urgent to do; gives what takes that back. */
export function whenQuiet(begin: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(begin, { timeout: 2000 })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(begin, AMPLE_MS)
  return () => clearTimeout(timer)
}

/** Loads after the main content; omitted if it fails. */
export function asidePart(load: () => Promise<ComponentType>): ComponentType {
  const { fetch, read } = late(load)
  return function AsidePart() {
    const [isHere, setHere] = useState(false)
    useEffect(() => {
      const show = () => setHere(true)
      return whenQuiet(() => void fetch().then(show, () => undefined))
    }, [])
    return isHere ? createElement(read()) : null
  }
}
