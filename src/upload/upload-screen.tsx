import { useMemo, useRef } from 'react'
import type { Upload } from '#run/upload.ts'
import { Page } from '#shell/frame.tsx'
import { useUploadView } from '#shell/services.ts'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import { HandedOver } from '#upload/card/handed-over.tsx'
import { focusHeading } from '#upload/card/run-strip.tsx'
import { SummaryCard } from '#upload/card/summary-card.tsx'
import { GroupsAhead } from '#upload/couriers/choose-couriers.tsx'
import { PanelArrival } from '#upload/frame/panel.tsx'
import { countPanels, type PanelKind } from '#upload/frame/panel-kinds.ts'
import { UndoKeys } from '#upload/frame/undo.tsx'
import { UploadContext, useUpload } from '#upload/frame/upload-context.ts'
import { useAddress } from '#upload/frame/use-address.ts'
import { EntryStory } from '#upload/panels/entry-story.tsx'
import { OpenPanel } from './open-panel.tsx'
import { Rail } from './rail.tsx'
import { ReportedByService } from './reported-by-service.tsx'
import { PageTitle, UploadHeader } from './upload-header.tsx'
import styles from './upload-screen.module.css'
import { useOpenPanel } from './use-open-panel.ts'
import { useRunAnnouncements } from './use-run-announcements.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** One upload, from sending to its end. Another upload starts without selection or filter. */
export function UploadScreen({ upload }: { readonly upload: Upload }) {
  const view = useUploadView(upload)
  const now = useMemo(() => ({ upload, view }), [upload, view])
  return (
    <UploadContext value={now}>
      <UndoKeys />
      <Screen key={upload.id} />
    </UploadContext>
  )
}

function Screen() {
  const { view } = useUpload()
  const counts = useMemo(() => countPanels(view.state), [view.state])
  const { open, choose, takeArrival } = useOpenPanel(view, counts)
  const { entry, goTo } = useAddress()
  useWakeLock(view.status.kind === 'sending' || view.status.kind === 'waiting')
  useRunAnnouncements(view)
  return (
    <Page fills>
      <PageTitle />
      <div className={styles.screen}>
        <UploadHeader />
        <HandedOver />
        <SummaryCard open={open} onView={(kind) => choose(kind, true)} />
        <div className={styles.work}>
          <div className={styles.side}>
            <Rail counts={counts} open={open} onOpen={choose} />
            <ReportedByService state={view.state} />
          </div>
          <PanelArrival value={takeArrival}>
            <Stage open={open} isEmpty={counts[open] === 0} />
          </PanelArrival>
        </div>
      </div>
      <GroupsAhead />
      {entry !== null && (
        <EntryStory key={entry} position={entry} onClose={() => goTo({ entry: null })} />
      )}
    </Page>
  )
}

type StageProps = { readonly open: PanelKind; readonly isEmpty: boolean }

function Stage(props: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { kind } = useUpload().view.status
  // While sending there is nothing to do in the list of all entries, so the heading gets the focus.
  const isWatching = props.open === 'all' && (kind === 'sending' || kind === 'waiting')
  // Called here, because a panel can disappear without its parent rendering.
  useFocusRescue(() => (isWatching ? focusHeading() : focusInside(stage.current)))
  return (
    <div ref={stage} data-stage className={styles.stage}>
      <OpenPanel key={props.open} {...props} />
    </div>
  )
}

/** Focuses the first control of the panel's action sheet, then the active cell, then the panel's heading. */
function focusInside(stage: HTMLElement | null) {
  const target =
    document.querySelector<HTMLElement>('[data-remedy] :is(input, button, a)') ??
    stage?.querySelector<HTMLElement>('[role="grid"] [data-active="true"][tabindex="0"]') ??
    stage?.querySelector<HTMLElement>('[role="grid"] [data-active="true"] [tabindex="0"]') ??
    stage?.querySelector('h2')
  target?.focus()
}
