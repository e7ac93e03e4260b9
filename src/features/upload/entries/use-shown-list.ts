import { useEffect, useRef, useState } from 'react'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { GoToEntry } from './all-entries.tsx'

type Asked = {
  readonly entry?: Position | null
  readonly onEntryClosed?: () => void
}

/** What the list of all entries shows: which outcome, and which entry with its story open. */
export function useShownList({ entry = null, onEntryClosed }: Asked) {
  const section = useRef<HTMLElement>(null)
  const [shown, show] = useState<OutcomeKind | null>(null)
  const [opened, open] = useState<Position | null>(entry)
  const [goTo, setGoTo] = useState<GoToEntry | null>(() => quietly(entry))
  const [intoView, setIntoView] = useState<object | null>(goTo)
  const [asked, setAsked] = useState(entry)
  if (asked !== entry) {
    setAsked(entry)
    if (entry !== null) {
      show(null)
      open(entry)
      setGoTo(quietly(entry))
      setIntoView({})
    }
  }
  useEffect(() => {
    if (intoView) section.current?.scrollIntoView({ block: 'nearest' })
  }, [intoView])

  const showFromAbove = (kind: OutcomeKind | null) => {
    show(kind)
    if (kind !== null) setIntoView({})
  }
  const close = () => {
    if (opened !== null && opened === entry) {
      setGoTo({ position: opened })
      onEntryClosed?.()
    }
    open(null)
  }
  return { section, shown, show, showFromAbove, opened, open, close, goTo }
}

/** Without the focus, which the story takes. */
const quietly = (position: Position | null): GoToEntry | null =>
  position === null ? null : { position, focus: false }
