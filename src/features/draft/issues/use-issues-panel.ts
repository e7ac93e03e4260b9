import { useState } from 'react'
import { createSwitch } from '#page/preferences/preferences.ts'
import { createMediaHook } from '#ui/use-narrow.ts'

export type IssuesPanelState = ReturnType<typeof useIssuesPanel>

/** All that is needed to open it. */
export type IssuesSwitch = Pick<IssuesPanelState, 'isBeside' | 'isOpen' | 'show'>

const beside = createSwitch('tracking-upload issues', true)

/** No room beside the rows: the panel comes up over them when it is asked for. */
const useTightRoom = createMediaHook('(max-width: 999px)')

/**
 * Whether the issues are shown: beside the rows until the person folds them away, which this browser remembers, and up
 * over the rows when asked for. A panel in which somebody works stays, with what is open in it, when the window changes.
 */
export function useIssuesPanel() {
  const isBeside = !useTightRoom()
  const isKept = beside.use()
  const [isUp, setUp] = useState(false)
  const show = (isShown: boolean) => {
    if (isBeside) beside.set(isShown)
    if (!isBeside || !isShown) setUp(isShown)
  }
  return {
    isBeside,
    isOpen: isUp || (isBeside && isKept),
    show,
    onFocus: () => setUp(true),
    /** Over the rows it stays until it is closed. */
    onBlur: () => setUp(!isBeside || !isKept),
  }
}
