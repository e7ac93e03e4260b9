import { classes } from '#ui/classes.ts'
import styles from './stacked-bar.module.css'

export type BarPart = {
  readonly key: string
  readonly count: number
  readonly tone: BarTone
  /** Tooltip. */
  readonly name: string
}
/** `rest` leaves a part of the bar empty. */
export type BarTone = 'ok' | 'ask' | 'bad' | 'warn' | 'muted' | 'accent' | 'rest'

type StackedBarProps = { readonly parts: readonly BarPart[] }

/** A picture of the numbers beside it, hidden from screen readers. */
export function StackedBar({ parts }: StackedBarProps) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts
        .filter(({ count }) => count > 0)
        .map(({ key, ...part }) => (
          <BarSegment key={key} {...part} />
        ))}
    </div>
  )
}

/** A part of a bar, as wide as its share. */
export function BarSegment({
  count,
  tone,
  name,
}: Omit<BarPart, 'key' | 'name'> & { readonly name?: string }) {
  return <div title={name} className={styles[tone]} style={{ flexGrow: count }} />
}

/** The colour key of a part. */
export function BarMark({ tone }: Pick<BarPart, 'tone'>) {
  return <i className={classes(styles.mark, styles[tone])} />
}
