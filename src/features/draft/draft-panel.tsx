import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { lazyPart } from '#page/late.ts'
import { useDraft } from '#page/services.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { ColumnDoubts } from '#features/draft/issues/column-doubts.tsx'
import { DamageVerdict } from '#features/draft/issues/damage-verdict.tsx'
import { IssueHelp } from '#features/draft/issues/issue-help.tsx'
import { countOf } from '#features/draft/issues/issue-text.tsx'
import type { Said } from '#features/draft/send/upload-actions.tsx'
import styles from './draft.module.css'
import { useDraftPage } from './draft-page.ts'
import { RowDetails } from './row-details.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { SheetHead } from './sheet-head.tsx'
import { SheetTools } from './sheet-tools.tsx'
import { useDraftAnnouncements } from './use-draft-announcements.ts'
import { type SheetMoves, useSheetMoves } from './use-sheet-moves.ts'

const RepeatNotices = lazyPart(
  async () => (await import('#features/draft/issues/repeat-notice.tsx')).RepeatNotices,
)

/** The sheet that is being prepared: everything visible, everything to be fixed in place, one button to send it. */
export function DraftPanel() {
  const { client, snapshot } = useDraft()
  const t = useTranslations('prepare.sheet')
  const [said, setSaid] = useState<Said>(null)
  const section = useRef<HTMLElement>(null)
  const skipped = useSkipped(snapshot)
  useDraftAnnouncements(snapshot, skipped)
  const sheet = useSheetMoves(section)
  const { ImportNotices } = useDraftPage()
  // An upload may have gone on while this page was not there.
  useEffect(() => client.call('lookAtUploads'), [client])
  return (
    <section ref={section} tabIndex={-1} className={styles.sheet} aria-label={t('label')}>
      <SheetHead onFilter={sheet.filter} onSay={setSaid} />
      <ImportNotices />
      <SheetNotices said={said} skipped={skipped} />
      <SheetQuestions sheet={sheet} />
      <SheetTools sheet={sheet} />
      <DamageVerdict onShow={(issue) => sheet.filter({ issue })} />
      <IssueHelp />
      {snapshot.shownCount > 0 ? (
        <SheetGrid sheet={sheet} />
      ) : (
        <p className={styles.none}>{t('noneFound')}</p>
      )}
      <BelowRows active={sheet.active} />
    </section>
  )
}

type SheetNoticesProps = { readonly said: Said; readonly skipped: string | null }

/** What came of the last press or paste, and what the browser did not keep. */
function SheetNotices({ said, skipped }: SheetNoticesProps) {
  const t = useTranslations('prepare')
  const { storageFailed, isUnreadable } = useDraft().snapshot
  return (
    <div className={styles.notices}>
      {said === 'failed' && <Notice tone="bad">{t('upload.failed')}</Notice>}
      {skipped && <Notice tone="info">{skipped}</Notice>}
      {storageFailed && !isUnreadable && <Notice tone="bad">{t('sheet.notKept')}</Notice>}
    </div>
  )
}

/** What is asked once about a whole sheet: rows uploaded before, columns in doubt, couriers by name. */
function SheetQuestions({ sheet }: { readonly sheet: SheetMoves }) {
  const { snapshot, canAct } = useDraft()
  const { ProbableCodes } = useDraftPage()
  return (
    <>
      {snapshot.repeated.length > 0 && (
        <Suspense>
          <RepeatNotices onDecided={() => sheet.goToRow(0)} />
        </Suspense>
      )}
      <ColumnDoubts
        onShow={(issue) => sheet.filter({ issue })}
        onDecided={() => sheet.goToRow(sheet.active)}
      />
      {canAct && countOf(snapshot, 'courier-is-a-name') > 0 && (
        <Suspense>
          <ProbableCodes />
        </Suspense>
      )}
    </>
  )
}

type BelowRowsProps = { readonly active: number }

/** The active row in full, and where the entries came from; after the rows, in a pass that any key or click may interrupt. */
function BelowRows({ active }: BelowRowsProps) {
  const { SourceStatus } = useDraftPage()
  const { client, snapshot } = useDraft()
  const hasDrawn = useDeferredValue(true, false)
  if (!hasDrawn) return null
  return (
    <>
      <RowDetails row={client.getRow(Math.min(active, snapshot.shownCount - 1))} />
      <footer className={styles.foot}>
        <SourceStatus />
      </footer>
    </>
  )
}

/** What the last paste skipped, since it was hidden where the cells were copied; null where it skipped nothing. */
function useSkipped({ undo }: DraftSnapshot): string | null {
  const t = useTranslations('prepare.sheet')
  if (undo?.kind !== 'pasted' || !undo.hidden) return null
  const { rows, columns } = undo.hidden
  return t('visibleOnly', { rows, columns, both: rows > 0 && columns > 0 ? 'yes' : 'no' })
}
