import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './issues.module.css'

type QuestionProps = {
  /** A warning is drawn stronger than a question that may stay unanswered. */
  readonly tone?: 'warn'
  readonly actions?: ReactNode
  /** What an action unfolds, below all of them: none moves away under a press. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/** Something asked once about the whole sheet, at the top of its issues. */
export function Question({ tone, actions, more, children }: QuestionProps) {
  return (
    <div className={classes(styles.card, tone && styles[`${tone}Card`])}>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
      {more}
    </div>
  )
}
