import { useEffect, useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Page } from '#shell/frame.tsx'
import { useDraft } from '#shell/services.ts'
import { useToken } from '#shell/token/use-token.ts'
import { FilterBar } from '#sheet/bars/filter-bar.tsx'
import { SheetNotices } from '#sheet/bars/sheet-notices.tsx'
import { StatusBar } from '#sheet/bars/status-bar.tsx'
import { TitleBar } from '#sheet/bars/title-bar.tsx'
import { ValueLine } from '#sheet/grid/value-line.tsx'
import styles from './draft.module.css'
import { DraftAnnouncements } from './draft-announcements.ts'
import { DrawnAfter } from '#sheet/bars/drawn-after.tsx'
import { FindPanel } from '#sheet/find/find-panel.tsx'
import { IssuesPanel } from '#sheet/issues/issues-panel.tsx'
import { LeftOut } from '#sheet/left-out/left-out-button.tsx'
import { WithRePaste } from '#sheet/issues/re-paste.tsx'
import { useIssuesPanel } from '#sheet/issues/use-issues-panel.ts'
import { SheetGrid } from '#sheet/grid/sheet-grid.tsx'
import { SheetContext, useSheetMoves } from '#sheet/state/use-sheet.ts'
import { useNothingShown } from './use-nothing-shown.ts'
import { useFollowScan } from './use-follow-scan.ts'
import { useSheetKeys } from '#sheet/state/use-sheet-keys.ts'

/** The sheet in preparation: grid, issues beside it, and one button to send it. */
export function DraftPanel() {
  const { client, snapshot } = useDraft()
  const t = useTranslations('prepare.sheet')
  const section = useRef<HTMLElement>(null)
  const sheet = useSheetMoves(section)
  const panel = useIssuesPanel()
  const isReading = snapshot.importing !== null
  useSheetKeys(sheet, section)
  useFollowScan(sheet)
  const { shop } = useToken()
  // An upload may have continued while this page wasn't mounted, and each shop has its own uploads.
  useEffect(() => client.lookAtUploads(shop), [client, shop])
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
                {sheet.finding && <FindPanel finding={sheet.finding} />}
                {snapshot.shownCount > 0 ? <SheetGrid /> : <NoRows />}
              </div>
              {panel.isOpen && (
                <DrawnAfter waits={isReading} placeholder={<div className={styles.aside} />}>
                  <IssuesPanel panel={panel} />
                </DrawnAfter>
              )}
            </div>
            <ValueLine />
            <StatusBar />
            <LeftOut />
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
  const nothing = useNothingShown(useDraft().snapshot.filter)
  return (
    <p id="sheet" tabIndex={-1} className={styles.none}>
      {nothing}
    </p>
  )
}
