import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

type CardProps = {
  /** Names the region and is its heading. */
  readonly title: string
  readonly aside?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
  /** No padding, as for a sheet. */
  readonly flush?: boolean
  /** Identifies the card in any language. */
  readonly mark?: string
}

export function Card({ title, aside, actions, children, flush = false, mark }: CardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id} data-mark={mark}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside && <div className="muted">{aside}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  )
}
