import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { ChooseCouriers } from '#features/couriers/choose-couriers.tsx'
import { FailuresWork } from '#features/failures/failures-work.tsx'
import { type Checks, EntryChecks } from '#features/failures/correcting/use-warnings.ts'
import { UploadPanel } from '#features/upload/upload-panel.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import type { UploadRun } from '#run/upload-run.ts'
import { WithCourierNames } from '#app/courier-names.tsx'
import { useReceiptSlots } from '#app/receipt-slots.tsx'
import { WithSeenCouriers } from '#app/seen-couriers.tsx'
import type { Services } from '#app/services.ts'
import { useAskForToken } from '#app/token-focus.ts'

type Opened =
  | { readonly kind: 'opening' }
  | { readonly kind: 'missing' | 'unreadable' }
  | { readonly kind: 'open'; readonly run: UploadRun }

/** One upload, opened by its id. */
export function UploadPage({ services, id }: { services: Services; id: string }) {
  const t = useTranslations('common')
  const opened = useOpenedUpload(services, id)
  const askForToken = useAskForToken()
  const asked = useAskedEntry()
  const receipts = useReceiptSlots(services)
  const { uploads, records } = services
  const readStory = useCallback(
    async (position: Position) => (await uploads?.story(id, position)) ?? [],
    [uploads, id],
  )
  const checks = useMemo<Checks>(
    () => ({
      cells: (entry) => records.ask('checkEntry', entry),
      earlier: (entry) => records.ask('findRepeat', { entry, upload: id }),
    }),
    [records, id],
  )
  if (opened.kind === 'opening') return <p>{t('loading')}</p>
  if (opened.kind !== 'open') return <NoUpload why={opened.kind} />
  return (
    <WithSeenCouriers services={services}>
      <WithCourierNames run={opened.run}>
        <EntryChecks value={checks}>
          <UploadPanel
            run={opened.run}
            onTokenNeeded={askForToken}
            couriers={ChooseCouriers}
            failures={FailuresWork}
            download={receipts.download}
            record={receipts.record}
            link={Link}
            readStory={readStory}
            entry={asked.entry}
            onEntryClosed={asked.forget}
          />
        </EntryChecks>
      </WithCourierNames>
    </WithSeenCouriers>
  )
}

/** The entry that the address asks for (`?entry=12`); forgotten when its story was closed. */
function useAskedEntry() {
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('entry') ?? ''
  const entry = /^\d+$/.test(asked) ? Number(asked) : null
  return { entry, forget: () => navigate(path, { replace: true }) }
}

function useOpenedUpload({ uploads }: Services, id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' })
  useEffect(() => {
    let left = false
    const look = async () => {
      const found = await openUpload(uploads, id)
      // In slices: the page of a large upload takes longer to build than a task may.
      if (!left)
        startTransition(() => setOpened((before) => (isSame(before, found) ? before : found)))
    }
    void look()
    // It may be deleted in another tab.
    const stop = uploads?.subscribe(() => void look())
    return () => {
      left = true
      stop?.()
    }
  }, [uploads, id])
  return opened
}

function isSame(one: Opened, other: Opened): boolean {
  return (
    one.kind === other.kind &&
    (one.kind !== 'open' || other.kind !== 'open' || one.run === other.run)
  )
}

async function openUpload(uploads: Services['uploads'], id: string): Promise<Opened> {
  try {
    const run = (await uploads?.open(id)) ?? null
    return run === null ? { kind: 'missing' } : { kind: 'open', run }
  } catch (error) {
    if (!(error instanceof DOMException)) reportError(error)
    return { kind: 'unreadable' }
  }
}

function NoUpload({ why }: { why: 'missing' | 'unreadable' }) {
  const t = useTranslations('shell')
  return (
    <>
      <h1 ref={catchFocus} tabIndex={-1}>
        {t('uploads')}
      </h1>
      <div role="alert">
        <Notice
          tone={why === 'missing' ? 'info' : 'bad'}
          actions={<Link href="/uploads">{t('allUploads')}</Link>}
        >
          {t(why === 'missing' ? 'noSuchUpload' : 'unreadableUpload')}
        </Notice>
      </div>
    </>
  )
}

/** An upload that was deleted in another tab takes the control with it that had the keyboard. */
function catchFocus(heading: HTMLHeadingElement | null) {
  if (document.activeElement === document.body) heading?.focus()
}
