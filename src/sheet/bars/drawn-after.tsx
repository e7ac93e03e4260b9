import { type ReactNode, startTransition, useEffect, useState } from 'react'

type DrawnAfterProps = {
  /** More urgent content is still to render. */
  readonly waits?: boolean
  /** Keeps the space until then. */
  readonly placeholder?: ReactNode
  readonly children: ReactNode
}

/** Renders its children after the content around them, in a transition that any key can interrupt. */
export function DrawnAfter({ waits = false, placeholder, children }: DrawnAfterProps) {
  const [isTurn, setTurn] = useState(false)
  useEffect(() => {
    if (!waits) startTransition(() => setTurn(true))
  }, [waits])
  return isTurn ? children : placeholder
}
