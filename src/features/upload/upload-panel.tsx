import { type ComponentType, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { isFinished } from '#domain/upload/summary.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { UploadContext, useUpload, useUploadView } from '#page/upload-context.ts'
import type { UploadRun, UploadView } from '#run/upload-run.ts'
import { buttonClasses } from '#ui/button.tsx'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import { AllEntries } from '#features/upload/entries/all-entries.tsx'
import { EntryStory } from '#features/upload/entries/entry-story.tsx'
import { useShownList } from '#features/upload/entries/use-shown-list.ts'
import { EndNotice } from '#features/upload/progress/end-notice.tsx'
import { RunBar } from '#features/upload/progress/run-bar.tsx'
import { RunNotice } from '#features/upload/progress/run-notice.tsx'
import { useRunAnnouncements } from '#features/upload/progress/use-run-announcements.ts'
import { useWakeLock } from '#features/upload/progress/use-wake-lock.ts'
import { ReportedByService, StrayReports } from './reported-by-service.tsx'
import summary from './summary.module.css'
import { Summary } from './summary.tsx'
import { PageTitle, UploadHeader } from './upload-header.tsx'
import styles from './upload-panel.module.css'
import { type LeadTo, WorkParts, type WorkSlot } from './work-parts.tsx'

type ViewSlot = ComponentType<{ readonly view: UploadView }>

export type UploadPanelProps = {
  readonly run: UploadRun
  /** Where couriers are chosen, and where failed and doubtful entries are worked on. */
  readonly couriers: WorkSlot
  readonly failures: WorkSlot
  /** Where the entries are downloaded: in the header while something is open, and at the end. */
  readonly download?: ViewSlot
  /** Where the requests and answers are read as they were. */
  readonly record?: ViewSlot
  /** An entry that the address asks for: shown, with its story open. */
  readonly entry?: Position | null
  readonly onEntryClosed?: () => void
}

/** One upload from its sending to its end; another one begins with nothing selected and nothing filtered. */
export function UploadPanel({ run, ...props }: UploadPanelProps) {
  const view = useUploadView(run)
  const upload = useMemo(() => ({ run, view }), [run, view])
  return (
    <UploadContext value={upload}>
      <Panel key={view.header.id} {...props} />
    </UploadContext>
  )
}

function Panel(props: Omit<UploadPanelProps, 'run'>) {
  const { couriers, failures, entry = null, record: Record } = props
  const { view } = useUpload()
  const { section, ...list } = useShownList(props)
  const [leadTo, setLeadTo] = useState<LeadTo | null>(null)
  const isEnd = isFinished(view.state)
  const heading = useRef<HTMLHeadingElement>(null)
  const end = useRef<HTMLHeadingElement>(null)
  useWakeLock(view.status.kind === 'sending' || view.status.kind === 'waiting')
  useRunAnnouncements(view)
  useFocusRescue(() => (isEnd ? end : heading).current?.focus())
  const ways = <WaysOn download={props.download} isEnd={isEnd} />
  return (
    <>
      <PageTitle />
      <UploadHeader heading={heading} actions={!isEnd && ways} />
      <RunBar />
      <RunNotice onLeadTo={setLeadTo} />
      <EndNotice heading={end} actions={ways} />
      <div className={summary.card}>
        <Summary counts={view.state.counts} shown={list.shown} onShow={list.showFromAbove} />
        <ReportedByService state={view.state} />
      </div>
      <StrayReports strays={view.state.strays} />
      <WorkParts couriers={couriers} failures={failures} leadTo={leadTo} atOnce={entry !== null} />
      <div className={styles.list}>
        <AllEntries
          ref={section}
          shown={list.shown}
          onShow={list.show}
          onOpen={list.open}
          goTo={list.goTo}
        />
        {Record && <Record view={view} />}
      </div>
      {list.opened !== null && (
        <EntryStory key={list.opened} position={list.opened} onClose={list.close} />
      )}
    </>
  )
}

type WaysOnProps = { readonly download: ViewSlot | undefined; readonly isEnd: boolean }

/** What can be done with the upload as a whole; the next sheet is the main thing when this one is done. */
function WaysOn({ download: Download, isEnd }: WaysOnProps) {
  const t = useTranslations('upload')
  const { view } = useUpload()
  return (
    <>
      {Download && <Download view={view} />}
      <Link href="/" className={buttonClasses(isEnd ? 'main' : 'plain')}>
        {t('nextSheet')}
      </Link>
    </>
  )
}
