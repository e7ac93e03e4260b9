import { useState, useSyncExternalStore } from 'react'

export type IssuesPanelState = ReturnType<typeof useIssuesPanel>

const KEY = 'tracking-upload issues'

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
  const [isFolded, setFolded] = useState(readFolded)
  const [isUp, setUp] = useState(false)
  const show = (isShown: boolean) => {
    if (isBeside) setFolded(keepFolded(!isShown))
    else setUp(isShown)
  }
  return { isBeside, isOpen: isBeside ? !isFolded : isUp, show }
}

function readFolded(): boolean {
  try {
    return localStorage.getItem(KEY) === 'folded'
  } catch {
    return false
  }
}

/** A browser can forbid storage; the panel then stays folded for this page only. */
function keepFolded(isFolded: boolean): boolean {
  try {
    localStorage.setItem(KEY, isFolded ? 'folded' : 'open')
  } catch {
    // Nothing else depends on it.
  }
  return isFolded
}
