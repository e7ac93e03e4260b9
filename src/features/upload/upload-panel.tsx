import { useRef, useState } from 'react'
import { isFinished } from '#domain/upload/books.ts'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import type { UploadRun } from '#workflows/upload-run.ts'
import { AllEntries } from './all-entries.tsx'
import books from './books.module.css'
import { Books } from './books.tsx'
import { EndNotice } from './end-notice.tsx'
import { PageTitle } from './page-title.tsx'
import { ReportedByService } from './reported-by-service.tsx'
import { RunBar } from './run-bar.tsx'
import { RunNotice } from './run-notice.tsx'
import type { LinkSlot, WorkSlot } from './slots.ts'
import { StrayReports } from './stray-reports.tsx'
import { UploadHeader } from './upload-header.tsx'
import styles from './upload-panel.module.css'
import { useRunAnnouncements } from './use-run-announcements.ts'
import { useUploadRun } from './use-upload-run.ts'
import { useWakeLock } from './use-wake-lock.ts'

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
}

/** One upload from its sending to its end; another one begins with nothing ticked and nothing filtered. */
export function UploadPanel(props: UploadPanelProps) {
  return <Panel key={props.run.getSnapshot().header.id} {...props} />
}

function Panel(props: UploadPanelProps) {
  const { run, link, couriers: Couriers, failures: Failures, record: Record } = props
  const view = useUploadRun(run)
  const [shown, setShown] = useState<OutcomeKind | null>(null)
  const list = useRef<HTMLElement>(null)
  useWakeLock(view.status.kind === 'sending' || view.status.kind === 'waiting')
  useRunAnnouncements(view)
  const download = props.download && <props.download run={run} view={view} />
  const show = (kind: OutcomeKind | null) => {
    setShown(kind)
    if (kind !== null) list.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <PageTitle view={view} />
      <UploadHeader view={view} actions={isFinished(view.state) ? null : download} />
      <RunBar run={run} view={view} />
      <RunNotice view={view} onTokenNeeded={props.onTokenNeeded} link={link} />
      <EndNotice view={view} link={link} download={download} />
      <div className={books.card}>
        <Books counts={view.state.counts} shown={shown} onShow={show} />
        <ReportedByService state={view.state} />
      </div>
      <StrayReports strays={view.state.strays} />
      <div className={styles.work}>
        <div className={styles.couriers}>
          <Couriers run={run} view={view} />
        </div>
        <div className={styles.failures}>
          <Failures run={run} view={view} />
        </div>
      </div>
      <AllEntries ref={list} view={view} shown={shown} onShow={setShown} />
      {Record && <Record run={run} view={view} />}
    </>
  )
}
