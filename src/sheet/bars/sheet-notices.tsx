import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { CancelledQuestions } from '#sheet/match-columns/cancelled-questions.tsx'
import { UnreadableDraft } from './unreadable-draft.tsx'
import { useSheet } from '#sheet/state/use-sheet.ts'
import { ImportProgress, MerchantOnly, ReadProblems } from '#sheet/spreadsheet/import-notices.tsx'
import styles from './bars.module.css'

/** Results of the last press, paste or file, and a warning when the browser couldn't store the sheet. */
export function SheetNotices() {
  const t = useTranslations('prepare')
  const { snapshot } = useDraft()
  const { said } = useSheet()
  const skipped = useSkipped(snapshot)
  const filled = useFilled(snapshot)
  return (
    <div className={styles.notices}>
      <UnreadableDraft />
      <ReadProblems />
      <ImportProgress />
      <CancelledQuestions />
      <MerchantOnly />
      {said === 'failed' && <Notice tone="bad">{t('upload.failed')}</Notice>}
      {said === 'not-pasted' && <Notice tone="bad">{t('cells.notPasted')}</Notice>}
      {said === 'not-copied' && <Notice tone="bad">{t('cells.notCopied')}</Notice>}
      {snapshot.isOutdated && <Notice tone="bad">{t('sheet.outdated')}</Notice>}
      {filled && <Notice tone="info">{filled}</Notice>}
      {skipped && <Notice tone="info">{skipped}</Notice>}
      {snapshot.storageFailed && !snapshot.isUnreadable && (
        <Notice tone="bad">{t('sheet.notKept')}</Notice>
      )}
    </div>
  )
}

/** Returns a text about the hidden rows and columns that the last paste skipped, or null. */
export function useSkipped({ undo }: DraftSnapshot): string | null {
  const t = useTranslations('prepare.sheet')
  if (undo?.kind !== 'pasted' || !undo.hidden) return null
  const { rows, columns } = undo.hidden
  return t('visibleOnly', { rows, columns, both: rows > 0 && columns > 0 ? 'yes' : 'no' })
}

/** Returns a text about the couriers that rules have just filled in, or null. */
export function useFilled({ undo }: DraftSnapshot): string | null {
  const t = useTranslations('prepare.sheet')
  return undo?.kind === 'couriers-filled' ? t('filled', { count: undo.rows }) : null
}
