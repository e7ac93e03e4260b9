import styles from './stacked-bar.module.css'

export type BarPart = { readonly key: string; readonly count: number; readonly tone: BarTone }
/** `rest` leaves its part of the bar empty. */
export type BarTone = 'ok' | 'ask' | 'bad' | 'warn' | 'muted' | 'accent' | 'rest'

/** The numbers beside it as one picture; hidden from screen readers, who have the numbers. */
export function StackedBar({ parts }: { parts: readonly BarPart[] }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts
        .filter((part) => part.count > 0)
        .map((part) => (
          <div key={part.key} className={styles[part.tone]} style={{ flexGrow: part.count }} />
        ))}
    </div>
  )
}
