import { useLayoutEffect, useRef, useState } from 'react'
import {
  createFamilyMemory,
  type FailureFamily,
  groupFamilies,
  learnFamilies,
} from '#domain/upload/answers/failure-families.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { createBreathe } from '#base/breathe.ts'

const NONE: readonly FailureFamily[] = []
const WORK_MS = 8
/** Number of entries between two checks of the clock. */
const EACH = 32

/** Groups failed entries into families, in slices, so that the page stays responsive while messages are parsed. */
function useFamilies(positions: readonly Position[]): readonly FailureFamily[] {
  const { state } = useUpload().view
  const [memory] = useState(createFamilyMemory)
  const [families, setFamilies] = useState(NONE)
  const grouped = useRef<readonly Position[]>(null)
  useLayoutEffect(() => {
    let isOver = false
    const group = () => {
      grouped.current = positions
      setFamilies(groupFamilies(memory, positions))
    }
    const learnSome = (from: number): number | null => {
      const until = performance.now() + WORK_MS
      const isEnough = (count: number) => count % EACH === EACH - 1 && performance.now() > until
      const { next, count } = learnFamilies(memory, state, positions, from, isEnough)
      // A correction changes the state but no family.
      if (next === null && (from + count > 0 || grouped.current !== positions)) group()
      return next
    }
    const learnOn = async (from: number) => {
      const breathe = createBreathe()
      for (let next: number | null = from; next !== null; next = isOver ? null : learnSome(next))
        await breathe()
    }
    const next = learnSome(0)
    if (next !== null) void learnOn(next)
    return () => {
      isOver = true
    }
  }, [memory, state, positions])
  return families
}

/** Returns the families and the chosen one, which stays chosen until its last entry has left. */
export function useChosenFamily(positions: readonly Position[]) {
  const families = useFamilies(positions)
  const [pattern, setPattern] = useState<{ readonly of: string | null } | null>(null)
  const chosen = pattern && families.find((family) => family.pattern === pattern.of)
  if (pattern !== null && chosen === undefined && families.length > 0) setPattern(null)
  return {
    families,
    chosen: chosen ?? null,
    choose: (family: FailureFamily | null) => setPattern(family && { of: family.pattern }),
  }
}
