import { useMemo, useState } from 'react'
import type { Position } from '#domain/upload/events/upload-event.ts'

export type Ticks = {
  /** The ticked ones of the positions, in their order. */
  readonly ticked: readonly Position[]
  readonly isTicked: (position: Position) => boolean
  readonly tick: (positions: readonly Position[], on: boolean) => void
  /** Forgets what the person ticked: only what is ticked by itself stays so. */
  readonly forget: (positions: readonly Position[]) => void
}

const NONE = () => false

/** Which entries of a list are ticked: by the person, else by themselves. */
export function useTicks(
  positions: readonly Position[],
  byItself: (position: Position) => boolean = NONE,
): Ticks {
  const [decided, setDecided] = useState<ReadonlyMap<Position, boolean>>(new Map())
  return useMemo(() => {
    const isTicked = (position: Position) => decided.get(position) ?? byItself(position)
    return {
      ticked: positions.filter(isTicked),
      isTicked,
      tick: (changed, on) =>
        setDecided((before) => {
          const after = new Map(before)
          for (const position of changed) after.set(position, on)
          return after
        }),
      forget: (gone) =>
        setDecided((before) => {
          const left = new Map(before)
          for (const position of gone) left.delete(position)
          return left
        }),
    }
  }, [positions, byItself, decided])
}
