import { type RefObject, useEffect } from 'react'
import { isOfRows } from '#ui/grid/view/grid-dom.ts'
import type { Send } from '#ui/grid/state/grid-events.ts'

/** Handles clipboard events on the document: where no text can be selected, Firefox doesn't dispatch them at the focused cell. */
export function useClipboard(grid: RefObject<HTMLElement | null>, send: Send): void {
  useEffect(() => {
    const over = new AbortController()
    const handle = (event: ClipboardEvent) => {
      const { target, clipboardData } = event
      const cell = target === document.body ? document.activeElement : target
      if (!clipboardData || !isOfRows(cell) || !grid.current?.contains(cell)) return
      if (!send(eventOf(event.type, clipboardData))) return
      event.preventDefault()
      // The page would read the paste as a sheet.
      event.stopPropagation()
    }
    for (const name of ['copy', 'cut', 'paste'] as const)
      document.addEventListener(name, handle, { capture: true, signal: over.signal })
    return () => over.abort()
  }, [grid, send])
}

function eventOf(type: string, clipboard: DataTransfer) {
  if (type === 'paste') return { kind: 'paste', clipboard } as const
  return { kind: 'copy', cut: type === 'cut', clipboard } as const
}
