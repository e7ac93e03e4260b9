import type { MouseEvent } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './stacked-bar.module.css'

export type BarPart<Key extends string> = {
  readonly key: Key
  readonly count: number
  readonly tone: BarTone
  /** Shown under the mouse. */
  readonly name: string
}
/** `rest` leaves its part of the bar empty. */
export type BarTone = 'ok' | 'ask' | 'bad' | 'warn' | 'muted' | 'accent' | 'rest'

type StackedBarProps<Key extends string> = {
  readonly parts: readonly BarPart<Key>[]
  /** This part stands out. */
  readonly chosen: Key | null
  /** Without it the bar is only seen: it is small, and nothing in it can be pressed. */
  readonly onChoose?: (key: Key) => void
}

/**
 * The numbers beside it as one picture. It is for eyes and for the mouse: a part can be three pixels wide, so
 * the keyboard and screen readers have the numbers, which do the same.
 */
export function StackedBar<Key extends string>({ parts, chosen, onChoose }: StackedBarProps<Key>) {
  const shown = parts.filter((part) => part.count > 0)
  const choose = (event: MouseEvent) => {
    const part = shown.find(({ key }) => key === keyAt(event.target))
    if (part) onChoose?.(part.key)
  }
  return (
    <div
      className={classes(styles.bar, !onChoose && styles.small)}
      aria-hidden="true"
      onClick={choose}
    >
      {shown.map(({ key, count, tone, name }) => (
        <div
          key={key}
          data-part={key}
          title={name}
          className={[styles.part, chosen !== null && chosen !== key && styles.faded].join(' ')}
          style={{ flexGrow: count }}
        >
          <div className={styles[tone]} />
        </div>
      ))}
    </div>
  )
}

function keyAt(target: EventTarget): string | undefined {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null
  return part?.dataset['part']
}
