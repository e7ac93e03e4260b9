import { type RefObject, useEffect } from 'react'

/** Hears of a press anywhere but in these elements; what has no element yet is passed over. */
export function useOutsidePress(
  onPress: () => void,
  ...inside: readonly RefObject<Element | null>[]
) {
  useEffect(() => {
    const hear = ({ target }: PointerEvent) => {
      if (target instanceof Node && !inside.some(({ current }) => current?.contains(target)))
        onPress()
    }
    document.addEventListener('pointerdown', hear)
    return () => document.removeEventListener('pointerdown', hear)
  })
}
