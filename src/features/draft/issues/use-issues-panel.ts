import { useState, useSyncExternalStore } from 'react'
import { createSwitch } from '#page/preferences/preferences.ts'

export type IssuesPanelState = ReturnType<typeof useIssuesPanel>

const beside = createSwitch('tracking-upload issues', true)

/** From here down there is no room beside the rows: the panel comes up over them when it is asked for. */
const query = () => window.matchMedia('(max-width: 999px)')

function subscribe(listener: () => void) {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the issues are shown: beside the rows until the person folds them away, which this browser remembers. */
export function useIssuesPanel() {
  const isBeside = useSyncExternalStore(subscribe, () => !query().matches)
  const isKept = beside.use()
  const [isUp, setUp] = useState(false)
  const show = (isShown: boolean) => {
    if (isBeside) beside.set(isShown)
    else setUp(isShown)
  }
  return { isBeside, isOpen: isBeside ? isKept : isUp, show }
}
