import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { WithCourierNames } from '#app/courier-names.tsx'
import { ChooseCouriers } from '#features/couriers/choose-couriers.tsx'
import { FailuresWork } from '#features/failures/failures-work.tsx'
import { UnreadableNotice } from '#features/history/unreadable-upload.tsx'
import { Download } from '#features/receipts/download.tsx'
import { RawRecord } from '#features/receipts/raw-record.tsx'
import { UploadPanel } from '#features/upload/upload-panel.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { uploadQuery } from '#page/queries.ts'
import { useServices } from '#page/services.ts'
import { UnreadableRecord } from '#storage/faults.ts'
import { Loading } from '#ui/feedback/loading.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

/** One upload, opened by its id. */
export function UploadPage({ id }: { id: string }) {
  const { data, isError, error } = useQuery(uploadQuery(useServices(), id))
  // In slices: the page of a large upload takes longer to build than a task may.
  const run = useDeferredValue(data, undefined)
  const asked = useAskedEntry()
  if (isError || run === null) return <NoUpload id={id} error={error} />
  if (run === undefined) return <Loading />
  return (
    <WithCourierNames run={run}>
      <UploadPanel
        run={run}
        couriers={ChooseCouriers}
        failures={FailuresWork}
        download={Download}
        record={RawRecord}
        entry={asked.entry}
        onEntryClosed={asked.forget}
      />
    </WithCourierNames>
  )
}

/** The entry that the address asks for (`?entry=12`); forgotten when its story was closed. */
function useAskedEntry() {
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('entry') ?? ''
  const entry = /^\d+$/.test(asked) ? Number(asked) : null
  return { entry, forget: () => navigate(path, { replace: true }) }
}

type NoUploadProps = {
  readonly id: string
  /** null: it could be asked for, and there is none. */
  readonly error: Error | null
}

function NoUpload({ id, error }: NoUploadProps) {
  const t = useTranslations('shell')
  return (
    <>
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
    </>
  )
}

/** An upload that was deleted in another tab takes the control with it that had the keyboard. */
function catchFocus(heading: HTMLHeadingElement | null) {
  if (document.activeElement === document.body) heading?.focus()
}
