import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { Icon, type IconName } from './icon.tsx'

export type ChipTone = 'ok' | 'ask' | 'bad' | 'warn' | 'muted' | 'accent'

type ChipProps = {
  readonly tone: ChipTone
  readonly icon?: IconName
  readonly children: ReactNode
}

/** A short status: a drawn icon, a word and a colour together. */
export function Chip({ tone, icon, children }: ChipProps) {
  return (
    <span className={[styles.chip, styles[tone]].join(' ')}>
      {icon && <Icon name={icon} size={13} />}
      <span>{children}</span>
    </span>
  )
}
