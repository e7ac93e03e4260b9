import { type RefObject, useEffect } from 'react'

/** What a cell hears of the clipboard, from the page or through React. */
export type ClipboardPress = {
  readonly target: EventTarget
  readonly clipboardData: DataTransfer
  readonly preventDefault: () => void
  readonly stopPropagation: () => void
}

type Handlers = {
  readonly [Name in 'onCopy' | 'onCut' | 'onPaste']: (press: ClipboardPress) => void
}

/** Firefox tells the page, and not the cell that has the keyboard, where no text can be selected. */
export function useClipboard(
  grid: RefObject<HTMLElement | null>,
  handlers: RefObject<Handlers>,
): void {
  useEffect(() => {
    const over = new AbortController()
    const hear = (name: keyof Handlers) => (event: ClipboardEvent) => {
      const { activeElement: target, body } = document
      const { clipboardData } = event
      if (event.target !== body || !clipboardData || !target || !grid.current?.contains(target))
        return
      handlers.current[name]({
        target,
        clipboardData,
        preventDefault: () => event.preventDefault(),
        stopPropagation: () => event.stopPropagation(),
      })
    }
    const first = { capture: true, signal: over.signal }
    document.addEventListener('copy', hear('onCopy'), first)
    document.addEventListener('cut', hear('onCut'), first)
    document.addEventListener('paste', hear('onPaste'), first)
    return () => over.abort()
  }, [grid, handlers])
}
