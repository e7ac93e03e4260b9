import { useState } from 'react'
import type { Position } from '#domain/upload/events/upload-event.ts'

/** A row of the list; without the focus while its history, which takes it, is open. */
export type GoToEntry = { readonly position: Position; readonly focus?: false }

type Asked = { readonly entry?: Position | null; readonly onEntryClosed?: () => void }

/** The entry whose history is open: the one that the address asks for, then whichever the person opens. */
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
