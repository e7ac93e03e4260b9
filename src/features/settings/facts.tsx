import styles from './settings.module.css'

/** Terms and what holds for them. */
export function Facts({ facts }: { facts: readonly (readonly string[])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
