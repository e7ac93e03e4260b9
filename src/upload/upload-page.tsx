import { useDeferredValue } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { WithCourierNames } from './courier-names.tsx'
import { ChooseCouriers, GroupsAhead } from '#upload/couriers/choose-couriers.tsx'
import { OpenWork } from '#upload/failures/open-work.tsx'
import { RenameForm } from '#uploads/rename-form.tsx'
import { UnreadableNotice } from '#uploads/unreadable-upload.tsx'
import { RequestLog } from '#upload/receipts/request-log.tsx'
import { Download } from '#upload/receipts/download.tsx'
import { type PanelSlots, UploadScreen } from './upload-screen.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { Page } from '#shell/frame.tsx'
import { useOpenUpload } from './use-open-upload.ts'
import { UnreadableRecord } from '#storage/faults.ts'
import { Loading } from '#ui/feedback/loading.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

const PANELS: PanelSlots = {
  couriers: ChooseCouriers,
  work: OpenWork,
  ahead: GroupsAhead,
  log: RequestLog,
}

export function UploadPage({ id }: { id: string }) {
  // Deferred, because rendering a large upload takes too long for one task.
  const opening = useDeferredValue(useOpenUpload(id))
  const asked = useAskedEntry()
  switch (opening.kind) {
    case 'opening':
      return (
        <Page>
          <Loading />
        </Page>
      )
    case 'missing':
      return <NoUpload id={id} error={null} />
    case 'failed':
      return <NoUpload id={id} error={opening.error} />
    case 'open':
      return (
        <WithCourierNames upload={opening.upload}>
          <UploadScreen
            upload={opening.upload}
            panels={PANELS}
            download={Download}
            rename={RenameForm}
            entry={asked.entry}
            onEntryClosed={asked.forget}
          />
        </WithCourierNames>
      )
  }
}

/** Reads the entry from the address (`?entry=12`), which is cleared when its history closes. */
function useAskedEntry() {
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('entry') ?? ''
  const entry = /^\d+$/.test(asked) ? Number(asked) : null
  return { entry, forget: () => navigate(path, { replace: true }) }
}

type NoUploadProps = {
  readonly id: string
  /** null: the storage was read, and the upload doesn't exist. */
  readonly error: unknown
}

function NoUpload({ id, error }: NoUploadProps) {
  const t = useTranslations('shell')
  return (
    <Page>
      <h1 ref={catchFocus} tabIndex={-1}>
        {t('uploads')}
      </h1>
      <div role="alert">
        {error instanceof UnreadableRecord ? (
          <UnreadableNotice id={id} />
        ) : (
          <Notice
            tone={error ? 'bad' : 'info'}
            actions={<Link href="/uploads">{t('allUploads')}</Link>}
          >
            {t(error ? 'unreadableUpload' : 'noSuchUpload')}
          </Notice>
        )}
      </div>
    </Page>
  )
}

/** When another tab deletes the upload, the focused control disappears, so the heading takes the focus. */
function catchFocus(heading: HTMLHeadingElement | null) {
  if (document.activeElement === document.body) heading?.focus()
}
