import { useState } from 'react'
import type { Position } from '#domain/upload/upload-event.ts'

/** Row to scroll to. It doesn't take the focus while its history is open, which has it. */
export type GoToEntry = { readonly position: Position; readonly focus?: false }

type Asked = { readonly entry?: Position | null; readonly onEntryClosed?: () => void }

/** Keeps the entry whose history is open: first the one in the address, then the one that the user opens. */
export function useAskedEntry({ entry = null, onEntryClosed }: Asked) {
  const [opened, show] = useState<Position | null>(entry)
  const [goTo, setGoTo] = useState<GoToEntry | null>(() => quietly(entry))
  const [asked, setAsked] = useState(entry)
  if (asked !== entry) {
    setAsked(entry)
    if (entry !== null) {
      show(entry)
      setGoTo(quietly(entry))
    }
  }
  const close = () => {
    if (opened !== null && opened === entry) {
      setGoTo({ position: opened })
      onEntryClosed?.()
    }
    show(null)
  }
  return { opened, show, close, goTo }
}

const quietly = (position: Position | null): GoToEntry | null =>
  position === null ? null : { position, focus: false }
