import { useState } from 'react'
import { createSwitch } from '#page/preferences/preferences.ts'
import { createMediaHook } from '#ui/use-narrow.ts'

export type IssuesPanelState = ReturnType<typeof useIssuesPanel>

const beside = createSwitch('tracking-upload issues', true)

/** No room beside the rows: the panel comes up over them when it is asked for. */
const useTightRoom = createMediaHook('(max-width: 999px)')

/** Whether the issues are shown: beside the rows until the person folds them away, which this browser remembers. */
export function useIssuesPanel() {
  const isBeside = !useTightRoom()
  const isKept = beside.use()
  const [isUp, setUp] = useState(false)
  const show = (isShown: boolean) => {
    if (isBeside) beside.set(isShown)
    else setUp(isShown)
  }
  return { isBeside, isOpen: isBeside ? isKept : isUp, show }
}
