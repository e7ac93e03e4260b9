import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  /** Names the region and is its heading. */
  readonly title: string
  /** What it is about, in a sentence beside the title. */
  readonly lead?: ReactNode
  /** At the right of the title: filters, a search, keys. */
  readonly tools?: ReactNode
  readonly foot?: {
    /** At the left: how far the work has come. */
    readonly text?: ReactNode
    /** At the right; the last is the only filled button of the page. */
    readonly actions?: ReactNode
  }
  readonly children: ReactNode
}

/** The one task of a page that is open: it fills the room below the summary, and only its body scrolls. */
export function Panel({ title, lead, tools, foot, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {lead && <div className={styles.lead}>{lead}</div>}
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      <div className={styles.body}>{children}</div>
      {foot && (
        <footer className={styles.foot}>
          <div className={styles.text}>{foot.text}</div>
          <div className={styles.actions}>{foot.actions}</div>
        </footer>
      )}
    </section>
  )
}
