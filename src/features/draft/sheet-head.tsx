import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { Chip } from '#ui/chip.tsx'
import { type Said, UploadActions } from '#features/draft/send/upload-actions.tsx'
import styles from './draft.module.css'
import { useDraftPage } from './draft-page.ts'
import { HistoryButtons } from './history-buttons.tsx'
import type { SheetMoves } from './use-sheet-moves.ts'

type SheetHeadProps = {
  readonly onFilter: SheetMoves['filter']
  readonly onSay: (what: Said) => void
}

/**
 * How many entries there are and how they stand, and what to do with them. What is found late stands behind the button,
 * which must not move away from under the press.
 */
export function SheetHead({ onFilter, onSay }: SheetHeadProps) {
  const t = useTranslations('prepare.sheet')
  const tCommon = useTranslations('common')
  const { AddRows } = useDraftPage()
  const { entryCount, problemCount, warningCount, checked, filter } = useDraft().snapshot
  return (
    <header className={styles.head}>
      <h2>{tCommon('entries', { count: entryCount })}</h2>
      <AddRows />
      {problemCount > 0 && (
        <Chip tone="bad" icon="cross">
          {t('problems', { count: problemCount })}
        </Chip>
      )}
      {(problemCount > 0 || filter.only !== null) && (
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={filter.only === 'problems'}
          onClick={() => onFilter({ only: filter.only === null ? 'problems' : null })}
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
        <HistoryButtons />
        <UploadActions onSay={onSay} onShow={(issue) => onFilter({ only: null, issue })} />
      </div>
    </header>
  )
}
