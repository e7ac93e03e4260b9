import { useFieldName } from '#i18n/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Icon } from '#ui/icon.tsx'
import type { WorkRow } from './work-row.ts'
import styles from './work.module.css'

/** Why an entry is here: what keeps it back goes first, then that it was mended, then what the service said. */
export function WhyCell({ row }: { row: WorkRow }) {
  const { story, outcome, issues, sent } = row
  return (
    <span className={styles.why}>
      {issues.length > 0 && <HeldMark row={row} />}
      {issues.length === 0 && sent && <MendedMark />}
      <span
        dir="auto"
        className={[styles.cut, outcome.kind === 'failed' && !sent && styles.reason]
          .filter(Boolean)
          .join(' ')}
      >
        {story}
      </span>
    </span>
  )
}

function HeldMark({ row: { issues } }: { row: WorkRow }) {
  const t = useTranslations('failures')
  const fieldName = useFieldName()
  const [first] = issues
  if (first === undefined) return null
  return (
    <span className={styles.heldMark}>
      <Icon name="warning" size={14} />
      <span className={styles.cut}>
        {t('heldBy', { field: fieldName(first.field), issue: t(`cell.${first.issue}`) })}
      </span>
    </span>
  )
}

function MendedMark() {
  const t = useTranslations('failures')
  return (
    <span className={styles.mendedMark}>
      <Icon name="check" size={14} /> {t('mendedMark')}
    </span>
  )
}
