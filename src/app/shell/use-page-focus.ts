import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** Focuses the heading of a page that was opened, once it is there. */
export function usePageFocus() {
  const page = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const last = useRef(path)
  useEffect(() => {
    const main = page.current
    if (last.current === path || main === null) return
    last.current = path
    main.focus({ preventScroll: true })
    if (focusHeading(main)) return
    const observer = new MutationObserver(() => {
      // Who has gone on meanwhile is not brought back.
      if (document.activeElement !== main || focusHeading(main)) observer.disconnect()
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [path])
  return page
}

function focusHeading(main: HTMLElement): boolean {
  // The page before is still there while the next one is on its way, and hidden.
  const headings = [...main.querySelectorAll('h1')]
  return headings.some((heading) => {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return document.activeElement === heading
  })
}
