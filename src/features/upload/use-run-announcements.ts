import { useEffect, useRef } from 'react'
import { countOpen } from '#domain/upload/books.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/announcer.tsx'
import type { UploadView } from '#workflows/upload-run.ts'
import { usePauseWords } from './use-pause-words.ts'

/** Says once that sending has ended, or stands still and why; what stood so before is not said. */
export function useRunAnnouncements({ status, state }: UploadView): void {
  const t = useTranslations('upload.announce')
  const announce = useAnnounce()
  const pauseWords = usePauseWords()
  const before = useRef(status.kind)
  useEffect(() => {
    if (before.current === status.kind) return
    before.current = status.kind
    if (status.kind === 'idle')
      announce(t('ended', { accepted: state.counts.accepted, open: countOpen(state) }))
    if (status.kind === 'paused') announce(t('paused', { reason: pauseWords(status.why) }))
  })
}
