import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/**
 * Files may be dropped anywhere on the page, and none ever navigates away from it. Without a taker (on other
 * pages, in a tab that only watches) they are let go. Returns whether files hover over the page now.
 */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | null): boolean {
  const [hovering, setHovering] = useState(false)
  const taker = useRef(onFiles)
  useLayoutEffect(() => {
    taker.current = onFiles
  })
  useEffect(() => {
    const listeners = {
      dragover: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        if (event.dataTransfer) event.dataTransfer.dropEffect = taker.current ? 'copy' : 'none'
        setHovering(taker.current !== null)
      },
      dragleave: (event: DragEvent) => {
        // Leaving for another element of the page names it; leaving the window names none.
        if (event.relatedTarget === null) setHovering(false)
      },
      drop: (event: DragEvent) => {
        setHovering(false)
        if (!carriesFiles(event)) return
        event.preventDefault()
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length > 0) taker.current?.(files)
      },
    }
    return listenToWindow(listeners)
  }, [])
  return hovering
}

function listenToWindow(listeners: Readonly<Record<string, (event: DragEvent) => void>>) {
  const entries = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of entries) window.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of entries) window.removeEventListener(type, listener)
  }
}
