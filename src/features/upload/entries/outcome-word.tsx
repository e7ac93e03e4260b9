import type { OutcomeKind } from '#domain/upload/outcome.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './all-entries.module.css'
import { OUTCOME_LOOKS } from './outcome-look.ts'

/** An outcome by its icon, its colour and its word. */
export function OutcomeWord({ kind, text }: { kind: OutcomeKind; text: string }) {
  const { icon, tone } = OUTCOME_LOOKS[kind]
  return (
    <span className={[styles.outcome, styles[tone]].join(' ')}>
      <Icon name={icon} size={14} />
      {text}
    </span>
  )
}
