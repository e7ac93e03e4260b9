import { useMemo, useState } from 'react'
import type { Position } from '#domain/upload/upload-event.ts'

export type Ticks = {
  /** The ticked ones of the positions, in their order. */
  readonly ticked: readonly Position[]
  readonly isTicked: (position: Position) => boolean
  readonly tick: (positions: readonly Position[], on: boolean) => void
  /** Forgets what the person ticked: only what is ticked by itself stays so. */
  readonly forget: (positions: readonly Position[]) => void
}

const NONE: ReadonlySet<Position> = new Set()

/** Which entries of a list are ticked: by the person, else by themselves. */
export function useTicks(
  positions: readonly Position[],
  byThemselves: ReadonlySet<Position> = NONE,
): Ticks {
  const [decided, setDecided] = useState<ReadonlyMap<Position, boolean>>(new Map())
  return useMemo(() => {
    const isTicked = (position: Position) => decided.get(position) ?? byThemselves.has(position)
    return {
      ticked: positions.filter(isTicked),
      isTicked,
      tick: (changed, on) =>
        setDecided((before) => new Map([...before, ...changed.map((one) => [one, on] as const)])),
      forget: (gone) =>
        setDecided((before) => {
          const left = new Map(before)
          for (const position of gone) left.delete(position)
          return left
        }),
    }
  }, [positions, byThemselves, decided])
}
