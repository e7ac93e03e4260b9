import type { IssueKind } from '#domain/draft/issues/issue.ts'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft, useServices } from '#page/services.ts'
import type { Installation } from '#service/installation.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { countLeftOut } from '#features/draft/left-out/count-left-out.ts'
import { countOf, IssueText } from '#features/draft/issues/issue-text.tsx'

type WarningsDialogProps = {
  readonly onAnyway: () => void
  /** Shows the rows of a kind in the sheet, or all with warnings. */
  readonly onShow: (kind: IssueKind | null) => void
  /** Shows the rows that are left out. */
  readonly onReview: () => void
  readonly onClose: () => void
}

/** What concerns another upload is not visible in this sheet, so the dialog explains it. */
const FROM_EARLIER: ReadonlySet<IssueKind> = new Set([
  'already-accepted',
  'other-number-accepted',
  'maybe-accepted',
  'waits-elsewhere',
])

/** Asks before entries with warnings are sent, and before rows with a number stay because of their status. */
export function WarningsDialog(props: WarningsDialogProps) {
  const { onAnyway, onShow, onReview, onClose } = props
  const t = useTranslations('prepare')
  const { snapshot } = useDraft()
  const warnings = snapshot.sentIssueCounts
  const swapped = snapshot.columnDoubts.filter(({ kind }) => kind === 'swapped')
  const { installation } = useServices()
  const parcels = parcelsAtRisk(snapshot, installation)
  const hasWarnings = snapshot.warningCount + swapped.length > 0 || parcels !== null
  return (
    <Dialog
      title={t(hasWarnings ? 'warningsDialog.title' : 'warningsDialog.titleLeftOut')}
      onClose={onClose}
      actions={
        <>
          {hasWarnings && <Button onClick={() => onShow(null)}>{t('warningsDialog.look')}</Button>}
          <Button look="main" onClick={onAnyway}>
            {t('warningsDialog.anyway')}
          </Button>
        </>
      }
    >
      {swapped.map(({ sourceId, rows, of }) => (
        <p key={sourceId}>{t('warningsDialog.swapped', { rows, of })}</p>
      ))}
      {parcels && <p>{t(`warningsDialog.parcels.${parcels}`, { count: snapshot.parcelCount })}</p>}
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
              <IssueText kind={kind} gives>
                {t('warningsDialog.line', { kind: t(`kind.${kind}`), count })}
              </IssueText>
            </Button>
            {FROM_EARLIER.has(kind) && <p className="muted">{t(`about.${kind}`)}</p>}
          </li>
        ))}
      </ul>
      <NumbersLeftOut onReview={onReview} />
      <LeftBehind />
    </Dialog>
  )
}

/** Rows that have a number and stay all the same, because of their status: named before the yes. */
function NumbersLeftOut({ onReview }: Pick<WarningsDialogProps, 'onReview'>) {
  const t = useTranslations('prepare')
  const enumerate = useEnumeration()
  const groups = numbersLeftOut(useDraft().snapshot)
  if (groups.length === 0) return null
  const count = groups.reduce((sum, { withNumber }) => sum + withNumber, 0)
  const reasons = enumerate(groups.map(({ reason }) => t(`warningsDialog.because.${reason}`)))
  return (
    <div className="inline">
      <p>{t('warningsDialog.leftOut', { count, reasons })}</p>
      <Button onClick={onReview}>{t('warningsDialog.review')}</Button>
    </div>
  )
}

/** What the service would do with a second parcel of an order; null: nothing that is known, or nothing bad. */
export function parcelsAtRisk(
  { parcelCount }: DraftSnapshot,
  { overwriteRule }: Pick<Installation, 'overwriteRule'>,
): 'replaces' | 'refuses' | null {
  return parcelCount === 0 || overwriteRule === 'adds' ? null : overwriteRule
}

/** The rows with a number that the sheet itself, not the person, leaves out. */
export function numbersLeftOut({ leftOut }: DraftSnapshot) {
  return leftOut.flatMap(({ reason, withNumber }) =>
    withNumber > 0 && (reason === 'cancelled' || reason === 'return')
      ? [{ reason, withNumber }]
      : [],
  )
}

/** What an upload leaves behind. */
function LeftBehind() {
  const t = useTranslations('prepare.upload')
  const { snapshot } = useDraft()
  const { noNumberCount, problemCount } = snapshot
  const leftOutCount = countLeftOut(snapshot)
  const parts = [
    ...(problemCount > 0 ? [t('heldBack', { count: problemCount })] : []),
    ...(noNumberCount > 0 ? [t('waiting', { count: noNumberCount })] : []),
    ...(leftOutCount > 0 ? [t('leftOut', { count: leftOutCount })] : []),
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
