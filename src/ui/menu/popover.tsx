import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import styles from './popover.module.css'
import { useOutsidePress } from './use-outside-press.ts'

type PopoverProps = {
  readonly title: string
  /** The button that opened it: the place beside which it stands, and where the keyboard returns. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small dialog under its button that leaves the page usable; Escape, a press elsewhere or the keyboard's leaving closes it. */
export function Popover({ title, anchor, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
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
        if (event.key === 'Escape') onClose()
      }}
      onBlur={({ relatedTarget: next }) => {
        if (next !== null && next !== anchor.current && !box.current?.contains(next)) onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  )
}
