import { useEffect, useLayoutEffect, useRef } from 'react'
import { readPaste } from './clipboard-sheet.ts'

export type PasteTakers = {
  readonly onSheet: (text: string, html: string) => void
  readonly onFiles: (files: readonly File[]) => void
}

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'

const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TEXT_FIELDS) !== null

/**
 * A paste anywhere on the page is a sheet, but in a text field, where it is text, and while a dialog is
 * open. The grid and the entry form take theirs before it gets here. null: nobody takes any.
 */
export function usePagePaste(takers: PasteTakers | null): void {
  const latest = useRef(takers)
  useLayoutEffect(() => {
    latest.current = takers
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => {
      const asks = document.querySelector('dialog[open]') !== null
      if (event.defaultPrevented || isTextField(event.target) || asks || !latest.current) return
      const files = [...(event.clipboardData?.files ?? [])]
      const { text, html } = readPaste(event.clipboardData)
      if (text === '' && html === '' && files.length === 0) return
      event.preventDefault()
      // Excel puts a picture of the cells beside the cells.
      if (text !== '' || html !== '') latest.current.onSheet(text, html)
      else latest.current.onFiles(files)
    }
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
