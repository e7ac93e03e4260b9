import { type ReactNode, startTransition, useEffect, useState } from 'react'

type DrawnAfterProps = {
  /** Something more urgent is still to come. */
  readonly waits?: boolean
  /** What keeps the room until then. */
  readonly placeholder?: ReactNode
  readonly children: ReactNode
}

/** Draws its children once what is around them stands there, in a pass that any key may interrupt; then they stay. */
export function DrawnAfter({ waits = false, placeholder, children }: DrawnAfterProps) {
  const [isTurn, setTurn] = useState(false)
  useEffect(() => {
    if (!waits) startTransition(() => setTurn(true))
  }, [waits])
  return isTurn ? children : placeholder
}
