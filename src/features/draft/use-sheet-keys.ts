import type { RefObject } from 'react'
import { usePageKey } from '#page/keys/use-page-key.ts'
import { isCommand, isIn, isTaken, letterOf, useDocumentKey } from '#ui/use-document-key.ts'
import type { useSheetMoves } from './use-sheet.ts'

type Moves = Pick<ReturnType<typeof useSheetMoves>, 'goToIssue' | 'openFind'>

/** Where Ctrl+F is not the browser's: in the rows of the sheet, and in the panel that it opens. */
const OF_SHEET = '[role=grid], [data-find]'

/**
 * F8 leads to the next issue from anywhere on the page, Shift+F8 to the one before; / leads to the search. In the sheet
 * Ctrl+F finds a text, and Ctrl+H replaces it.
 */
export function useSheetKeys(
  { goToIssue, openFind }: Moves,
  section: RefObject<HTMLElement | null>,
) {
  usePageKey('/', () => section.current?.querySelector<HTMLElement>('[type=search]')?.focus())
  useDocumentKey((event) => {
    if (event.key !== 'F8' || document.querySelector('dialog[open]')) return false
    void goToIssue(event.shiftKey)
    return true
  })
  useDocumentKey((event) => {
    const letter = letterOf(event)
    const isOurs = isCommand(event) && !event.shiftKey && isIn(event, OF_SHEET)
    if (!isOurs || (letter !== 'F' && letter !== 'H')) return false
    openFind(letter === 'F' ? 'find' : 'replace')
    return true
  })
}

/** Ctrl+Enter presses the main button, as long as the keyboard is neither in the grid nor in a field. */
export function useUploadKey(button: RefObject<HTMLButtonElement | null>) {
  useDocumentKey((event) => {
    const isIt = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isTaken(event)
    if (isIt) button.current?.click()
    return isIt
  })
}
