import { Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Page } from '#page/frame.tsx'
import { lazyPart } from '#page/late.ts'
import { useDraft } from '#page/services.ts'
import { FilterBar } from './bars/filter-bar.tsx'
import { SheetNotices } from './bars/sheet-notices.tsx'
import { StatusBar } from './bars/status-bar.tsx'
import { TitleBar } from './bars/title-bar.tsx'
import styles from './draft.module.css'
import { WithRePaste } from './issues/re-paste.tsx'
import { useIssuesPanel } from './issues/use-issues-panel.ts'
import { SheetGrid } from './sheet-grid.tsx'
import { useDraftAnnouncements } from './use-draft-announcements.ts'
import { SheetContext, useSheetMoves } from './use-sheet.ts'
import { useSheetKeys } from './use-sheet-keys.ts'

/** It is drawn after the rows, and the empty page fetches it ahead. */
export const IssuesPanel = lazyPart(
  async () => (await import('./issues/issues-panel.tsx')).IssuesPanel,
)

/** The sheet that is being prepared: the grid is the page, with what is wrong beside it and one button to send it. */
export function DraftPanel() {
  const { client, snapshot } = useDraft()
  const t = useTranslations('prepare.sheet')
  const section = useRef<HTMLElement>(null)
  const sheet = useSheetMoves(section)
  const panel = useIssuesPanel()
  useDraftAnnouncements(snapshot)
  useSheetKeys(sheet, section)
  // The rows come first; what is beside them comes in a pass that any key or click may interrupt.
  const hasRows = useDeferredValue(true, false)
  // An upload may have gone on while this page was not there.
  useEffect(() => client.call('lookAtUploads'), [client])
  return (
    <SheetContext value={sheet}>
      <WithRePaste>
        <Page fills>
          <section ref={section} tabIndex={-1} className={styles.sheet} aria-label={t('label')}>
            <TitleBar />
            <FilterBar panel={panel} />
            <SheetNotices />
            <div className={styles.work}>
              <div className={styles.rows}>
                {snapshot.shownCount > 0 ? <SheetGrid /> : <NoRows />}
              </div>
              {panel.isOpen && (
                <Suspense fallback={<div className={styles.aside} />}>
                  {hasRows ? <IssuesPanel panel={panel} /> : <div className={styles.aside} />}
                </Suspense>
              )}
            </div>
            {hasRows ? <StatusBar /> : <div className={styles.foot} />}
          </section>
        </Page>
      </WithRePaste>
    </SheetContext>
  )
}

function NoRows() {
  const t = useTranslations('prepare.sheet')
  return (
    <p id="sheet" tabIndex={-1} className={styles.none}>
      {t('noneFound')}
    </p>
  )
}
