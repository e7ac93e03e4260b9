import { useEffect, useRef } from 'react'
import { countOpen, isFinished } from '#domain/upload/summary.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useSentences } from '#i18n/words/use-sentences.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { findEndFault } from '#domain/upload/run/consequence.ts'
import { usePauseWords, useReasonWords } from '#upload/card/use-pause-words.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { needsPerson, notify, useNotifyWish } from '#upload/card/notify.ts'
import type { UploadView } from '#run/upload.ts'

/** Announces that sending has ended or paused, or that the upload is finished. The initial state isn't announced. */
export function useRunAnnouncements({ status, state, header }: UploadView): void {
  const t = useTranslations('upload')
  const announce = useAnnounce()
  const sentences = useSentences()
  const pauseWords = usePauseWords()
  const reasonWords = useReasonWords()
  const account = useAccount()
  const isWanted = useNotifyWish()
  const name = plainText(useUploadName()(header))
  const isEnd = isFinished(state)
  // The reason can change during a pause.
  const reason = status.kind === 'paused' ? reasonWords(status.why, state) : null
  const before = useRef({ kind: status.kind, reason, isEnd })
  useEffect(() => {
    const { current } = before
    if (current.kind === status.kind && current.reason === reason && current.isEnd === isEnd) return
    before.current = { kind: status.kind, reason, isEnd }
    const tell = (words: string, isForPerson = true) => {
      announce(words)
      notify(isWanted && isForPerson, name, words)
    }
    if (isEnd) {
      const words = sentences(account(state), header.practice && t('end.practice'))
      if (!current.isEnd) tell(t('announce.finished', { account: words }))
    } else if (status.kind === 'idle') {
      const open = countOpen(state)
      const ended = t('announce.ended', { accepted: state.counts.accepted, open })
      const fault = findEndFault(state)
      tell(sentences(ended, fault && reasonWords({ kind: 'fault', fault }, state)))
    } else if (status.kind === 'paused') {
      const words = pauseWords(status.why, state)
      const told = t('announce.paused', { reason: sentences(words.reason, words.next) })
      tell(told, needsPerson(status.why))
    }
  })
}

/** Returns a function that sums up the outcomes of a finished upload. */
function useAccount(): (state: UploadState) => string {
  const t = useTranslations('upload.end')
  const format = useFormatter()
  return ({ counts: { accepted, 'set-aside': aside } }) => {
    if (aside === 0) return t('account', { facts: t('accepted', { count: accepted }) })
    const facts = [t('acceptedOf', { count: accepted }), t('andSetAside', { count: aside })]
    return t('account', { facts: format.list(facts) })
  }
}
