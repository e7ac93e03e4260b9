import { type RefObject, useEffect, useRef } from 'react'
import { usePageKey } from '#page/keys/use-page-key.ts'
import type { useSheetMoves } from './use-sheet.ts'

type Moves = Pick<ReturnType<typeof useSheetMoves>, 'goToIssue' | 'openFind'>

/** F8 leads to the next issue, with Shift to the one before, from wherever the person is; / leads to the search. */
export function useSheetKeys(
  { goToIssue, openFind }: Moves,
  section: RefObject<HTMLElement | null>,
) {
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
  useFindKeys(openFind)
}

/** Where Ctrl+F is not the browser's: in the rows of the sheet, and in the panel that it opens. */
const OF_SHEET = '[role=grid], [data-find]'

/** Ctrl+F looks for a text in the sheet, Ctrl+H replaces it. */
function useFindKeys(open: Moves['openFind']) {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      const isOfSheet = event.target instanceof Element && event.target.closest(OF_SHEET)
      if (!isCommand || !isOfSheet || (key !== 'f' && key !== 'h')) return
      event.preventDefault()
      latest.current(key === 'f' ? 'find' : 'replace')
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
