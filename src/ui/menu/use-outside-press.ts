import { type RefObject, useEffect } from 'react'

/** Calls `onPress` for a pointerdown outside all of these refs. */
export function useOutsidePress(
  onPress: () => void,
  ...inside: readonly RefObject<Element | null>[]
) {
  useEffect(() => {
    const handle = ({ target }: PointerEvent) => {
      if (target instanceof Node && !inside.some(({ current }) => current?.contains(target)))
        onPress()
    }
    document.addEventListener('pointerdown', handle)
    return () => document.removeEventListener('pointerdown', handle)
  })
}
