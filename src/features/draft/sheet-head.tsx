import type { ReactNode } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Chip } from '#ui/chip.tsx'
import styles from './draft.module.css'

type SheetHeadProps = {
  readonly snapshot: DraftSnapshot
  readonly onProblemsOnly: (problemsOnly: boolean) => void
  readonly history: ReactNode
  readonly upload: ReactNode
}

/**
 * How many entries there are and how they stand, and what to do with them. What is found late stands behind the button,
 * which must not move away from under the press.
 */
export function SheetHead({ snapshot, onProblemsOnly, history, upload }: SheetHeadProps) {
  const t = useTranslations('prepare.sheet')
  const tCommon = useTranslations('common')
  const { entryCount, problemCount, warningCount, checked, filter } = snapshot
  return (
    <header className={styles.head}>
      <h2>{tCommon('entries', { count: entryCount })}</h2>
      {problemCount > 0 && (
        <Chip tone="bad" icon="cross">
          {t('problems', { count: problemCount })}
        </Chip>
      )}
      {(problemCount > 0 || filter.problemsOnly) && (
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={filter.problemsOnly}
          onClick={() => onProblemsOnly(!filter.problemsOnly)}
        >
          {t('problemsOnly')}
        </button>
      )}
      {warningCount > 0 && (
        <Chip tone="warn" icon="warning">
          {t('warnings', { count: warningCount })}
        </Chip>
      )}
      {!checked && (
        <Chip tone="muted" icon="clock">
          {t('checking')}
        </Chip>
      )}
      <div className={styles.actions}>
        {history}
        {upload}
      </div>
    </header>
  )
}
