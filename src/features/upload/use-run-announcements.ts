import { useEffect, useRef } from 'react'
import { countOpen, isFinished } from '#domain/upload/books.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/announcer.tsx'
import type { UploadView } from '#workflows/upload-run.ts'
import { useAccount } from './end-notice.tsx'
import { usePauseWords } from './use-pause-words.ts'

/** Says once that sending has ended, or stands still and why, or that nothing is left; not what stood so before. */
export function useRunAnnouncements({ status, state }: UploadView): void {
  const t = useTranslations('upload')
  const announce = useAnnounce()
  const pauseWords = usePauseWords()
  const account = useAccount()
  const isEnd = isFinished(state)
  const before = useRef({ kind: status.kind, isEnd })
  useEffect(() => {
    const { current } = before
    if (current.kind === status.kind && current.isEnd === isEnd) return
    before.current = { kind: status.kind, isEnd }
    if (isEnd) {
      if (!current.isEnd) announce(t('announce.finished', { account: account(state) }))
    } else if (status.kind === 'idle') {
      const open = countOpen(state)
      announce(t('announce.ended', { accepted: state.counts.accepted, open }))
    } else if (status.kind === 'paused') {
      announce(t('announce.paused', { reason: pauseWords(status.why, state) }))
    }
  })
}
