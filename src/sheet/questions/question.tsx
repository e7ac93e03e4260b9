import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './questions.module.css'

type QuestionProps = {
  /** `warn` stands out more than an optional question. */
  readonly tone?: 'warn'
  readonly actions?: ReactNode
  /** Content that an action unfolds. It is below the buttons, so that none moves when pressed. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/** Question about the whole sheet, at the top of the issues. */
export function Question({ tone, actions, more, children }: QuestionProps) {
  return (
    <div className={classes(styles.card, tone && styles[`${tone}Card`])}>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
      {more}
    </div>
  )
}
