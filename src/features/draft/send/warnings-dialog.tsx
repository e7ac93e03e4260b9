import type { IssueKind } from '#domain/draft/issues/issue.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AboutKind } from '#features/draft/issues/about-kind.tsx'
import { countOf, IssueText, lookOf } from '#features/draft/issues/issue-text.tsx'

type WarningsDialogProps = {
  readonly onAnyway: () => void
  /** Shows the rows of a kind in the sheet, or all with warnings. */
  readonly onShow: (kind: IssueKind | null) => void
  readonly onClose: () => void
}

/** What concerns another upload is not visible in this sheet, so the dialog explains it. */
const FROM_EARLIER: ReadonlySet<IssueKind> = new Set([
  'already-accepted',
  'other-number-accepted',
  'maybe-accepted',
  'waits-elsewhere',
])

/** Asks before entries with warnings are sent. */
export function WarningsDialog({ onAnyway, onShow, onClose }: WarningsDialogProps) {
  const t = useTranslations('prepare')
  const { snapshot } = useDraft()
  const warnings = snapshot.issueCounts.filter(({ kind }) => lookOf(kind).tone === 'warn')
  return (
    <Dialog
      title={t('warningsDialog.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onShow(null)}>{t('warningsDialog.look')}</Button>
          <Button look="main" onClick={onAnyway}>
            {t('warningsDialog.anyway')}
          </Button>
        </>
      }
    >
      {snapshot.columnDoubts
        .filter(({ kind }) => kind === 'swapped')
        .map(({ sourceId, rows, of }) => (
          <p key={sourceId}>{t('warningsDialog.swapped', { rows, of })}</p>
        ))}
      {snapshot.warningCount > 0 && (
        <p>
          {t('warningsDialog.intro', {
            count: snapshot.warningCount,
            total: snapshot.sendableCount,
          })}
        </p>
      )}
      <ul className="stack">
        {warnings.map(({ kind, count }) => (
          <li key={kind}>
            <Button look="quiet" onClick={() => onShow(kind)}>
              <IssueText kind={kind}>
                {t('warningsDialog.line', { kind: t(`kind.${kind}`), count })}
              </IssueText>
            </Button>
            {FROM_EARLIER.has(kind) && <AboutKind kind={kind} className="muted" />}
          </li>
        ))}
      </ul>
      <LeftBehind />
    </Dialog>
  )
}

/** What an upload leaves behind. */
function LeftBehind() {
  const t = useTranslations('prepare.upload')
  const { copyCount, problemCount } = useDraft().snapshot
  const parts = [
    ...(problemCount > 0 ? [t('heldBack', { count: problemCount })] : []),
    ...(copyCount > 0 ? [t('copies', { count: copyCount })] : []),
  ]
  return parts.length > 0 && <p className="muted">{parts.join(' · ')}</p>
}

/** Entries of orders that were accepted before, and what is known of what the service does with them. */
export function AcceptedBefore() {
  const t = useTranslations('prepare.repeats')
  const { snapshot } = useDraft()
  const same = countOf(snapshot, 'already-accepted')
  const others = countOf(snapshot, 'other-number-accepted')
  if (same + others === 0) return null
  return (
    <>
      {same > 0 && <p>{t('same', { count: same })}</p>}
      {others > 0 && <p>{t('others', { count: others })}</p>}
      <p>{t('notPending')}</p>
    </>
  )
}
