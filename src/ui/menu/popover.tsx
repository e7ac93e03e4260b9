import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import styles from './popover.module.css'
import { useOutsidePress } from './use-outside-press.ts'

type PopoverProps = {
  readonly title: string
  /** The button that opened it: the popover is drawn beside it and gives the focus back to it. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small dialog under its button that leaves the page usable; Escape, a press elsewhere or the keyboard's leaving closes it. */
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
    // It only hears Escape and the focus of whatever in it has the focus.
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
        // Another window takes the focus too, and a press on the button closes by itself: only the Tab key leaves these ways.
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
