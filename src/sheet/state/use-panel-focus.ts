import { useSheet } from './use-sheet.ts'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'

/**
 * Moves the focus to the sheet when a part of the panel loses the button that had it. For parts that wait for the worker:
 * they render after the sheet, which doesn't notice.
 */
export function usePanelFocus(): void {
  const { rescueFocus } = useSheet()
  useFocusRescue(rescueFocus, (focused) => focused.closest('#issues'))
}
