import { useRef, useState } from 'react'
import { isFinished } from '#domain/upload/summary.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { buttonClasses } from '#ui/button.tsx'
import { useFocusNet } from '#ui/use-focus-net.ts'
import type { UploadRun, UploadView } from '#run/upload-run.ts'
import { AllEntries } from '#features/upload/entries/all-entries.tsx'
import summary from './summary.module.css'
import { Summary } from './summary.tsx'
import { EndNotice } from '#features/upload/progress/end-notice.tsx'
import { EntryStory } from '#features/upload/entries/entry-story.tsx'
import { PageTitle } from './page-title.tsx'
import { ReportedByService } from './reported-by-service.tsx'
import { RunBar } from '#features/upload/progress/run-bar.tsx'
import { RunNotice } from '#features/upload/progress/run-notice.tsx'
import type { LeadTo, LinkSlot, WorkSlot } from './slots.ts'
import { StrayReports } from './stray-reports.tsx'
import { UploadHeader } from './upload-header.tsx'
import styles from './upload-panel.module.css'
import type { ReadStory } from '#features/upload/entries/use-entry-story.ts'
import { useRunAnnouncements } from '#features/upload/progress/use-run-announcements.ts'
import { useShownList } from '#features/upload/entries/use-shown-list.ts'
import { useUploadRun } from './use-upload-run.ts'
import { useWakeLock } from '#features/upload/progress/use-wake-lock.ts'
import { WorkParts } from './work-parts.tsx'

export type UploadPanelProps = {
  readonly run: UploadRun
  /** Takes the person to the field for the access token. */
  readonly onTokenNeeded: () => void
  /** Where couriers are chosen, and where failed and doubtful entries are worked on. */
  readonly couriers: WorkSlot
  readonly failures: WorkSlot
  /** Where the entries are downloaded; stands in the header while something is open, and at the end. */
  readonly download?: WorkSlot
  /** Where the requests and answers are read as they were. */
  readonly record?: WorkSlot
  readonly link: LinkSlot
  /** Reads what happened to an entry; the same function as long as the upload is the same. */
  readonly readStory: ReadStory
  /** An entry that the address asks for: shown, with its story open. */
  readonly entry?: Position | null
  readonly onEntryClosed?: () => void
}

/** One upload from its sending to its end; another one begins with nothing ticked and nothing filtered. */
export function UploadPanel(props: UploadPanelProps) {
  return <Panel key={props.run.getSnapshot().header.id} {...props} />
}

function Panel(props: UploadPanelProps) {
  const { run, link, record: Record } = props
  const view = useUploadRun(run)
  const { section, ...list } = useShownList(props)
  const [leadTo, setLeadTo] = useState<LeadTo | null>(null)
  const isEnd = isFinished(view.state)
  const heading = useRef<HTMLHeadingElement>(null)
  const end = useRef<HTMLHeadingElement>(null)
  useWakeLock(view.status.kind === 'sending' || view.status.kind === 'waiting')
  useRunAnnouncements(view)
  useFocusNet(() => (isEnd ? end : heading).current?.focus())
  const ways = <WaysOn {...props} view={view} isEnd={isEnd} />
  return (
    <>
      <PageTitle view={view} />
      <UploadHeader view={view} heading={heading} actions={!isEnd && ways} />
      <RunBar run={run} view={view} />
      <RunNotice
        run={run}
        view={view}
        onTokenNeeded={props.onTokenNeeded}
        onLeadTo={setLeadTo}
        link={link}
      />
      <EndNotice view={view} heading={end} actions={ways} />
      <div className={summary.card}>
        <Summary counts={view.state.counts} shown={list.shown} onShow={list.showFromAbove} />
        <ReportedByService state={view.state} />
      </div>
      <StrayReports strays={view.state.strays} />
      <WorkParts
        run={run}
        view={view}
        couriers={props.couriers}
        failures={props.failures}
        leadTo={leadTo}
        atOnce={(props.entry ?? null) !== null}
      />
      <div className={styles.list}>
        <AllEntries
          ref={section}
          view={view}
          shown={list.shown}
          onShow={list.show}
          onOpen={list.open}
          goTo={list.goTo}
        />
        {Record && <Record run={run} view={view} />}
      </div>
      {list.opened !== null && (
        <EntryStory
          key={list.opened}
          view={view}
          position={list.opened}
          read={props.readStory}
          onClose={list.close}
        />
      )}
    </>
  )
}

type WaysOnProps = UploadPanelProps & { readonly view: UploadView; readonly isEnd: boolean }

/** What can be done with the upload as a whole; the next sheet is the main thing when this one is done. */
function WaysOn({ run, view, isEnd, download: Download, link: PageLink }: WaysOnProps) {
  const t = useTranslations('upload')
  return (
    <>
      {Download && <Download run={run} view={view} />}
      <PageLink href="/" className={buttonClasses(isEnd ? 'main' : 'plain')}>
        {t('nextSheet')}
      </PageLink>
    </>
  )
}
