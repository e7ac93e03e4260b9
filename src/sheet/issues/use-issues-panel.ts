import { useState } from 'react'
import { createSwitch } from '#shell/preferences/preferences.ts'
import { createMediaHook } from '#ui/use-narrow.ts'

export type IssuesPanelState = ReturnType<typeof useIssuesPanel>

/** The part of the state that opens the panel. */
export type IssuesSwitch = Pick<IssuesPanelState, 'isBeside' | 'isOpen' | 'show'>

const beside = createSwitch('tracking-upload issues', true)

/** True if the window has no space for the panel beside the rows, so that it opens over them. */
const useTightRoom = createMediaHook('(max-width: 999px)')

/** Opens the panel beside the rows, as remembered, or over them on request. With the focus it survives a resize. */
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
    /** Over the rows the panel stays open until it is closed. */
    onBlur: () => setUp(!isBeside || !isKept),
  }
}
