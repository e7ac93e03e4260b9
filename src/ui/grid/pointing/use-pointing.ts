import { type RefObject, useEffect } from 'react'
import type { GridHands } from './watch-pointer.ts'

/** What a pointer does beyond a press comes with the first one. Without it, presses and keys do the same. */
export function usePointing(
  grid: RefObject<HTMLElement | null>,
  hands: RefObject<GridHands>,
): void {
  useEffect(() => {
    const element = grid.current
    const over = new AbortController()
    const { signal } = over
    const load = async (first: PointerEvent) => {
      let isDown = true
      const letGo = () => (isDown = false)
      document.addEventListener('pointerup', letGo, { once: true })
      const { watchPointer } = await import('./watch-pointer.ts')
      if (element) watchPointer({ grid: element, hands, signal }, isDown ? first : null)
    }
    const hear = (first: PointerEvent) => void load(first).catch(() => undefined)
    element?.addEventListener('pointerdown', hear, { once: true, signal })
    return () => over.abort()
  }, [grid, hands])
}
