import styles from './progress.module.css'

type ProgressProps = {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly text?: string
}

/** A thin progress bar; `text` is its value in words. */
export function Progress({ label, value, max, text }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      className={styles.track}
    >
      <div
        className={styles.fill}
        style={{ transform: `scaleX(${max === 0 ? 0 : value / max})` }}
      />
    </div>
  )
}
