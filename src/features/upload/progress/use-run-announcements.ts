import { useEffect, useRef } from 'react'
import { countOpen, isFinished } from '#domain/upload/summary.ts'
import { useSentences } from '#i18n/words/use-sentences.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { findEndFault } from '#domain/upload/run/consequence.ts'
import type { UploadView } from '#run/upload-run.ts'
import { useAccount } from './end-notice.tsx'
import { usePauseWords, useReasonWords } from './use-pause-words.ts'

/** Says once that sending has ended, or stands still and why, or that nothing is left; not what stood so before. */
export function useRunAnnouncements({ status, state }: UploadView): void {
  const t = useTranslations('upload')
  const announce = useAnnounce()
  const sentences = useSentences()
  const pauseWords = usePauseWords()
  const reasonWords = useReasonWords()
  const account = useAccount()
  const isEnd = isFinished(state)
  // What stands in its way can become another thing meanwhile.
  const reason = status.kind === 'paused' ? reasonWords(status.why, state) : null
  const before = useRef({ kind: status.kind, reason, isEnd })
  useEffect(() => {
    const { current } = before
    if (current.kind === status.kind && current.reason === reason && current.isEnd === isEnd) return
    before.current = { kind: status.kind, reason, isEnd }
    if (isEnd) {
      if (!current.isEnd) announce(t('announce.finished', { account: account(state) }))
    } else if (status.kind === 'idle') {
      const open = countOpen(state)
      const ended = t('announce.ended', { accepted: state.counts.accepted, open })
      const fault = findEndFault(state)
      announce(sentences(ended, fault && reasonWords({ kind: 'fault', fault }, state)))
    } else if (status.kind === 'paused') {
      announce(t('announce.paused', { reason: pauseWords(status.why, state) }))
    }
  })
}
