import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import styles from './notice.module.css'

type NoticeProps = {
  readonly tone: 'info' | 'warn' | 'bad' | 'ok'
  readonly children: ReactNode
  readonly actions?: ReactNode
}

const ICONS = {
  info: 'info',
  warn: 'warning',
  bad: 'cross',
  ok: 'check',
} as const satisfies Record<NoticeProps['tone'], IconName>

/** A sentence for the user to read now, with its actions. */
export function Notice({ tone, children, actions }: NoticeProps) {
  return (
    <div className={[styles.notice, styles[tone]].join(' ')}>
      <span className={classes('inline', tone)}>
        <Icon name={ICONS[tone]} />
      </span>
      <div className={styles.text}>{children}</div>
      {actions && <div className="buttons">{actions}</div>}
    </div>
  )
}
