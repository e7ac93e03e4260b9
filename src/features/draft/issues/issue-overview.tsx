import type { DraftFilter, DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Icon } from '#ui/icon.tsx'
import styles from '#features/draft/draft.module.css'
import { lookOf } from './issue-look.ts'

type IssueOverviewProps = {
  readonly counts: DraftSnapshot['issueCounts']
  /** Exact copies, which are skipped. */
  readonly copies: number
  readonly filter: DraftFilter
  readonly onFilter: (filter: DraftFilter) => void
}

/** A copy is neither a problem nor a warning. */
const SKIPPED = { tone: 'muted', icon: 'info' } as const

/** What there is to look at, by kind; each opens its rows. */
export function IssueOverview({ counts, copies, filter, onFilter }: IssueOverviewProps) {
  const t = useTranslations('prepare')
  const format = useFormatter()
  if (counts.length + copies === 0) return null
  const lines = [
    ...counts.map(({ kind, count }) => ({ kind, count, ...lookOf(kind) })),
    ...(copies > 0 ? [{ kind: 'skipped', count: copies, ...SKIPPED } as const] : []),
  ]
  return (
    <div className={styles.overview} role="group" aria-label={t('sheet.byKind')}>
      {lines.map(({ kind, count, tone, icon }) => {
        const chosen = filter.issue === kind
        return (
          <button
            key={kind}
            type="button"
            className={[styles.kind, styles[tone], chosen && styles.chosen]
              .filter(Boolean)
              .join(' ')}
            aria-pressed={chosen}
            onClick={() => onFilter({ ...filter, issue: chosen ? null : kind })}
          >
            <Icon name={icon} size={13} />
            {t(`kind.${kind}`)} <strong>{format.number(count)}</strong>
          </button>
        )
      })}
    </div>
  )
}
