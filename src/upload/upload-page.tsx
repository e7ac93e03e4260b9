import { useDeferredValue } from 'react'
import { Link } from 'wouter'
import { WithCourierNames } from './courier-names.tsx'
import { UnreadableNotice } from '#shell/uploads/unreadable-upload.tsx'
import { UploadScreen } from './upload-screen.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { Page } from '#shell/frame.tsx'
import { useOpenUpload } from './use-open-upload.ts'
import { UnreadableRecord } from '#storage/faults.ts'
import { Loading } from '#ui/feedback/loading.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

export function UploadPage({ id }: { id: string }) {
  // Deferred, because rendering a large upload takes too long for one task.
  const opening = useDeferredValue(useOpenUpload(id))
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
          <UploadScreen upload={opening.upload} />
        </WithCourierNames>
      )
  }
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
