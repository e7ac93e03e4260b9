import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import styles from './popover.module.css'
import { useOutsidePress } from './use-outside-press.ts'

type PopoverProps = {
  readonly title: string
  /** The button that opened it and gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small non-modal dialog under its button, closed by Escape, a press elsewhere or tabbing out. */
export function Popover({ title, anchor, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const byTab = useRef(false)
  useEffect(() => {
    const opener = anchor.current
    const element = box.current
    element?.querySelector<HTMLElement>('input, button')?.focus()
    return () => {
      const { activeElement } = document
      if (activeElement === document.body || element?.contains(activeElement)) opener?.focus()
    }
  }, [anchor])
  useOutsidePress(onClose, box, anchor)
  return (
    // It only handles Escape and blur of the elements inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="dialog"
      aria-labelledby={id}
      className={styles.popover}
      onKeyDown={(event) => {
        byTab.current = event.key === 'Tab'
        if (event.key === 'Escape') onClose()
      }}
      onFocus={() => (byTab.current = false)}
      onBlur={({ relatedTarget: next }) => {
        // Focus also moves without Tab: to another window (null), or by a press on the button, which toggles by itself.
        const hasLeft =
          next === null || next === anchor.current ? byTab.current : !box.current?.contains(next)
        if (hasLeft) onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  )
}
