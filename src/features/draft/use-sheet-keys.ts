import { type RefObject, useEffect, useRef } from 'react'
import { usePageKey } from '#page/keys/use-page-key.ts'
import type { useSheetMoves } from './use-sheet.ts'

type Moves = Pick<ReturnType<typeof useSheetMoves>, 'goToIssue'>

/** F8 leads to the next issue, with Shift to the one before, from wherever the person is; / leads to the search. */
export function useSheetKeys({ goToIssue }: Moves, section: RefObject<HTMLElement | null>) {
  usePageKey('/', () => section.current?.querySelector<HTMLElement>('[type=search]')?.focus())
  const latest = useRef(goToIssue)
  useEffect(() => {
    latest.current = goToIssue
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || document.querySelector('dialog[open]')) return
      event.preventDefault()
      void latest.current(event.shiftKey)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

/** Where Ctrl+Enter means something else: it fills cells in a grid, and sends what is typed in a field. */
const TAKEN = 'input, textarea, select, dialog, [role=grid], [role=dialog], [role=menu]'

/** Ctrl+Enter presses the main button, as long as the keyboard is neither in the grid nor in a field. */
export function useUploadKey(button: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isIt = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      const isTaken = event.target instanceof Element && event.target.closest(TAKEN)
      if (!isIt || isTaken) return
      event.preventDefault()
      button.current?.click()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [button])
}
