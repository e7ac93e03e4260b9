import { Suspense, useEffect, useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { asidePart } from '#page/aside-part.ts'
import { Page } from '#page/frame.tsx'
import { lazyPart } from '#page/late.ts'
import { LaterTexts } from '#page/later-texts.tsx'
import { useDraft } from '#page/services.ts'
import { FilterBar } from './bars/filter-bar.tsx'
import { SheetNotices } from './bars/sheet-notices.tsx'
import { StatusBar } from './bars/status-bar.tsx'
import { TitleBar } from './bars/title-bar.tsx'
import styles from './draft.module.css'
import { DraftAnnouncements } from './draft-announcements.ts'
import { DrawnAfter } from './drawn-after.tsx'
import { FindPanel } from './find/late-find-panel.ts'
import { WithRePaste } from './issues/re-paste.tsx'
import { useIssuesPanel } from './issues/use-issues-panel.ts'
import { EntryLine, SheetGrid } from './sheet-grid.tsx'
import { SheetContext, useSheetMoves } from './use-sheet.ts'
import { useSheetKeys } from './use-sheet-keys.ts'

export const IssuesPanel = lazyPart(
  async () => (await import('./issues/issues-panel.tsx')).IssuesPanel,
)

/** Fetches what a sheet needs as soon as its rows are drawn. */
export function fetchParts(): void {
  void EntryLine.preload()
  void IssuesPanel.preload()
}

const ValueLine = asidePart(async () => (await import('./columns/value-line.tsx')).ValueLine)

/** The sheet that is being prepared: the grid is the page, with what is wrong beside it and one button to send it. */
export function DraftPanel() {
  const { client, snapshot } = useDraft()
  const t = useTranslations('prepare.sheet')
  const section = useRef<HTMLElement>(null)
  const sheet = useSheetMoves(section)
  const panel = useIssuesPanel()
  const isReading = snapshot.importing !== null
  useSheetKeys(sheet, section)
  // An upload may have gone on while this page was not there.
  useEffect(() => client.call('lookAtUploads'), [client])
  return (
    <SheetContext value={sheet}>
      <WithRePaste>
        <Page fills>
          <section ref={section} tabIndex={-1} className="pane" aria-label={t('label')}>
            <TitleBar />
            <FilterBar panel={panel} />
            <SheetNotices />
            <div className={styles.work}>
              <div className={styles.rows}>
                {sheet.finding && (
                  <Suspense>
                    <LaterTexts>
                      <FindPanel finding={sheet.finding} />
                    </LaterTexts>
                  </Suspense>
                )}
                {snapshot.shownCount > 0 ? <SheetGrid /> : <NoRows />}
              </div>
              {panel.isOpen && (
                <DrawnAfter waits={isReading} placeholder={<div className={styles.aside} />}>
                  <Suspense fallback={<div className={styles.aside} />}>
                    <IssuesPanel panel={panel} />
                  </Suspense>
                </DrawnAfter>
              )}
            </div>
            <ValueLine />
            <StatusBar />
            <DrawnAfter waits={isReading}>
              <DraftAnnouncements />
            </DrawnAfter>
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
