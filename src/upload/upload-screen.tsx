import { type ComponentType, useMemo, useRef } from 'react'
import type { Position } from '#domain/upload/upload-event.ts'
import { Page } from '#shell/frame.tsx'
import { Panel, PanelArrival } from './panel.tsx'
import { UndoKeys } from './undo.ts'
import { UploadContext, useUpload, useUploadView } from './upload-context.ts'
import type { Upload, UploadView } from '#run/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import { HandedOver } from '#upload/hand-over/handed-over.tsx'
import { focusHeading } from '#upload/card/run-strip.tsx'
import { SummaryCard } from '#upload/card/summary-card.tsx'
import { EntriesPanel } from '#upload/panels/entries-panel.tsx'
import { EntryStory } from '#upload/panels/entry-story.tsx'
import { useAskedEntry } from '#upload/panels/use-asked-entry.ts'
import {
  countPanels,
  isWorkKind,
  type PanelKind,
  usePanelName,
  type WorkKind,
} from '#upload/rail/panel-kinds.ts'
import { Rail } from '#upload/rail/rail.tsx'
import { ReportedByService } from '#upload/rail/reported-by-service.tsx'
import { PageTitle, type RenameSlot, UploadHeader } from './upload-header.tsx'
import styles from './upload-screen.module.css'
import { useOpenPanel } from './use-open-panel.ts'
import { useRunAnnouncements } from './use-run-announcements.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** Panels that other folders provide. */
export type PanelSlots = {
  readonly couriers: ComponentType
  readonly work: ComponentType<{ readonly kind: WorkKind }>
  readonly log: ComponentType
  /** Renders nothing: prepares a panel while answers arrive. */
  readonly ahead?: ComponentType
}

export type UploadScreenProps = {
  readonly upload: Upload
  readonly panels: PanelSlots
  readonly download?: ComponentType<{ readonly view: UploadView }>
  readonly rename?: RenameSlot
  /** Entry in the address; it is shown with its history open. */
  readonly entry?: Position | null
  readonly onEntryClosed?: () => void
}

/** One upload, from sending to its end. Another upload starts without selection or filter. */
export function UploadScreen({ upload, ...props }: UploadScreenProps) {
  const view = useUploadView(upload)
  const now = useMemo(() => ({ upload, view }), [upload, view])
  return (
    <UploadContext value={now}>
      <UndoKeys />
      <Screen key={upload.id} {...props} />
    </UploadContext>
  )
}

function Screen(props: Omit<UploadScreenProps, 'upload'>) {
  const { view } = useUpload()
  const counts = useMemo(() => countPanels(view.state), [view.state])
  const { opened, ...entries } = useAskedEntry(props)
  const { open, choose, takeArrival } = useOpenPanel(view, counts, props.entry ?? null)
  const Download = props.download
  const { ahead: Ahead } = props.panels
  useWakeLock(view.status.kind === 'sending' || view.status.kind === 'waiting')
  useRunAnnouncements(view)
  return (
    <Page fills>
      <PageTitle />
      <div className={styles.screen}>
        <UploadHeader rename={props.rename} download={Download && <Download view={view} />} />
        <HandedOver />
        <SummaryCard open={open} onView={(kind) => choose(kind, true)} />
        <div className={styles.work}>
          <div className={styles.side}>
            <Rail counts={counts} open={open} onOpen={choose} />
            <ReportedByService state={view.state} />
          </div>
          <PanelArrival value={takeArrival}>
            <Stage {...props} open={open} isEmpty={counts[open] === 0} {...entries} />
          </PanelArrival>
        </div>
      </div>
      {Ahead && <Ahead />}
      {opened !== null && <EntryStory key={opened} position={opened} onClose={entries.close} />}
    </Page>
  )
}

type StageProps = Pick<UploadScreenProps, 'panels'> &
  Omit<ReturnType<typeof useAskedEntry>, 'opened'> & {
    readonly open: PanelKind
    readonly isEmpty: boolean
  }

function Stage(props: StageProps) {
  const title = usePanelName()(props.open)
  const stage = useRef<HTMLDivElement>(null)
  const { kind } = useUpload().view.status
  // While sending there is nothing to do in the list of all entries, so the heading gets the focus.
  const isWatching = props.open === 'all' && (kind === 'sending' || kind === 'waiting')
  // Called here, because a panel can disappear without its parent rendering.
  useFocusRescue(() => (isWatching ? focusHeading() : focusInside(stage.current)))
  return (
    <div ref={stage} data-stage className={styles.stage}>
      <OpenPanel key={props.open} {...props} title={title} />
    </div>
  )
}

type OpenPanelProps = StageProps & { readonly title: string }

function OpenPanel({ panels, open, isEmpty, title, show, goTo }: OpenPanelProps) {
  if (isEmpty && open !== 'all') return <EmptyPanel title={title} />
  if (open === 'courier-needed') return <panels.couriers />
  if (open === 'log') return <panels.log />
  if (isWorkKind(open)) return <panels.work kind={open} />
  return <EntriesPanel kind={open} title={title} onOpen={show} goTo={goTo} />
}

/** Shown in a panel whose entries are done or on their way. While nothing is being sent, the card above says why. */
function EmptyPanel({ title }: { readonly title: string }) {
  const t = useTranslations('upload.rail')
  const { kind } = useUpload().view.status
  const isSending = kind === 'sending' || kind === 'pausing'
  return (
    <Panel title={title}>
      <p className={styles.nothing}>{t(isSending ? 'sending' : 'nothing')}</p>
    </Panel>
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
