import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readTransfer } from '#entries/clipboard-sheet.ts'
import { isTextField, type PasteTakers } from './use-page-paste.ts'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Returns whether a drag from another window carries cells. A drop into a text field is text. */
const carriesCells = (event: DragEvent) =>
  !isTextField(event.target) &&
  event.dataTransfer?.types.some((type) => type === 'text/html' || type === 'text/plain') === true

/**
 * Handles files and cells dropped anywhere on the page, and keeps the browser from navigating to them. Without `takers`
 * (on other pages, in a read-only tab) they are ignored. Returns whether something acceptable hovers over the page now.
 */
export function useFileDrop(takers: PasteTakers | null): boolean {
  const [hovering, setHovering] = useState(false)
  const taker = useRef(takers)
  // A drag that starts on the page itself, such as selected text, is not an import.
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
        // `relatedTarget` is null only when the drag leaves the window.
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
  const { text, html } = readTransfer(data)
  if (text !== '' || html !== '') onSheet(text, html)
}

function listenToWindow(listeners: Readonly<Record<string, (event: DragEvent) => void>>) {
  const entries = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of entries) window.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of entries) window.removeEventListener(type, listener)
  }
}
