import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readPaste } from '#page/clipboard-sheet.ts'
import { isTextField, type PasteTakers } from './use-page-paste.ts'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Cells dragged from another window; in a text field they are text. */
const carriesCells = (event: DragEvent) =>
  !isTextField(event.target) &&
  event.dataTransfer?.types.some((type) => type === 'text/html' || type === 'text/plain') === true

/**
 * Files and cells may be dropped anywhere on the page, and none ever navigates away from it. Without takers (on other
 * pages, in a tab that only watches) they are let go. Returns whether something to take hovers over the page now.
 */
export function useFileDrop(takers: PasteTakers | null): boolean {
  const [hovering, setHovering] = useState(false)
  const taker = useRef(takers)
  // A drag that begins on the page itself, such as a selected text, brings nothing from elsewhere.
  const isOwn = useRef(false)
  useLayoutEffect(() => {
    taker.current = takers
  })
  useEffect(() => {
    const isTaken = (event: DragEvent) =>
      carriesFiles(event) || (!isOwn.current && carriesCells(event))
    const listeners = {
      dragstart: () => {
        isOwn.current = true
      },
      dragend: () => {
        isOwn.current = false
      },
      dragover: (event: DragEvent) => {
        if (!isTaken(event)) return
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
        if (!isTaken(event)) return
        event.preventDefault()
        if (taker.current) takeDropped(event.dataTransfer, taker.current)
      },
    }
    return listenToWindow(listeners)
  }, [])
  return hovering
}

function takeDropped(data: DataTransfer | null, { onFiles, onSheet }: PasteTakers): void {
  const files = [...(data?.files ?? [])]
  if (files.length > 0) return onFiles(files)
  const { text, html } = readPaste(data)
  if (text !== '' || html !== '') onSheet(text, html)
}

function listenToWindow(listeners: Readonly<Record<string, (event: DragEvent) => void>>) {
  const entries = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of entries) window.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of entries) window.removeEventListener(type, listener)
  }
}
