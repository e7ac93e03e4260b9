import type { IssueKind } from '#domain/draft/row/issue.ts'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { LeftOutReason } from '#domain/draft/row/left-out-reasons.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft, useServices } from '#shell/services.ts'
import type { Installation } from '#service/installation.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { countLeftOut } from '#sheet/state/count-left-out.ts'
import { countOf, IssueText } from '#entries/issues/issue-text.tsx'

type WarningsDialogProps = {
  readonly onAnyway: () => void
  /** Shows the rows with a kind of issue, or all rows with warnings. */
  readonly onShow: (kind: IssueKind | null) => void
  readonly onReview: () => void
  readonly onClose: () => void
}

/** Issues about another upload are not visible in this sheet, so the dialog explains them. */
const FROM_EARLIER: ReadonlySet<IssueKind> = new Set([
  'already-accepted',
  'other-number-accepted',
  'maybe-accepted',
  'waits-elsewhere',
])

/** Asks before entries with warnings are sent, and before rows with a number stay for their status. */
export function WarningsDialog(props: WarningsDialogProps) {
  const { onAnyway, onShow, onReview, onClose } = props
  const t = useTranslations('prepare')
  const { snapshot } = useDraft()
  const warnings = snapshot.sentIssueCounts
  const swapped = snapshot.columnDoubts.filter(({ kind }) => kind === 'swapped')
  const { installation } = useServices()
  const parcels = parcelsAtRisk(snapshot, installation)
  const count = snapshot.warningCount
  const hasWarnings = count + swapped.length > 0 || parcels !== null
  const title =
    count > 0
      ? t('warningsDialog.titleCounted', { count })
      : t(hasWarnings ? 'warningsDialog.title' : 'warningsDialog.titleLeftOut')
  return (
    <Dialog
      title={title}
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

/** Rows with a number that aren't sent, for their status. */
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

/** Returns what the service would do with a second parcel of an order; null: nothing bad, or unknown. */
export function parcelsAtRisk(
  { parcelCount }: DraftSnapshot,
  { overwriteRule }: Pick<Installation, 'overwriteRule'>,
): 'replaces' | 'refuses' | null {
  return parcelCount === 0 || overwriteRule === 'adds' ? null : overwriteRule
}

const OF_SHEET = ['cancelled', 'return', 'hidden-by-filter'] as const
type ReasonInSheet = (typeof OF_SHEET)[number]
const isOfSheet = (reason: LeftOutReason): reason is ReasonInSheet =>
  OF_SHEET.some((one) => one === reason)

/** Returns the left-out rows with a number that are left out by the sheet's status, not by the user. */
export function numbersLeftOut({ leftOut }: DraftSnapshot) {
  return leftOut.flatMap(({ reason, withNumber }) =>
    withNumber > 0 && isOfSheet(reason) ? [{ reason, withNumber }] : [],
  )
}

/** Counts of the rows that an upload leaves in the sheet. */
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

/** Entries of orders that were accepted before, and the service's rule for them, if known. */
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
