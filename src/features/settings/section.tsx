import { type ReactNode, useId } from 'react'
import styles from './settings.module.css'

type SectionProps = {
  /** Names the region and is its heading. */
  readonly title: string
  /** A sentence under the heading. */
  readonly about?: ReactNode
  readonly children: ReactNode
}

/** A part of the settings: what it is about at the left, what can be set in a card at the right. */
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

/** Terms and their values. */
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
