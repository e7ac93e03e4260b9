import { type ReactNode, useId } from 'react'
import styles from './settings.module.css'

type SectionProps = {
  /** Heading and accessible name of the region. */
  readonly title: string
  /** Sentence below the heading. */
  readonly about?: ReactNode
  readonly children: ReactNode
}

/** Section of the settings: heading and description at the left, controls in a card at the right. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="stack tight">
        <h2 id={id}>{title}</h2>
        {about && <p className="quiet">{about}</p>}
      </div>
      <div className={styles.card}>{children}</div>
    </section>
  )
}

/** Description list of terms and values. */
export function Facts({ facts }: { readonly facts: readonly (readonly string[])[] }) {
  return (
    <dl className="stack">
      {facts.map(([term, value]) => (
        <div key={term} className={styles.row}>
          <dt className="quiet">{term}</dt>
          <dd className="dense anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
