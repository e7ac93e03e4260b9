import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { countOpen } from '#domain/upload/summary.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUploadView } from '#shell/services.ts'
import type { Upload } from '#run/upload.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { useRunAnnouncements } from './use-run-announcements.ts'
import { useIsUnseen } from '#upload/card/notify.ts'

/** On the other pages, announces, notifies and marks the tab's title when a running upload ends or needs the user. */
export function NewsOfUpload({ upload }: { readonly upload: Upload }) {
  const t = useTranslations('upload.announce')
  const shell = useTranslations('shell')
  const view = useUploadView(upload)
  const { status, state, header } = view
  const [wasSent] = useState(status.kind !== 'idle')
  useRunAnnouncements(view)
  useTitleMark(useIsUnseen(status))
  if (!wasSent || status.kind !== 'idle') return null
  const open = countOpen(state)
  return (
    <Notice
      tone={open > 0 ? 'warn' : 'ok'}
      actions={<Link href={`/uploads/${header.id}`}>{shell('goToUpload')}</Link>}
    >
      {t('ended', { accepted: state.counts.accepted, open })}
    </Notice>
  )
}

/** Puts a dot before the tab's title, also after the title changes. */
function useTitleMark(isMarked: boolean): void {
  useEffect(() => {
    if (!isMarked) return
    const { title } = document
    const marked = `● ${title}`
    document.title = marked
    return () => {
      if (document.title === marked) document.title = title
    }
  }, [isMarked])
}
