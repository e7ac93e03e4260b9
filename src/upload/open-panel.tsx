import { useTranslations } from '#i18n/use-translations.ts'
import { ChooseCouriers } from '#upload/couriers/choose-couriers.tsx'
import { FailedEntries } from '#upload/failures/failed-entries.tsx'
import { InDoubt } from '#upload/failures/in-doubt.tsx'
import { Refused } from '#upload/failures/refused.tsx'
import { Blocked, MarkedEntries, NotSent, SetAsideEntries } from '#upload/failures/small-panels.tsx'
import { Unexplained } from '#upload/failures/unexplained.tsx'
import { Panel } from '#upload/frame/panel.tsx'
import { type PanelKind, usePanelName } from '#upload/frame/panel-kinds.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { EntriesPanel } from '#upload/panels/entries-panel.tsx'
import { RequestLog } from '#upload/panels/request-log.tsx'
import styles from './upload-screen.module.css'

type OpenPanelProps = { readonly open: PanelKind; readonly isEmpty: boolean }

/** The panel that is open below the summary. */
export function OpenPanel({ open, isEmpty }: OpenPanelProps) {
  if (isEmpty && open !== 'all') return <EmptyPanel kind={open} />
  switch (open) {
    case 'courier-needed':
      return <ChooseCouriers />
    case 'failed':
      return <FailedEntries />
    case 'in-doubt':
      return <InDoubt />
    case 'unexplained':
      return <Unexplained />
    case 'refused':
      return <Refused />
    case 'not-sent':
      return <NotSent />
    case 'blocked':
      return <Blocked />
    case 'marked':
      return <MarkedEntries />
    case 'set-aside':
      return <SetAsideEntries />
    case 'log':
      return <RequestLog />
    case 'all':
    case 'accepted':
    case 'sending':
    case 'waiting':
      return <EntriesPanel kind={open} />
  }
}

/** Shown in a panel whose entries are done or on their way. While nothing is being sent, the card above says why. */
function EmptyPanel({ kind }: { readonly kind: PanelKind }) {
  const t = useTranslations('upload.rail')
  const title = usePanelName()(kind)
  const { status } = useUpload().view
  const isSending = status.kind === 'sending' || status.kind === 'pausing'
  return (
    <Panel title={title}>
      <p className={styles.nothing}>{t(isSending ? 'sending' : 'nothing')}</p>
    </Panel>
  )
}
